package gridmark.grader.roll;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads a folder in which every sub-folder, zip and {@code .java} file is a submission. */
public final class RollReader {

  private RollReader() {}

  /**
   * Reads who handed in what.
   *
   * @param folder of submissions
   * @param roster a CSV of all who take the course
   * @throws UnreadableRollException if there is nothing to go on with
   */
  public static Roll read(Path folder, Optional<Path> roster) throws UnreadableRollException {
    try (Stream<Path> entries = Files.list(folder)) {
      List<HandIn> handIns = new ArrayList<>();
      for (Path entry : entries.sorted().toList()) {
        String name = entry.getFileName().toString();
        if (Files.isDirectory(entry) || name.endsWith(".zip") || name.endsWith(".java")) {
          String key = name.replaceFirst("\\.(zip|java)$", "");
          handIns.add(new HandIn(key, Student.named(key), entry, Optional.empty(), List.of()));
        }
      }
      return new Roll(handIns, List.of(), List.of());
    } catch (IOException e) {
      throw new UnreadableRollException(folder + " cannot be read: " + e.getMessage());
    }
  }
}
