package gridmark.assignment.filling.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.Observation;
import gridmark.assignment.Probe;
import gridmark.board.SeededRandom;
import gridmark.grader.judge.Judgement;
import gridmark.grader.judge.Judges;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.sandbox.Event.Overrun;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ProbesTest {

  private static final CaseRun RIGHT =
      Runs.run(Runs.solvable("right"), Runs.rowsReturned(Runs.solution()));
  private static final CaseRun SLOW =
      Runs.run(Runs.solvable("slow"), new Outcome.OverLimit(Overrun.CPU));

  @Test
  void askNothingOfRightOrSlowSubmission() {
    assertThat(worth(RIGHT, RIGHT)).isEmpty();
    assertThat(worth(RIGHT, SLOW)).isEmpty();
  }

  @Test
  void askFirstAndLastAndMiddleFailedCaseAgainAndPublicOnesFirst() {
    CaseRun hidden = wrong(Runs.hidden(Runs.solvable("hidden")));

    assertThat(worth(hidden, wrong("a"), wrong("b"), wrong("c"), wrong("d")))
        .extracting(TestCase::id)
        .containsExactly("a", "b", "d");
    assertThat(worth(hidden, wrong("a"))).extracting(TestCase::id).containsExactly("a", "hidden");
  }

  @Test
  void askRightCaseAgainAsItWas() {
    List<TestCase> cases = worth(RIGHT, wrong("a"));

    assertThat(cases).extracting(TestCase::id).containsExactly("a", "right");
    assertThat(CaseBoards.puzzle(cases.get(1))).isEqualTo(CaseBoards.puzzle(RIGHT.testCase()));
  }

  @Test
  void askRightCasesInDisguiseThenOneAsItWasThenEasyOnesInDisguise() {
    List<CaseRun> runs = List.of(RIGHT, right("second"), right("third"), wrong("a"));
    List<Observation> seen = Judges.judge(runs).stream().map(Judgement::observed).toList();

    List<List<Probe>> rounds = BoardDiagnoser.of().disguises(seen, new SeededRandom(1));

    String asItWas = RIGHT.testCase().question().key();
    assertThat(rounds).hasSize(2);
    assertThat(rounds.get(0))
        .hasSize(10)
        .extracting(Probe::id)
        .containsOnly("right", "second", "third");
    assertThat(rounds.get(0).stream().map(each -> each.question().key()).distinct()).hasSize(10);
    assertThat(rounds.get(0).get(9).question().key()).isEqualTo(asItWas);
    assertThat(rounds.get(1)).hasSize(3).noneMatch(each -> each.question().key().equals(asItWas));
    assertThat(BoardDiagnoser.of().disguises(seen.subList(0, 3), new SeededRandom(1))).isEmpty();
  }

  @Test
  void askMoreDisguisesTheOftenerASubmissionFails() {
    assertThat(disguises(3, 0.5)).isEqualTo(12);
    assertThat(disguises(3, 0.75)).isEqualTo(27);
  }

  @Test
  void askFortyTimesWhereLuckWouldExplainAll() {
    assertThat(disguises(1, 0.9)).isEqualTo(40);
    assertThat(disguises(1, 0.99)).isEqualTo(40);
  }

  /** How many are asked in disguise of so many that are right, where so much fails. */
  private static long disguises(int right, double failing) {
    int wrong = (int) Math.round(right * failing / (1 - failing));
    List<Observation> seen =
        Judges.judge(
                Stream.concat(
                        IntStream.range(0, right).mapToObj(i -> right("right-" + i)),
                        IntStream.range(0, Math.max(1, wrong)).mapToObj(i -> wrong("wrong-" + i)))
                    .toList())
            .stream()
            .map(Judgement::observed)
            .toList();
    String asItWas = RIGHT.testCase().question().key();
    return BoardDiagnoser.of().disguises(seen, new SeededRandom(1)).stream()
        .limit(1)
        .flatMap(List::stream)
        .filter(each -> !each.question().key().equals(asItWas))
        .count();
  }

  private static CaseRun right(String id) {
    return Runs.run(Runs.solvable(id), Runs.rowsReturned(Runs.solution()));
  }

  @Test
  void leaveHiddenRightCaseAlone() {
    CaseRun hidden =
        Runs.run(Runs.hidden(Runs.solvable("hidden")), Runs.rowsReturned(Runs.solution()));

    assertThat(worth(hidden, wrong("a"))).extracting(TestCase::id).containsExactly("a");
  }

  private static List<TestCase> worth(CaseRun... runs) {
    List<Observation> seen = Judges.judge(List.of(runs)).stream().map(Judgement::observed).toList();
    return TestCase.of(
        BoardDiagnoser.of().probes(seen),
        Stream.of(runs).map(CaseRun::testCase).distinct().toList());
  }

  private static CaseRun wrong(String id) {
    return wrong(Runs.solvable(id));
  }

  private static CaseRun wrong(TestCase testCase) {
    return Runs.run(testCase, Runs.rowsReturned(new int[9][9]));
  }
}
