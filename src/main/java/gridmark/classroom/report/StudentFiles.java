package gridmark.classroom.report;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What stands in the folder of a class beside its own reports, and how to link to it. */
final class StudentFiles {

  private static final String STUDENTS = "students";
  private static final String SIMILARITY = "similarity";

  private final Path folder;

  StudentFiles(Path folder) {
    this.folder = folder;
  }

  /** A file of the student with that key. */
  Path path(String key, String name) {
    return folder.resolve(STUDENTS).resolve(key).resolve(name);
  }

  /** The address of such a file for a page in the folder; none if there is no such file. */
  Optional<String> link(String key, String name) {
    return !key.isEmpty() && Files.exists(path(key, name))
        ? Optional.of(address(STUDENTS, key, name))
        : Optional.empty();
  }

  /** The addresses of the files that a search for similar submissions left. */
  List<String> similarity() {
    Path found = folder.resolve(SIMILARITY);
    if (!Files.isDirectory(found)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(found)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.startsWith("."))
          .sorted()
          .map(name -> address(SIMILARITY, name))
          .toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  private static String address(String... names) {
    return Stream.of(names)
        .map(name -> URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20"))
        .collect(Collectors.joining("/"));
  }
}
