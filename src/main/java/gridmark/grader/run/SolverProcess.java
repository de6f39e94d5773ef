package gridmark.grader.run;

import gridmark.exchange.Signature;
import gridmark.exchange.Type;
import gridmark.exchange.ValueText;
import gridmark.exchange.Wire;
import gridmark.grader.pack.TestCase;
import gridmark.language.Program;
import gridmark.sandbox.Child;
import gridmark.sandbox.Event;
import gridmark.sandbox.Event.Overrun;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Watch;
import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A worker process that holds one submission. It is good until a case goes wrong in it. */
final class SolverProcess implements AutoCloseable {

  private static final SecureRandom NONCES = new SecureRandom();

  /** A worker starts in a tenth of a second; this is for a machine that is on its knees. */
  private static final Limits START = new Limits(Duration.ofSeconds(20), 256, 1 << 20);

  private final Child child;
  private final Limits limits;
  private boolean loaded;
  private boolean hasSeenHidden;
  private boolean healthy = true;
  private int served;

  /** What the worker said of the case that is under way. */
  private final Map<String, String> facts = new HashMap<>();

  /** A worker that has just been started. */
  SolverProcess(Child child, Limits limits) {
    this.child = child;
    this.limits = limits;
  }

  /**
   * Whether a case may run in it. After a hidden case no public one may: static fields and files
   * remember the hidden puzzle, and what is printed in a public case is shown.
   */
  boolean maySee(TestCase testCase) {
    return healthy && (testCase.isHidden() || !hasSeenHidden);
  }

  /** Whether no submission has been in it yet. */
  boolean isFresh() {
    return !loaded;
  }

  /** Whether the machine has not the room for files that it was promised. */
  boolean lacksRoom() {
    return child.lacksRoom();
  }

  /** Whether it has little left, and that may be the doing of cases that it served before. */
  boolean isScarce() {
    return served > 1 && child.isScarce(limits);
  }

  /** No case may run in it any more. */
  void retire() {
    healthy = false;
  }

  /**
   * Runs one case.
   *
   * @throws IOException if the process did not even get ready for the submission
   */
  CaseRun run(Program submission, Signature signature, TestCase testCase)
      throws IOException, InterruptedException {
    load(submission, signature);
    hasSeenHidden |= testCase.isHidden();
    served++;
    String nonce = Long.toHexString(NONCES.nextLong());
    Watch watch = child.watch(limits);
    child.ask(Wire.line(Wire.ASK, nonce, arguments(testCase)));
    facts.clear();
    Outcome outcome = await(nonce, signature.result(), watch);
    facts.remove(CaseRun.SCARCE);
    healthy = outcome instanceof Outcome.Answered;
    boolean isFlood = outcome instanceof Outcome.OverLimit over && over.limit() == Overrun.OUTPUT;
    String printed = isFlood ? child.takeBeginningOfPrinted() : child.takePrinted();
    return new CaseRun(testCase, outcome, limits, watch.cpu(), watch.wall(), printed, facts);
  }

  private void load(Program submission, Signature signature)
      throws IOException, InterruptedException {
    if (loaded) {
      return;
    }
    if (!child.awaitReady(START)) {
      healthy = false;
      throw new IOException("the worker did not start: " + child.takePrinted());
    }
    submission
        .files()
        .forEach(
            (name, bytes) ->
                child.tell(Wire.line(Wire.FILE, Wire.encode(name), Wire.encode(bytes))));
    child.tell(
        Wire.line(
            Wire.ENTRY,
            Wire.encode(submission.entry()),
            signature.methodName(),
            signature.parameterTypes().stream().map(Type::name).collect(Collectors.joining(",")),
            signature.result()));
    child.expectLines(AnswerReader.longestLine(signature.result()));
    loaded = true;
  }

  private Outcome await(String nonce, Type type, Watch watch) throws InterruptedException {
    while (true) {
      Event event = child.next(watch);
      if (event instanceof Event.Line line) {
        AnswerReader.readFact(line.text(), nonce, facts);
        Optional<AnswerReader.Reply> reply = AnswerReader.read(line.text(), nonce, type);
        if (reply.isPresent()) {
          child.awaitPrinted(reply.get().printed());
          return watch
              .exceeded()
              .<Outcome>map(Outcome.OverLimit::new)
              .orElse(reply.get().outcome());
        }
      } else if (event instanceof Event.Overran overran) {
        return new Outcome.OverLimit(overran.limit());
      } else if (event instanceof Event.Ended ended) {
        return watch
            .exceeded()
            .filter(limit -> limit == Overrun.OUTPUT)
            .<Outcome>map(Outcome.OverLimit::new)
            .orElse(new Outcome.Ended(exitCode(ended)));
      }
    }
  }

  /** A worker that cannot send its answer had its streams closed by the submission. */
  private static int exitCode(Event.Ended ended) {
    return ended.exitCode() == Wire.BROKEN ? Outcome.Ended.STREAMS_CLOSED : ended.exitCode();
  }

  private static String arguments(TestCase testCase) {
    return testCase.question().arguments().stream()
        .map(ValueText::of)
        .collect(Collectors.joining(" "));
  }

  @Override
  public void close() {
    child.close();
  }
}
