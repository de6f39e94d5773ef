package gridmark.grader.run;

import gridmark.grader.pack.TestCase;
import gridmark.sandbox.Limits;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * What the processes of one submission were asked and what they said. Asked the same questions
 * again, a program does the same again; so what is known of an earlier grading need not be run
 * anew. A program may remember what it was asked before: what counts as the same is therefore not a
 * question but all that a process was asked from its start.
 */
public final class Transcript {

  private static final int NONCE_LENGTH = 16;

  private final String nonce;
  private final Deque<Session> past;
  private final List<Session> present = new ArrayList<>();
  private final List<Exchange> current = new ArrayList<>();
  private boolean hasRun;

  /**
   * @param nonce of an earlier grading, of which this is no other: it asks the same again
   * @param past what an earlier grading of the very same submission, with the same limits on the
   *     same version of its language, left behind
   */
  public Transcript(String nonce, List<Session> past) {
    this.nonce = nonce;
    this.past = new ArrayDeque<>(past);
  }

  /** Of a new grading, which knows nothing. */
  public Transcript() {
    this(newNonce(), List.of());
  }

  private static String newNonce() {
    byte[] bytes = new byte[NONCE_LENGTH];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** What no other grading has. */
  public String nonce() {
    return nonce;
  }

  /** What one process was asked, in order. */
  public record Session(List<Exchange> exchanges) {
    public Session {
      exchanges = List.copyOf(exchanges);
      if (exchanges.isEmpty()) {
        throw new IllegalArgumentException("a process that was asked nothing tells nothing");
      }
    }

    /** Whether a process that is to be asked these questions is asked what this one was. */
    private boolean beginsLike(List<TestCase> questions) {
      return places(questions)
          .allMatch(i -> exchanges.get(i).question().equals(key(questions.get(i))));
    }

    /** Whether it is known how the process went on: to the last question, or to its own end. */
    private boolean isComplete(List<TestCase> questions) {
      return exchanges.size() >= questions.size() || !(last() instanceof Outcome.Answered);
    }

    /** Whether it may have been ended by somebody who ended the grader too. */
    private boolean isDoubtful() {
      return last() instanceof Outcome.Ended ended && ended.isFromOutside();
    }

    /** What came of these questions, as far as it is known, as if they had been asked now. */
    List<CaseRun> asked(List<TestCase> questions, Limits limits) {
      return places(questions)
          .mapToObj(i -> exchanges.get(i).asked(questions.get(i), limits))
          .toList();
    }

    private IntStream places(List<TestCase> questions) {
      return IntStream.range(0, Math.min(exchanges.size(), questions.size()));
    }

    private Outcome last() {
      return exchanges.get(exchanges.size() - 1).outcome();
    }
  }

  /** A question and what came of it. */
  public record Exchange(
      String question,
      Outcome outcome,
      Duration cpu,
      Duration wall,
      String printed,
      Map<String, String> facts) {

    private static Exchange of(CaseRun run) {
      return new Exchange(
          key(run.testCase()), run.outcome(), run.cpu(), run.wall(), run.printed(), run.facts());
    }

    /** The same, as if this case had been run now. */
    private CaseRun asked(TestCase testCase, Limits limits) {
      return new CaseRun(testCase, outcome, limits, cpu, wall, printed, facts);
    }
  }

  /** All that is known now, to be kept for the next time. */
  public List<Session> sessions() {
    endSession();
    return present.stream().filter(session -> !session.isDoubtful()).toList();
  }

  /**
   * Whether all that is known now may be relied on. A process that was killed may have been killed
   * together with the grader, a moment before it.
   */
  public boolean isCertain() {
    endSession();
    return present.stream().noneMatch(Session::isDoubtful);
  }

  /** Whether anything was run now. */
  public boolean hasRun() {
    return hasRun;
  }

  /**
   * What a fresh process would say to these questions; empty if that is not known.
   *
   * @param questions all that it would be asked if it answered every one
   * @param isEnough whether no more is asked after the exchanges of a session, answered or not
   */
  Optional<Session> recall(List<TestCase> questions, Predicate<Session> isEnough) {
    endSession();
    for (Session session : past) {
      if (session.beginsLike(questions)
          && (session.isComplete(questions) || isEnough.test(session))) {
        past.remove(session);
        present.add(session);
        return Optional.of(session);
      }
    }
    return Optional.empty();
  }

  /** A process was asked something. */
  void note(CaseRun run) {
    current.add(Exchange.of(run));
    hasRun = true;
  }

  /** The next question is for another process. */
  void endSession() {
    if (!current.isEmpty()) {
      present.add(new Session(current));
      current.clear();
    }
  }

  private static String key(TestCase testCase) {
    return testCase.question().key();
  }
}
