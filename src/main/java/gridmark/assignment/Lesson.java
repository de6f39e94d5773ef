package gridmark.assignment;

import java.util.List;

/**
 * What a case that was lost teaches beyond its message, such as why a puzzle has no solution or how
 * one begins. It tells much of the question: whoever shows it holds it back where the question is.
 *
 * @param lines a sentence, then what follows from it line by line
 * @param picture where to see it
 * @param answer the same with all of a right answer, for those who may see it
 */
public record Lesson(List<String> lines, Picture picture, Picture answer) {

  public Lesson {
    lines = List.copyOf(lines);
    if (lines.isEmpty()) {
      throw new IllegalArgumentException("a lesson says something");
    }
  }
}
