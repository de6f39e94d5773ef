package gridmark.kit;

import gridmark.files.Reason;
import gridmark.files.Unfinished;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A folder for a starter project, which it gets as a whole or not at all. */
public final class KitFolder {

  private final Path folder;
  private final boolean isNew;

  private KitFolder(Path folder, boolean isNew) {
    this.folder = folder;
    this.isNew = isNew;
  }

  /** The folder cannot be used. */
  public static final class UnusableException extends Exception {
    private static final long serialVersionUID = 1L;

    UnusableException(Path folder, String why) {
      super("a starter project cannot be written to %s: %s".formatted(folder, why));
    }
  }

  /**
   * Looks at the place, and leaves it as it is.
   *
   * @throws UnusableException if something is there already, or nothing can be written there
   */
  public static KitFolder open(Path folder) throws UnusableException {
    if (folder.toString().isEmpty()) {
      throw new UnusableException(folder, "the name is empty; for this folder give .");
    }
    Path absolute = folder.toAbsolutePath().normalize();
    if (Files.exists(absolute) && !Files.isDirectory(absolute)) {
      throw new UnusableException(folder, "it is a file; give another name");
    }
    if (Files.isSymbolicLink(absolute) && !Files.exists(absolute)) {
      throw new UnusableException(folder, "it is a link that leads nowhere");
    }
    boolean isNew = !Files.exists(absolute);
    try {
      if (!isNew && !entries(absolute).isEmpty()) {
        throw new UnusableException(folder, "it is not empty; give a new folder");
      }
    } catch (IOException e) {
      throw new UnusableException(folder, Reason.ofWriting(e));
    }
    Path nearest = absolute;
    while (!Files.exists(nearest)) {
      nearest = nearest.getParent();
    }
    if (!Files.isDirectory(nearest)) {
      throw new UnusableException(folder, nearest + " is a file");
    }
    if (!Files.isWritable(nearest)) {
      throw new UnusableException(folder, "no permission to write to " + nearest);
    }
    return new KitFolder(absolute, isNew);
  }

  /**
   * Writes it beside and then moves it into place: a new folder by renaming it, the content of one
   * that is there (and may be the working folder, which must stay) entry by entry.
   */
  public void write(StarterKit kit) throws IOException {
    try (Unfinished kitBeside = Unfinished.of(isNew ? folder : folder.resolve("kit"))) {
      Path unfinished = kitBeside.path();
      Files.createDirectories(unfinished);
      for (Map.Entry<String, byte[]> file : kit.files().entrySet()) {
        Path target = unfinished.resolve(file.getKey());
        Files.createDirectories(target.getParent());
        Files.write(target, file.getValue());
      }
      if (isNew) {
        kitBeside.finish();
      } else {
        moveContent(unfinished);
      }
    } catch (IOException e) {
      throw new IOException(
          "the starter project cannot be written to %s (%s)".formatted(folder, Reason.ofWriting(e)),
          e);
    }
  }

  private void moveContent(Path unfinished) throws IOException {
    List<Path> moved = new ArrayList<>();
    try {
      for (Path entry : entries(unfinished)) {
        moved.add(Files.move(entry, folder.resolve(entry.getFileName())));
      }
    } catch (IOException e) {
      for (Path entry : moved) {
        Unfinished.delete(entry);
      }
      throw e;
    }
  }

  private static List<Path> entries(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }
}
