package gridmark.grader.roll;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Something that was handed in: a folder, a zip or a {@code .java} file.
 *
 * @param key names it in the whole class, and its folder of reports: the same however often the
 *     class is read
 * @param submitted when, if the platform's export says so
 * @param remarks for the instructor: what is odd about it
 */
public record HandIn(
    String key, Student student, Path path, Optional<Instant> submitted, List<String> remarks) {

  /** What is the name of a folder on every system, and no path. */
  private static final Pattern KEY = Pattern.compile("[\\p{L}\\p{N}_~-][\\p{L}\\p{M}\\p{N} ._~-]*");

  public HandIn {
    remarks = List.copyOf(remarks);
    if (!KEY.matcher(key).matches()) {
      throw new IllegalArgumentException("this is no name for a folder: " + key);
    }
  }
}
