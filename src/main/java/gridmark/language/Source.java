package gridmark.language;

import java.util.Optional;

/**
 * A source file of a submission.
 *
 * @param path relative to what was handed in, with slashes
 * @param text decoded, without a byte-order mark, with plain line ends
 */
public record Source(String path, String text) {

  public Source {
    if (path.isEmpty()) {
      throw new IllegalArgumentException("a source file has a path");
    }
  }

  /** One line of it, counted from 1; empty where it has fewer. */
  public Optional<String> line(int number) {
    return text.lines().skip(number - 1L).findFirst();
  }
}
