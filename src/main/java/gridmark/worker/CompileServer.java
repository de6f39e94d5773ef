package gridmark.worker;

import gridmark.exchange.Wire;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.io.Writer;
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

  private final Compilation compilation;
  private final BufferedReader requests;
  private final Writer replies;

  private CompileServer(String classPath, BufferedReader requests, Writer replies) {
    this.compilation = new Compilation(classPath);
    this.requests = requests;
    this.replies = replies;
  }

  /** Speaks the wire format on the standard streams until the grader closes them. */
  public static void main(String[] args) {
    Writer replies =
        new BufferedWriter(
            new OutputStreamWriter(
                new FileOutputStream(FileDescriptor.out), StandardCharsets.US_ASCII));
    BufferedReader requests =
        new BufferedReader(
            new InputStreamReader(
                new FileInputStream(FileDescriptor.in), StandardCharsets.US_ASCII));
    // javac prints when it crashes; the answer channel is not the place for it.
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    CompileServer server = new CompileServer(args[0], requests, replies);
    new Thread(null, server::serve, "compiler", STACK_BYTES).start();
  }

  private void serve() {
    try {
      say(Wire.line(Wire.READY, Wire.VERSION));
      List<SourceText> sources = new ArrayList<>();
      Wanted wanted = null;
      for (String line = requests.readLine(); line != null; line = requests.readLine()) {
        String[] request = Wire.fields(line);
        switch (request[0]) {
          case Wire.SOURCE ->
              sources.add(
                  new SourceText(
                      sources.size(), Wire.decodeText(request[1]), Wire.decodeText(request[2])));
          case Wire.SIGNATURE -> wanted = Wanted.of(request);
          case Wire.COMPILE -> {
            for (String reply : reply(sources, wanted)) {
              say(reply);
            }
            sources.clear();
          }
          default -> throw new IllegalArgumentException("unknown request " + request[0]);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> reply(List<SourceText> sources, Wanted wanted) {
    List<String> reply = new ArrayList<>();
    try {
      reply.addAll(compilation.compile(sources, wanted));
    } catch (RuntimeException | Error e) {
      reply.add(general(excuse(e)));
    }
    reply.add(Wire.END);
    return reply;
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
    return Wire.line(Wire.ERROR, -1, -1, Wire.encode(message));
  }

  private void say(String line) throws IOException {
    replies.write(line);
    replies.write('\n');
    replies.flush();
  }
}
