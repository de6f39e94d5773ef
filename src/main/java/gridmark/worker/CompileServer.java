package gridmark.worker;

import gridmark.exchange.Wire;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Compiles submissions, one after the other, in a process that can be killed: source text can keep
 * javac busy for hours or bring its process down. Its one argument is the class path students
 * compile against.
 */
public final class CompileServer {

  /** Deeply nested expressions make javac recurse; a student's long formula is not a crime. */
  private static final long STACK_BYTES = 64L << 20;

  static final String OUT_OF_STACK =
      "the compiler ran out of stack: an expression or a block is nested too deeply";

  private CompileServer() {}

  /** Speaks the wire format on the standard streams until the grader closes them. */
  public static void main(String[] args) throws IOException {
    PrintStream replies = System.out;
    // javac prints when it crashes; the answer channel is not the place for it.
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    Compilation compilation = new Compilation(args[0]);
    new Thread(null, () -> serve(compilation, replies), "compiler", STACK_BYTES).start();
  }

  private static void serve(Compilation compilation, PrintStream replies) {
    say(replies, Wire.line(Wire.READY, Wire.VERSION));
    List<SourceText> sources = new ArrayList<>();
    Wanted wanted = null;
    try (BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII))) {
      for (String line = requests.readLine(); line != null; line = requests.readLine()) {
        String[] request = Wire.fields(line);
        switch (request[0]) {
          case Wire.SOURCE ->
              sources.add(
                  new SourceText(
                      sources.size(), Wire.decodeText(request[1]), Wire.decodeText(request[2])));
          case Wire.SIGNATURE -> wanted = Wanted.of(request);
          case Wire.COMPILE -> {
            Compilation asked = compilation.forRelease(Integer.parseInt(request[1]));
            reply(asked, sources, wanted).forEach(each -> say(replies, each));
            say(replies, Wire.END);
            sources.clear();
          }
          default -> throw new IllegalArgumentException("unknown request " + request[0]);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> reply(
      Compilation compilation, List<SourceText> sources, Wanted wanted) {
    try {
      return compilation.compile(sources, wanted);
    } catch (IOException | RuntimeException | Error e) {
      return List.of(general(excuse(e)));
    }
  }

  /** What to say of a failure of javac itself, which may come wrapped. */
  private static String excuse(Throwable failure) {
    Throwable root = failure;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    if (root instanceof StackOverflowError) {
      return OUT_OF_STACK;
    }
    if (root instanceof OutOfMemoryError) {
      return "the compiler ran out of memory: the source is too large or its types too intricate";
    }
    return "the compiler itself failed on this source (" + root.getClass().getName() + ")";
  }

  /** An error that belongs to no place in a file. */
  static String general(String message) {
    return error(-1, -1, message);
  }

  static String error(int source, long offset, String message) {
    return Wire.line(Wire.ERROR, source, offset, Wire.encode(message));
  }

  private static void say(PrintStream replies, String line) {
    replies.print(line);
    replies.print('\n');
    replies.flush();
  }
}
