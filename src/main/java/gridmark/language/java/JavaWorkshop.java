package gridmark.language.java;

import gridmark.exchange.Signature;
import gridmark.exchange.Type;
import gridmark.exchange.Wire;
import gridmark.language.CompileError;
import gridmark.language.Preparation;
import gridmark.language.Preparation.Ready;
import gridmark.language.Preparation.Reason;
import gridmark.language.Preparation.Rejected;
import gridmark.language.Program;
import gridmark.language.Source;
import gridmark.language.Workshop;
import gridmark.sandbox.Child;
import gridmark.sandbox.Event;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import gridmark.sandbox.Watch;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Has submissions compiled by a compile server in a process of its own, started ahead of use. */
final class JavaWorkshop implements Workshop {

  private static final Limits LIMITS = new Limits(Duration.ofSeconds(20), 512, 1 << 20);

  /** What kept one server from starting may be over for the next. */
  private static final int STARTS = 2;

  private final Sandbox sandbox;
  private final JavaTools tools;
  private final Limits limits;
  private Child server;

  JavaWorkshop(Sandbox sandbox, Limits limits) throws IOException {
    this.sandbox = sandbox;
    this.tools = JavaTools.in(sandbox.cache());
    this.limits = limits;
    this.server = startServer();
  }

  private Child startServer() throws IOException {
    return sandbox.start(tools.compiler(LIMITS, List.of()));
  }

  @Override
  public Child startWorker() throws IOException {
    return sandbox.start(tools.worker(limits, List.of()));
  }

  @Override
  public Preparation build(
      List<Source> sources, List<String> known, Signature signature, int release)
      throws InterruptedException {
    if (!isReady()) {
      return fault("The compile server did not start; this is not your fault: ");
    }
    CompilerReply reply = new CompilerReply(sources);
    Event end = ask(reply, signature, release);
    if (isKilled(end) && isReady()) {
      reply = new CompilerReply(sources);
      end = ask(reply, signature, release);
    }
    if (isKilled(end)) {
      return fault("The compile server was ended by a signal twice; this is not your fault. ");
    }
    List<String> notes = new ArrayList<>(known);
    notes.addAll(reply.notes());
    if (!reply.errors().isEmpty()) {
      if (isOfSource(reply) && isForNewer(sources, signature, release)) {
        notes.add(tooNew(reply.errors().get(0), release));
      }
      return new Rejected(Reason.COMPILE_ERROR, reply.errors(), notes);
    }
    SolverFinder.Choice choice = new SolverFinder(signature).choose(reply.types());
    if (choice instanceof SolverFinder.Choice.Found found) {
      notes.addAll(found.notes());
      return new Ready(
          new Program(
              "java", found.className(), reply.classFiles(), found.implementsInterface(), notes));
    }
    SolverFinder.Choice.None none = (SolverFinder.Choice.None) choice;
    notes.add(0, none.sentence());
    return new Rejected(none.reason(), List.of(), notes);
  }

  /** Whether the compiler refused what is written, and did not break down on it. */
  private static boolean isOfSource(CompilerReply reply) {
    return reply.errors().stream().noneMatch(error -> error.file().isEmpty());
  }

  /** Whether what does not compile for a release would do so for this JDK's own. */
  private boolean isForNewer(List<Source> sources, Signature signature, int release)
      throws InterruptedException {
    int newest = JavaLanguage.RELEASES.newest();
    CompilerReply reply = new CompilerReply(sources);
    return release < newest
        && ask(reply, signature, newest) instanceof Event.Line
        && reply.errors().isEmpty();
  }

  private static String tooNew(CompileError first, int release) {
    return "It compiles for Java %d, but this course compiles for Java %d. The first place that needs a newer Java is %s, line %d."
        .formatted(JavaLanguage.RELEASES.newest(), release, first.file(), first.line());
  }

  private Rejected fault(String what) {
    return new Rejected(
        Reason.GRADER_ERROR, List.of(), List.of((what + server.takePrinted()).strip()));
  }

  /** Nothing of a submission runs in the compiler, so the signal is none of its doing. */
  private static boolean isKilled(Event end) {
    return end instanceof Event.Ended ended && ended.isBySignal();
  }

  /** The last event: a line if the reply is whole. */
  private Event ask(CompilerReply reply, Signature signature, int release)
      throws InterruptedException {
    for (Source source : reply.sources()) {
      server.tell(Wire.line(Wire.SOURCE, Wire.encode(source.path()), Wire.encode(source.text())));
    }
    server.tell(line(signature));
    server.tell(Wire.line(Wire.COMPILE, release));
    server.flush();
    Watch watch = server.watch(LIMITS);
    Event event = server.next(watch);
    while (event instanceof Event.Line line && !line.text().equals(Wire.END)) {
      reply.accept(line.text());
      event = server.next(watch);
    }
    if (!(event instanceof Event.Line)) {
      String failure =
          event instanceof Event.Overran
              ? "the compiler was stopped after %d s: the source keeps it busy for too long"
                  .formatted(LIMITS.cpu().toSeconds())
              : "the compiler broke down on this source";
      reply.errors().add(CompileError.general(failure));
      // The next submission gets a server of its own.
      server.close();
    }
    return event;
  }

  /** What the compile server is to look for. */
  private static String line(Signature signature) {
    return Wire.line(
        Wire.SIGNATURE,
        signature.className(),
        signature.interfaceName(),
        signature.methodName(),
        signature.parameterTypes().stream().map(Type::name).collect(Collectors.joining(",")),
        signature.result());
  }

  private boolean isReady() throws InterruptedException {
    boolean isUp = false;
    for (int i = 0; i < STARTS && !isUp; i++) {
      isUp = isUp();
    }
    return isUp;
  }

  private boolean isUp() throws InterruptedException {
    try {
      server = server.isAlive() ? server : startServer();
    } catch (IOException e) {
      return false;
    }
    if (server.awaitReady(LIMITS)) {
      return true;
    }
    server.close();
    return false;
  }

  @Override
  public void close() {
    server.close();
  }
}
