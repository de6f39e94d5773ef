package gridmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The documents against the program. {@code -Dgridmark.rewrite=true} writes docs/commands.md anew.
 */
@Tag("thorough")
class DocumentedCommandsTest {

  private static final Path DOCUMENT = Repository.root().resolve("docs/commands.md");
  private static final Pattern NAME = Pattern.compile("^  ([a-z-]+)  +\\S", Pattern.MULTILINE);
  private static final Pattern CALL =
      Pattern.compile("(?:^|[ `/])gridmark(?:\\.jar)?\"? ([a-z]+)\\b([^`\\n]*)");
  private static final Pattern OPTION = Pattern.compile(" (--[a-z-]+)");

  @Test
  void helpTextsAreAsInTheDocument() throws Exception {
    if (Boolean.getBoolean("gridmark.rewrite")) {
      Files.writeString(DOCUMENT, document());
    }
    assertThat(DOCUMENT).hasContent(document());
  }

  private static String document() {
    return "# Commands\n\nWhat `gridmark COMMAND --help` says. A test keeps this page true.\n\n"
        + section("gridmark", "--help")
        + commands().stream()
            .map(command -> section("gridmark " + command, command, "--help"))
            .collect(Collectors.joining());
  }

  private static String section(String title, String... call) {
    return "## " + title + "\n\n```text\n" + Call.of(call).out() + "```\n\n";
  }

  /** All of ours. */
  private static List<String> commands() {
    String help = Call.of("--help").out();
    String list = help.substring(help.indexOf("Commands:"), help.indexOf("Exit codes:"));
    return NAME.matcher(list)
        .results()
        .map(match -> match.group(1))
        .filter(name -> !name.equals("help") && !name.equals("generate-completion"))
        .toList();
  }

  @Test
  void callsInTheDocumentsUseCommandsAndOptionsThatExist() throws Exception {
    List<String> wrong = new ArrayList<>();
    int calls = 0;
    for (Path file : documents()) {
      Matcher call = CALL.matcher(text(file));
      while (call.find()) {
        calls++;
        if (!exists(call.group(1), call.group(2))) {
          wrong.add(Repository.root().relativize(file) + ": " + call.group().strip());
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(calls).isGreaterThan(40);
  }

  private static boolean exists(String command, String options) {
    String help = Call.of(command, "--help").out();
    return commands().contains(command)
        && OPTION
            .matcher(options.replaceFirst(" (\\||>|&&) .*", ""))
            .results()
            .allMatch(option -> help.contains(option.group(1)));
  }

  /** A call on one line, whether it goes on in the next or is a list of words. */
  private static String text(Path file) throws IOException {
    String text = Files.readString(file).replaceAll("\\\\\\n *", "");
    return file.toString().endsWith(".yaml")
        ? text.replaceAll("\"]\\n *args: \\[\"|\", \"", " ")
        : text;
  }

  private static List<Path> documents() throws IOException {
    try (Stream<Path> files = Files.walk(Repository.root(), 3)) {
      return files
          .filter(DocumentedCommandsTest::isWithCalls)
          .filter(file -> !Repository.root().relativize(file).startsWith("target"))
          .toList();
    }
  }

  private static boolean isWithCalls(Path file) {
    String path = Repository.root().relativize(file).toString();
    return path.endsWith(".md") || path.matches("grader/cluster/.*\\.(sh|ya?ml)");
  }
}
