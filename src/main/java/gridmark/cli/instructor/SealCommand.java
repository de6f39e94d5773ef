package gridmark.cli.instructor;

import gridmark.cli.ExitCode;
import gridmark.cli.OutputFile;
import gridmark.cli.OutputOption;
import gridmark.cli.Subcommand;
import gridmark.cli.Terminal;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.PackKey;
import gridmark.grader.pack.SealedPack;
import gridmark.grader.submission.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Seals packs. */
@Command(
    name = "seal",
    description = {
      "Encrypts test packs, for places that everybody can read.",
      "",
      "The key is taken from the environment variable "
          + PackKey.VARIABLE
          + ". Where it is set, "
          + "grade and verify read sealed packs like any others. The file of --out must be new, and its name end in "
          + SealedPack.ENDING
          + "."
    },
    footer = {
      "",
      "Examples:",
      "  gridmark seal --new-key",
      "  gridmark seal hidden.json --out bundle/hidden.sealed",
      "  gridmark grade . --cases bundle",
      "",
      "Exit codes: 0 done, 2 wrong use or a broken pack, 3 the program failed.",
    })
public final class SealCommand extends Subcommand {

  @Parameters(
      paramLabel = "PACK",
      arity = "0..*",
      description = "A JSON file, or a folder of them. All go into one sealed file.")
  private List<Path> packs = new ArrayList<>();

  @Mixin private OutputOption out;

  @Option(names = "--new-key", description = "Print a new key, and nothing else.")
  private boolean newKey;

  public SealCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    if (newKey == !packs.isEmpty()) {
      throw wrong("give packs to seal, or --new-key");
    }
    if (newKey && out.isSaid()) {
      throw wrong("--new-key prints the key and takes no --out: send it to where secrets are kept");
    }
    if (newKey) {
      terminal().out().println(PackKey.random().secret());
      return ExitCode.DONE;
    }
    checkOut();
    try {
      PackKey key = PackKey.in(terminal().environment()).orElseThrow(this::noKey);
      out.write(terminal(), SealedPack.seal(packs, key));
      return ExitCode.DONE;
    } catch (BrokenPackException e) {
      terminal().err().println("gridmark: nothing was sealed:\n" + Printable.text(e.getMessage()));
      return ExitCode.WRONG_USE;
    }
  }

  private void checkOut() {
    Optional<Path> file = out.open().map(OutputFile::path);
    if (file.isPresent() && !file.get().toString().endsWith(SealedPack.ENDING)) {
      throw wrong(
          "%s must end in %s: by that sealed packs are known"
              .formatted(file.get(), SealedPack.ENDING));
    }
    if (file.isPresent() && Files.exists(file.get())) {
      throw wrong("%s is there already: move it away, or give another name".formatted(file.get()));
    }
  }

  private ParameterException noKey() {
    return wrong(
        "there is no key: set the environment variable %s to what gridmark seal --new-key prints, and keep it"
            .formatted(PackKey.VARIABLE));
  }
}
