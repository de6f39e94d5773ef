package gridmark.worker;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How people name folders, packages and files that hold an earlier version. */
public final class SetAside {

  private static final Set<String> WORDS =
      Set.of(
          "old",
          "older",
          "oldversion",
          "backup",
          "backups",
          "bak",
          "copy",
          "copies",
          "kopie",
          "archive",
          "archived",
          "previous",
          "prev",
          "unused",
          "obsolete",
          "deprecated",
          "draft");

  private static final Pattern BETWEEN_WORDS =
      Pattern.compile("[^\\p{L}]+|(?<=\\p{Ll})(?=\\p{Lu})");

  private SetAside() {}

  /** Whether a part of a path, or of a qualified name, says so: "old/", "Copy of Solver.java". */
  public static boolean isSo(String path) {
    return Stream.of(BETWEEN_WORDS.split(path, -1))
        .anyMatch(word -> WORDS.contains(word.toLowerCase(Locale.ROOT)));
  }
}
