package gridmark.cli;

import gridmark.grader.report.Style;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.stream.Stream;
import picocli.CommandLine.Help.Ansi;

/**
 * Where the program writes.
 *
 * @param out for what was asked for
 * @param err for progress and complaints
 * @param style what {@code out} can show
 */
record Terminal(PrintWriter out, PrintWriter err, Style style) {

  /** The streams of this process. Colour only on a terminal; NO_COLOR is respected. */
  static Terminal ofSystem() {
    Charset charset = nativeCharset();
    Style style = new Style(Ansi.AUTO.enabled(), charset.newEncoder().canEncode("✓│"));
    return new Terminal(writer(System.out, charset), writer(System.err, charset), style);
  }

  private static PrintWriter writer(PrintStream stream, Charset charset) {
    return new PrintWriter(stream, true, charset);
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
