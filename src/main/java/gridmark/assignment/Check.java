package gridmark.assignment;

/**
 * One of the things an answer is checked for.
 *
 * @param name givens, rows, columns, blocks; or zeros for a puzzle without a solution
 */
public record Check(String name, boolean passed) {}
