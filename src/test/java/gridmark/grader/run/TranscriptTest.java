package gridmark.grader.run;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.grader.pack.TestCase;
import gridmark.grader.run.Transcript.Exchange;
import gridmark.grader.run.Transcript.Session;
import gridmark.sandbox.Event.Overrun;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TranscriptTest {

  private static final TestCase A = Runs.solvable("a");
  private static final TestCase B = Runs.unsolvable("b");

  private static final Outcome ANSWERED = Runs.rowsReturned(Runs.solution());
  private static final Outcome THREW = new Outcome.Threw("X", "", List.of());

  @Test
  void knowsWhatAProcessSaidToTheSameQuestions() {
    Transcript transcript = new Transcript("", asked(session(ANSWERED, A, B)));

    assertThat(recall(transcript, A, B)).map(session -> session.exchanges().size()).contains(2);
    assertThat(transcript.hasRun()).isFalse();
  }

  @Test
  void knowsWhatAProcessSaidBeforeItWasAskedMore() {
    assertThat(recall(new Transcript("", asked(session(ANSWERED, A, B))), A)).isPresent();
  }

  @Test
  void doesNotKnowWhatAProcessWouldHaveSaidNext() {
    assertThat(recall(new Transcript("", asked(session(ANSWERED, A))), A, B)).isEmpty();
  }

  @Test
  void knowsThatADeadProcessIsAskedNoMore() {
    assertThat(recall(new Transcript("", asked(session(THREW, A))), A, B)).isPresent();
  }

  @Test
  void knowsEnoughIfNoMoreWouldBeAsked() {
    assertThat(
            new Transcript("", asked(session(ANSWERED, A))).recall(List.of(A, B), session -> true))
        .isPresent();
  }

  @Test
  void doesNotTakeAnAnswerOutOfItsPlace() {
    Transcript transcript = new Transcript("", asked(session(ANSWERED, A, B)));

    assertThat(recall(transcript, B)).isEmpty();
    assertThat(recall(transcript, B, A)).isEmpty();
  }

  @Test
  void mindsOnlyWhatWasAsked() {
    Transcript transcript = new Transcript("", asked(session(ANSWERED, A)));

    assertThat(recall(transcript, Runs.hidden(Runs.solvable("renamed")))).isPresent();
  }

  @Test
  void tellsEveryProcessOnce() {
    Transcript transcript = new Transcript("", asked(session(THREW, A), session(ANSWERED, A)));

    assertThat(last(recall(transcript, A))).isEqualTo(THREW);
    assertThat(last(recall(transcript, A))).isEqualTo(ANSWERED);
    assertThat(recall(transcript, A)).isEmpty();
  }

  @Test
  void keepsWhatWasRunAndWhatWasRecalledButNotWhatWasNot() {
    Transcript transcript =
        new Transcript("", asked(session(ANSWERED, B), session(ANSWERED, A, B)));
    recall(transcript, A, B);
    transcript.note(Runs.run(A, THREW));
    transcript.endSession();
    transcript.note(Runs.run(B, ANSWERED));

    assertThat(transcript.sessions())
        .extracting(session -> session.exchanges().size())
        .containsExactly(2, 1, 1);
    assertThat(transcript.hasRun()).isTrue();
    assertThat(transcript.isCertain()).isTrue();
  }

  @Test
  void doesNotKeepWhatMayHaveBeenEndedTogetherWithTheGrader() {
    for (int signal : List.of(1, 2, 9, 15)) {
      Transcript transcript = new Transcript();
      transcript.note(Runs.run(A, new Outcome.Ended(128 + signal)));

      assertThat(transcript.isCertain()).isFalse();
      assertThat(transcript.sessions()).isEmpty();
    }
  }

  @Test
  void hasANonceOfItsOwn() {
    assertThat(new Transcript().nonce()).isNotEqualTo(new Transcript().nonce()).hasSize(32);
  }

  @Test
  void keepsEndsOfTheSubmissionsOwn() {
    for (Outcome own :
        List.of(
            new Outcome.Ended(0),
            new Outcome.Ended(Outcome.Ended.STREAMS_CLOSED),
            new Outcome.Ended(134),
            new Outcome.OverLimit(Overrun.CPU))) {
      Transcript transcript = new Transcript();
      transcript.note(Runs.run(A, own));

      assertThat(transcript.isCertain()).isTrue();
      assertThat(transcript.sessions()).hasSize(1);
    }
  }

  private static List<Session> asked(Session... sessions) {
    return List.of(sessions);
  }

  /** Answers, but for the last. */
  private static Session session(Outcome last, TestCase... cases) {
    Transcript transcript = new Transcript();
    for (int i = 0; i < cases.length; i++) {
      transcript.note(Runs.run(cases[i], i < cases.length - 1 ? ANSWERED : last));
    }
    return transcript.sessions().get(0);
  }

  private static Optional<Session> recall(Transcript transcript, TestCase... cases) {
    return transcript.recall(List.of(cases), session -> false);
  }

  private static Outcome last(Optional<Session> session) {
    List<Exchange> exchanges = session.orElseThrow().exchanges();
    return exchanges.get(exchanges.size() - 1).outcome();
  }
}
