package gridmark.cli;

import gridmark.report.text.Style;
import java.io.Console;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Where the program reads and writes.
 *
 * @param in what {@code -} stands for
 * @param out for what was asked for
 * @param err for progress and complaints
 * @param isInteractive whether a person looks at {@code out}, not a file or another program
 * @param style what {@code out} can show
 * @param environment the variables it was started with
 */
public record Terminal(
    InputStream in,
    PrintWriter out,
    PrintWriter err,
    boolean isInteractive,
    Style style,
    Map<String, String> environment) {

  private static final int USUAL_COLUMNS = 80;

  /** What was asked for, to be seen at once. */
  public void print(String text) {
    out.print(text);
    out.flush();
  }

  /** A line of progress, or a complaint. */
  public void say(String line) {
    err.println(line);
  }

  /** The streams of this process. Colour only on a terminal; NO_COLOR is respected. */
  static Terminal ofSystem(StandardOutput output) {
    Charset charset = nativeCharset();
    boolean isInteractive = isOutputShown();
    Style style =
        new Style(
            isInteractive && isColourWelcome(),
            charset.newEncoder().canEncode("✓│"),
            isInteractive ? columns() : Integer.MAX_VALUE);
    return new Terminal(
        System.in,
        new PrintWriter(output, true, charset),
        new PrintWriter(System.err, true, charset),
        isInteractive,
        style,
        System.getenv());
  }

  /** The launcher knows; without it, Java can tell only where input is from a terminal too. */
  @SuppressWarnings("SystemConsoleNull") // asked for below, where the JDK has an answer
  private static boolean isOutputShown() {
    String said = System.getProperty("gridmark.terminal");
    if (said != null) {
      return said.equals("true");
    }
    Console console = System.console();
    try {
      return console != null && (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      // Before JDK 22 there is a console on a terminal only.
      return true;
    }
  }

  /** The launcher asks the terminal; without it the shell may have told. */
  private static int columns() {
    return Stream.of(System.getProperty("gridmark.columns"), System.getenv("COLUMNS"))
        .filter(said -> said != null && said.matches("[1-9]\\d{0,3}"))
        .map(Integer::parseInt)
        .findFirst()
        .orElse(USUAL_COLUMNS);
  }

  private static boolean isColourWelcome() {
    String refusal = System.getenv("NO_COLOR");
    return (refusal == null || refusal.isEmpty()) && !"dumb".equals(System.getenv("TERM"));
  }

  /** What the terminal expects; on JDK 17 only the older properties say so. */
  private static Charset nativeCharset() {
    return Stream.of("stdout.encoding", "sun.stdout.encoding", "native.encoding")
        .map(System::getProperty)
        .filter(name -> name != null && Charset.isSupported(name))
        .map(Charset::forName)
        .findFirst()
        .orElseGet(Charset::defaultCharset);
  }
}
