package gridmark.assignment;

import gridmark.exchange.Value;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * A program that differs from a right one.
 *
 * @param name lower-case words with hyphens, once among all mutants
 * @param difference how it differs, in one sentence
 * @param maker makes it; see {@link #program}
 */
public record Mutant(
    String name, String difference, Flaw flaw, Supplier<Function<List<Value>, Value>> maker) {

  private static final Pattern NAME = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  public Mutant {
    Objects.requireNonNull(flaw);
    Objects.requireNonNull(maker);
    if (!NAME.matcher(name).matches() || !difference.endsWith(".")) {
      throw new IllegalArgumentException("a mutant has a name and a sentence: " + name);
    }
  }

  /**
   * The program as in a process of its own: what it keeps between calls it keeps to itself. It may
   * answer anything, and it may throw.
   */
  public Function<List<Value>, Value> program() {
    return maker.get();
  }

  /** Whether it differs and is right all the same. */
  public boolean isEquivalent() {
    return flaw.isNone();
  }

  /** Whether an answer may depend on the calls before it, not on the question alone. */
  public boolean hasMemory() {
    return flaw.hasMemory();
  }

  @Override
  public String toString() {
    return name;
  }
}
