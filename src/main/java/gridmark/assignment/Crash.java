package gridmark.assignment;

import java.util.Objects;

/**
 * What a program threw in place of an answer, in words.
 *
 * @param type of what was thrown
 * @param words what happened and where: "solve threw java.lang.ArithmeticException: / by zero at
 *     SudokuSolver.solve(SudokuSolver.java:12)"
 * @param place where in the program it began, as its language has it; empty if nobody knows
 * @param line what stands there in the source; empty if nobody knows
 * @param why what usually is behind it, in a sentence; empty if that is nothing in particular
 */
public record Crash(String type, String words, String place, String line, String why) {

  public Crash {
    Objects.requireNonNull(type);
    Objects.requireNonNull(words);
    Objects.requireNonNull(place);
    Objects.requireNonNull(line);
    Objects.requireNonNull(why);
  }
}
