package gridmark.reference;

import java.util.Locale;

/** How hard a puzzle with one solution is, going by the search it takes; see {@link Guesswork}. */
public enum Difficulty {
  /** Singles fill the board. */
  EASY,
  /** Locked candidates are needed too, or one choice between two or three digits. */
  MEDIUM,
  /** Choices must be made within choices, or several times. */
  HARD;

  /** The difficulty as a word, as in "easy". */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
