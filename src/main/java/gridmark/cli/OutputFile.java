package gridmark.cli;

import gridmark.files.OutputFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A file that a command writes its answer to: whole, or not at all. */
public final class OutputFile {

  private static final String STANDARD_OUTPUT = "-";

  private final Path file;

  private OutputFile(Path file) {
    this.file = file;
  }

  /**
   * Refuses a place where nothing can be written, before anything is computed for it.
   *
   * @return empty where standard output is meant, which is for none and for {@code -}
   */
  public static Optional<OutputFile> open(OptionGroup asker, Path file) {
    if (file == null || file.toString().equals(STANDARD_OUTPUT)) {
      return Optional.empty();
    }
    OutputFile output = new OutputFile(file);
    String complaint = file + " cannot be written: ";
    asker.refuseIf(Files.isDirectory(file), complaint + "it is a folder; give the name of a file");
    asker.refuseIf(
        !Files.isDirectory(output.folder()), complaint + "there is no folder " + output.folder());
    asker.refuseIf(
        !Files.isWritable(output.isDevice() ? file : output.folder()),
        complaint + "you have not the permission");
    return Optional.of(output);
  }

  public Path path() {
    return file;
  }

  public void write(String text) throws IOException {
    if (!isDevice()) {
      OutputFolder.open(folder()).write(file.getFileName().toString(), text);
      return;
    }
    try {
      Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new IOException("%s cannot be written (%s)".formatted(file, e.getMessage()), e);
    }
  }

  /** The file for one of several answers: its number stands before the ending. */
  public OutputFile numbered(int number) {
    if (isDevice()) {
      return this;
    }
    String name = file.getFileName().toString();
    int dot = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length();
    return new OutputFile(
        file.resolveSibling(name.substring(0, dot) + "-" + number + name.substring(dot)));
  }

  /** As /dev/null or a pipe, which cannot be replaced by a new file. */
  private boolean isDevice() {
    return Files.exists(file) && !Files.isRegularFile(file);
  }

  private Path folder() {
    return file.toAbsolutePath().getParent();
  }
}
