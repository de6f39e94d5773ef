package gridmark.language;

import gridmark.sandbox.Limits;

/**
 * Why a program gave no answer.
 *
 * @param words what happened, in words that help to mend it
 */
public record Mishap(Kind kind, String words) {

  /** What a verdict is made of. */
  public enum Kind {
    CRASHED,
    /** It needed more memory than it may have. */
    MEMORY,
    /** It printed or wrote more than it may, or had too many files open. */
    OUTPUT
  }

  /** It wrote more than it may. */
  public static Mishap tooManyFiles(String where) {
    return new Mishap(
        Kind.OUTPUT,
        "the program wrote more than the %d MiB of files it may have%s"
            .formatted(Limits.DISK_BYTES >> 20, where));
  }
}
