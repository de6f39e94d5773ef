package gridmark.grader.submission;

import gridmark.grader.sandbox.Child;
import gridmark.grader.sandbox.Event;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.sandbox.Sandbox;
import gridmark.grader.sandbox.Watch;
import gridmark.grader.submission.Preparation.Ready;
import gridmark.grader.submission.Preparation.Reason;
import gridmark.grader.submission.Preparation.Rejected;
import gridmark.worker.Wire;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Has submissions compiled by a compile server in a process of its own, started ahead of use. */
public final class Compiler implements AutoCloseable {

  private static final Limits LIMITS = new Limits(Duration.ofSeconds(20), 512, 1 << 20);

  private final Sandbox sandbox;
  private Child server;

  private Compiler(Sandbox sandbox) throws IOException {
    this.sandbox = sandbox;
    this.server = sandbox.startCompiler(LIMITS);
  }

  /** Starts the server; it gets ready while the caller does something else. */
  public static Compiler start(Sandbox sandbox) throws IOException {
    return new Compiler(sandbox);
  }

  /** Compiles a submission and finds the solver in it. */
  public Preparation prepare(Submission submission) throws InterruptedException {
    if (!submission.errors().isEmpty()) {
      return new Rejected(Reason.COMPILE_ERROR, submission.errors(), submission.notes());
    }
    if (submission.sources().isEmpty()) {
      return new Rejected(Reason.NO_SOLVER, List.of(), submission.notes());
    }
    if (!isReady()) {
      return new Rejected(
          Reason.GRADER_ERROR,
          List.of(),
          List.of(
              "The compile server did not start; this is not your fault: " + server.takePrinted()));
    }
    CompilerReply reply = ask(submission);
    List<String> notes = new ArrayList<>(submission.notes());
    notes.addAll(reply.notes());
    if (!reply.errors().isEmpty()) {
      return new Rejected(Reason.COMPILE_ERROR, reply.errors(), notes);
    }
    SolverFinder.Choice choice = SolverFinder.choose(reply.types());
    if (choice instanceof SolverFinder.Choice.Found found) {
      notes.addAll(found.notes());
      return new Ready(found.className(), reply.classFiles(), found.implementsInterface(), notes);
    }
    SolverFinder.Choice.None none = (SolverFinder.Choice.None) choice;
    notes.add(0, none.sentence());
    return new Rejected(none.reason(), List.of(), notes);
  }

  private CompilerReply ask(Submission submission) throws InterruptedException {
    CompilerReply reply = new CompilerReply(submission.sources());
    for (Source source : submission.sources()) {
      server.tell(Wire.line(Wire.SOURCE, Wire.encode(source.path()), Wire.encode(source.text())));
    }
    server.tell(Wire.COMPILE);
    server.flush();
    Watch watch = server.watch(LIMITS);
    while (!reply.isComplete()) {
      Event event = server.next(watch);
      if (event instanceof Event.Line line) {
        reply.accept(line.text());
      } else {
        reply.fail(
            event instanceof Event.Overran
                ? "the compiler was stopped after %d s: the source keeps it busy for too long"
                    .formatted(LIMITS.cpu().toSeconds())
                : "the compiler broke down on this source");
        // The next submission gets a server of its own.
        server.close();
      }
    }
    return reply;
  }

  private boolean isReady() throws InterruptedException {
    if (!server.isAlive()) {
      try {
        server = sandbox.startCompiler(LIMITS);
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
