package gridmark.assignment;

/** How large our encodings of a question are, for comparison. */
public record OurFormulas(Size minimal, Size extended) {

  /** The size of a formula. */
  public record Size(int variables, int clauses) {}
}
