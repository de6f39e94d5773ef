package gridmark.assignment;

/** What is wrong with a mutant, by what a student would have to mend. */
public interface Flaw {

  String name();

  /** The flaw in words. */
  String meaning();

  /** Whether it is none: the mutant is right, though made differently. */
  boolean isNone();

  /** Whether an answer may depend on the calls before it, not on the question alone. */
  boolean hasMemory();
}
