package gridmark.platform;

import gridmark.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A workflow of GitHub's in grader, as far as text tells.
 *
 * @param text without its comments
 */
record Workflow(String text) {

  private static final Pattern COMMENT = Pattern.compile("(?m)^ *#.*\n");

  /** On its own line, or as a block of deeper lines. */
  private static final Pattern RUN =
      Pattern.compile("(?m)^( +)run: (?:\\|\n((?:\\1 .*\n)+)|(.*)\n)");

  static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(Repository.root().resolve("grader"), 2)) {
      return files.filter(file -> file.toString().endsWith(".yml")).sorted().toList();
    }
  }

  static Workflow read(Path file) throws IOException {
    return new Workflow(COMMENT.matcher(Files.readString(file)).replaceAll(""));
  }

  static Workflow named(String name) throws IOException {
    return read(files().stream().filter(file -> file.endsWith(name)).findFirst().orElseThrow());
  }

  /** What its steps give to the shell. */
  List<String> scripts() {
    return RUN.matcher(text)
        .results()
        .map(run -> run.group(2) == null ? run.group(3) : run.group(2).stripIndent())
        .toList();
  }

  /** Whatever matches, by a pattern in which lines have their own beginning and end. */
  List<String> found(String regex) {
    return Pattern.compile("(?m)" + regex).matcher(text).results().map(MatchResult::group).toList();
  }
}
