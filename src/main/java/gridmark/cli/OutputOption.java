package gridmark.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where a tool's answer goes. */
public final class OutputOption extends OptionGroup {

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where it goes. Default, and -: standard output.")
  private Path out;

  /** Whether a place was named. */
  public boolean isSaid() {
    return out != null;
  }

  /** Tries the place out, as {@link OutputFile#open} does. */
  public Optional<OutputFile> open() {
    return OutputFile.open(this, out);
  }

  /** Writes all of the answer, and says where to unless that is standard output. */
  public void write(String text) throws IOException {
    Optional<OutputFile> file = open();
    if (file.isPresent()) {
      file.get().write(text);
      terminal().say("Written: " + out);
    } else {
      terminal().print(text);
    }
  }
}
