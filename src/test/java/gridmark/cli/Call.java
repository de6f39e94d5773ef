package gridmark.cli;

import gridmark.report.text.Style;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** What one call of the program gave. */
public record Call(int exitCode, String out, String err) {

  /** A call whose output goes to a file, with nothing on standard input. */
  public static Call of(String... arguments) {
    return of("", false, arguments);
  }

  public static Call withInput(String input, String... arguments) {
    return of(input, false, arguments);
  }

  /** A call that a person looks at, on a terminal without colours. */
  public static Call onTerminal(String... arguments) {
    return of("", true, arguments);
  }

  /** A call on a terminal with so many columns. */
  public static Call onTerminal(int columns, String... arguments) {
    return of("", true, new Style(false, true, columns), Map.of(), arguments);
  }

  /** A call on a platform that sets these variables. */
  public static Call on(Map<String, String> environment, String... arguments) {
    return of("", false, Style.PLAIN, environment, arguments);
  }

  private static Call of(String input, boolean isInteractive, String... arguments) {
    return of(input, isInteractive, Style.PLAIN, Map.of(), arguments);
  }

  private static Call of(
      String input,
      boolean isInteractive,
      Style style,
      Map<String, String> environment,
      String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new PrintWriter(out),
            new PrintWriter(err),
            isInteractive,
            style,
            environment);
    int exitCode = Main.run(arguments, terminal);
    return new Call(exitCode, out.toString(), err.toString());
  }
}
