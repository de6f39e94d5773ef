package gridmark.worker;

import gridmark.exchange.Type;
import gridmark.exchange.Value;
import gridmark.exchange.ValueText;
import gridmark.exchange.Wire;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Takes the grader's requests in order: classes, the entry, then questions, each answered by lines
 * of facts and one with the answer.
 *
 * <p>Loops, not streams: every submission's process would have to warm these up.
 */
final class Cases implements Runnable {

  private static final String CLASS_FILE = ".class";
  private static final byte[] NOTHING = new byte[0];

  /** What to say when there is no memory left to say more. */
  private static final String OUT_OF_MEMORY =
      Wire.encode(OutOfMemoryError.class.getName()) + " " + Wire.encode("Java heap space") + " ";

  private final BufferedReader requests;
  private final OutputStream answers;
  private final CountedOutput printed;
  private final FilesBeside files = new FilesBeside(Path.of(""));
  private final StudentClasses classes = new StudentClasses(files);
  private Callee callee;
  private Type[] parameters = {};
  private Type result = Type.GRID;

  /** What became of the arguments of the case that is under way. */
  private String inputUse = "";

  Cases(BufferedReader requests, OutputStream answers, CountedOutput printed) {
    this.requests = requests;
    this.answers = answers;
    this.printed = printed;
  }

  @Override
  public void run() {
    // Where the student's own threads and the JDK look for classes and files by name.
    Thread.currentThread().setContextClassLoader(classes);
    try {
      ThrownText.prepare();
      say(Wire.line(Wire.READY, Wire.VERSION).getBytes(StandardCharsets.US_ASCII));
      for (String line = requests.readLine(); line != null; line = requests.readLine()) {
        handle(Wire.fields(line));
      }
      // The grader is done. Halting leaves the submission's threads and shutdown hooks no say.
      Runtime.getRuntime().halt(0);
    } catch (Throwable broken) {
      // No more answers can come from here: an end at once tells the grader so, silence would cost
      // it a time limit.
      Runtime.getRuntime().halt(Wire.BROKEN);
    }
  }

  private void handle(String[] request) throws IOException {
    switch (request[0]) {
      case Wire.FILE -> take(Wire.decodeText(request[1]), Wire.decode(request[2]));
      case Wire.ENTRY -> enter(request);
      case Wire.ASK -> answer(request[1], arguments(request));
      default -> throw new IllegalArgumentException("unknown request " + request[0]);
    }
  }

  private void take(String path, byte[] content) throws IOException {
    if (path.endsWith(CLASS_FILE)) {
      String name = path.substring(0, path.length() - CLASS_FILE.length());
      classes.add(name.replace('/', '.'), content);
    } else {
      files.add(path, content);
    }
  }

  private void enter(String[] request) {
    String[] types = request[3].split(",", -1);
    parameters = new Type[types.length];
    for (int i = 0; i < types.length; i++) {
      parameters[i] = Type.valueOf(types[i]);
    }
    result = Type.valueOf(request[4]);
    callee = new Callee(classes, Wire.decodeText(request[1]), request[2], parameters, result);
  }

  private Value[] arguments(String[] request) {
    Value[] values = new Value[parameters.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = ValueText.read(request[i + 2], parameters[i]);
    }
    return values;
  }

  private void answer(String nonce, Value[] given) throws IOException {
    SatMeter.reset();
    inputUse = "";
    byte[] answer = call(nonce, given);
    say(facts(nonce));
    say(answer);
  }

  /** Not worth an answer: where there is no memory left for them, nothing is said. */
  private byte[] facts(String nonce) {
    try {
      String input = inputUse.isEmpty() ? "" : Wire.line(Wire.FACT, nonce, Wire.INPUT, inputUse);
      return (SatMeter.facts(nonce) + input).getBytes(StandardCharsets.US_ASCII);
    } catch (OutOfMemoryError e) {
      return NOTHING;
    }
  }

  private byte[] call(String nonce, Value[] given) {
    Object[] arguments = new Object[given.length];
    for (int i = 0; i < given.length; i++) {
      arguments[i] = JavaValues.of(given[i]);
    }
    byte[] outOfMemory = thrown(nonce, OUT_OF_MEMORY);
    byte[] lastResort = thrown(nonce, ThrownText.LAST_RESORT);
    try {
      Object answer = callee.call(arguments.clone());
      String text = ValueText.of(JavaValues.read(answer, result));
      inputUse = inputUse(given, arguments, answer);
      return Wire.line(Wire.ANSWER, nonce, printedSoFar(), text)
          .getBytes(StandardCharsets.US_ASCII);
    } catch (Throwable thrown) {
      try {
        return thrown(nonce, ThrownText.of(thrown));
      } catch (OutOfMemoryError e) {
        return outOfMemory;
      } catch (Throwable e) {
        return lastResort;
      }
    }
  }

  private byte[] thrown(String nonce, String what) {
    return Wire.line(Wire.THROWN, nonce, printedSoFar(), what).getBytes(StandardCharsets.US_ASCII);
  }

  /**
   * The grader waits until it has read as much, so that what was printed is shown with the right
   * case.
   */
  private long printedSoFar() {
    printed.flush();
    return printed.count();
  }

  /** What a careful caller would mind; empty if there is nothing. */
  private static String inputUse(Value[] given, Object[] arguments, Object answer) {
    String use = "";
    for (int i = 0; i < given.length; i++) {
      if (answer == arguments[i] && answer != null && answer.getClass().isArray()) {
        return Wire.RETURNED;
      }
      use = JavaValues.isChanged(given[i], arguments[i]) ? Wire.CHANGED : use;
    }
    return use;
  }

  /**
   * The line break in front ends whatever the submission may have written to the same descriptor.
   */
  private void say(byte[] line) throws IOException {
    answers.write('\n');
    answers.write(line);
    answers.write('\n');
  }
}
