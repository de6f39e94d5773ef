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
  public Preparation build(List<Source> sources, List<String> known, Signature signature)
      throws InterruptedException {
    if (!isReady()) {
      return new Rejected(
          Reason.GRADER_ERROR,
          List.of(),
          List.of(
              "The compile server did not start; this is not your fault: " + server.takePrinted()));
    }
    CompilerReply reply = ask(sources, signature);
    List<String> notes = new ArrayList<>(known);
    notes.addAll(reply.notes());
    if (!reply.errors().isEmpty()) {
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

  private CompilerReply ask(List<Source> sources, Signature signature) throws InterruptedException {
    CompilerReply reply = new CompilerReply(sources);
    for (Source source : sources) {
      server.tell(Wire.line(Wire.SOURCE, Wire.encode(source.path()), Wire.encode(source.text())));
    }
    server.tell(line(signature));
    server.tell(Wire.COMPILE);
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
    return reply;
  }

  /** What the compile server is to look for. */
  private static String line(Signature signature) {
    return Wire.line(
        Wire.SIGNATURE,
        signature.interfaceName(),
        signature.methodName(),
        signature.parameterTypes().stream().map(Type::name).collect(Collectors.joining(",")),
        signature.result());
  }

  private boolean isReady() throws InterruptedException {
    if (!server.isAlive()) {
      try {
        server = startServer();
      } catch (IOException e) {
        return false;
      }
    }
    return server.awaitReady(LIMITS);
  }

  @Override
  public void close() {
    server.close();
  }
}
