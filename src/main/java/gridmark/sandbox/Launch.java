package gridmark.sandbox;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;

/**
 * A program to be started in the sandbox.
 *
 * @param command its command line, made from where it will be
 * @param files what it may read beside its own folder and the system's libraries
 * @param limits what it may use for one request
 * @param besideMiB the memory it needs beside what the limits give
 * @param words the first words of the lines it may say; anything else on its standard output counts
 *     as printed
 * @param longestLine a longer line counts as printed
 */
public record Launch(
    Function<Place, List<String>> command,
    List<Path> files,
    Limits limits,
    int besideMiB,
    Set<String> words,
    int longestLine) {

  /**
   * Where a program finds itself.
   *
   * @param folder the path by which it knows its own folder
   * @param grader the process to end with, where nothing but the program itself sees to that
   */
  public record Place(Path folder, OptionalLong grader) {}

  public Launch {
    files = List.copyOf(files);
    words = Set.copyOf(words);
  }
}
