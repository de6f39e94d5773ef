package gridmark.language.java;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Adds to a compiler's message what it means here, where the compiler cannot know. */
final class Advice {

  private static final Pattern MISSING_CLASS =
      Pattern.compile("(?s)cannot find symbol.*symbol:\\s+(?:class|variable) ([A-Z]\\w*).*");
  private static final Pattern MISSING_PACKAGE =
      Pattern.compile("(?s)package [\\w.]+ does not exist.*");

  private Advice() {}

  static String on(String message) {
    Matcher missingClass = MISSING_CLASS.matcher(message);
    if (missingClass.matches()) {
      String name = missingClass.group(1);
      return message + "\nIf " + name + " is yours, hand in " + name + ".java too.";
    }
    return MISSING_PACKAGE.matcher(message).matches()
        ? message
            + "\nOnly the JDK, gridmark.api and sat4j-core are there; hand in your own packages whole."
        : message;
  }
}
