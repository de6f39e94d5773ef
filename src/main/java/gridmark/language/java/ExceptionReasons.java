package gridmark.language.java;

import gridmark.language.Thrown;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What usually is behind the exceptions that students meet most. */
final class ExceptionReasons {

  private static final Pattern INDEX =
      Pattern.compile("[Ii]ndex (-?\\d{1,9}) out of bounds for length (\\d{1,9})");

  /** What a Scanner says at the end of what it reads. */
  private static final String NO_INPUT = "No line found";

  private static final String NO_FILE =
      "Files can be written only in the working folder and in the temporary one"
          + " (Files.createTempFile); a folder of your own computer is not there.";

  private static final Map<String, String> BY_TYPE =
      Map.ofEntries(
          Map.entry(
              "java.lang.NullPointerException",
              "Something is null there and is used all the same; the message says what."),
          Map.entry("java.lang.ArithmeticException", "A number is divided by 0 there."),
          Map.entry(
              "java.lang.StackOverflowError",
              "A method calls itself over and over: which of its calls can be the last one?"),
          Map.entry(
              "java.util.NoSuchElementException",
              "Something is taken out of what is empty: a list, a Scanner, or an Optional without"
                  + " a model."),
          Map.entry(
              "java.util.ConcurrentModificationException",
              "A collection is changed while a loop goes over it."),
          Map.entry(
              "java.lang.UnsupportedOperationException",
              "A list made by List.of, Arrays.asList or toList() cannot be changed."),
          Map.entry(
              "java.lang.NumberFormatException",
              "A text is read as a number there and is none: print the text."),
          Map.entry(
              "org.sat4j.specs.ContradictionException",
              "sat4j throws it as soon as the clauses contradict each other, before it is asked to"
                  + " solve: then there is no solution."),
          Map.entry(
              "org.sat4j.specs.TimeoutException",
              "sat4j ran out of the time that it was given; that says nothing of a solution."),
          Map.entry("java.nio.file.NoSuchFileException", NO_FILE),
          Map.entry("java.nio.file.AccessDeniedException", NO_FILE),
          Map.entry("java.io.FileNotFoundException", NO_FILE));

  private ExceptionReasons() {}

  static Optional<String> of(Thrown thrown) {
    if (thrown.message().equals(NO_INPUT)) {
      return Optional.of("Nobody types anything here: the program cannot read from the keyboard.");
    }
    Matcher index = INDEX.matcher(thrown.message());
    return index.find()
        ? Optional.of(index(Integer.parseInt(index.group(1)), Integer.parseInt(index.group(2))))
        : Optional.ofNullable(BY_TYPE.get(thrown.type()));
  }

  private static String index(int index, int length) {
    if (length == 0) {
      return "There is nothing in it yet.";
    }
    if (index < 0) {
      return "An index cannot be below 0: how is this one worked out?";
    }
    String indices = "With length %d the indices are 0 to %d: ".formatted(length, length - 1);
    return indices
        + (index == length
            ? "does a loop go one too far, or count from 1?"
            : "how is this one worked out?");
  }
}
