package gridmark.mutant;

import gridmark.api.AbstractSudokuSolver;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * A solver that differs from a right one.
 *
 * @param name lower-case words with hyphens, once among all mutants
 * @param difference how it differs, in one sentence
 * @param maker makes it; see {@link #solver}
 */
public record Mutant(
    String name, String difference, Flaw flaw, Supplier<AbstractSudokuSolver> maker) {

  private static final Pattern NAME = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  public Mutant {
    Objects.requireNonNull(flaw);
    Objects.requireNonNull(maker);
    if (!NAME.matcher(name).matches() || !difference.endsWith(".")) {
      throw new IllegalArgumentException("a mutant has a name and a sentence: " + name);
    }
  }

  /**
   * The solver as in a process of its own: what it keeps between calls it keeps to itself. It may
   * return null or an array of any shape, and it may throw.
   */
  public AbstractSudokuSolver solver() {
    return maker.get();
  }

  /** Whether it differs and is right all the same. */
  public boolean isEquivalent() {
    return flaw == Flaw.NONE;
  }

  /** Whether an answer may depend on the calls before it, not on the puzzle alone. */
  public boolean hasMemory() {
    return flaw == Flaw.STATE || flaw == Flaw.RANDOM;
  }

  @Override
  public String toString() {
    return name;
  }
}
