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
import gridmark.sandbox.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
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
  void askEveryRightCaseInDisguiseOnceAndThenWhatFailedEverMoreOften() {
    List<Observation> seen =
        observed(
            right("a"), right("b"), right("c"), right("d"), right("e"), right("f"), wrong("w"));

    List<Observation> known = new ArrayList<>();
    assertThat(disguises(seen, known)).containsExactly("a", "b", "c", "d", "e", "f");
    known.addAll(answers("abc", true));
    known.addAll(answers("def", false));
    assertThat(disguises(seen, known)).containsExactly("d", "e", "f", "d", "e", "f");
    known.addAll(answers("d", true));
    known.addAll(answers("efef", false));
    assertThat(disguises(seen, known)).isEmpty();
  }

  @Test
  void askUntilItIsNoChance() {
    List<Observation> seen =
        observed(right("a"), right("b"), right("c"), right("d"), right("e"), wrong("w"));

    List<Observation> known = new ArrayList<>();
    for (int round = 1; round <= 3; round++) {
      assertThat(BoardDiagnoser.of().byHeart(seen, known)).isEmpty();
      List<String> ids = disguises(seen, known);
      assertThat(ids).as("round %d", round).isNotEmpty();
      ids.forEach(id -> known.addAll(answers(id, false)));
      known.addAll(answers("a", true));
    }
    assertThat(disguises(seen, known)).isEmpty();
    assertThat(BoardDiagnoser.of().byHeart(seen, known)).containsExactly("b", "c", "d", "e");
  }

  @Test
  void takeRunningOutOfTimeForFailing() {
    List<Observation> seen = observed(right("a"), right("b"), right("c"), right("d"), wrong("w"));
    CaseRun notRun =
        CaseRun.without(Runs.solvable("d"), Limits.DEFAULT, new Outcome.NotRun("there is no time"));
    List<Observation> known =
        observed(
            Stream.of("a", "a", "b", "b", "c", "c")
                .map(id -> Runs.run(Runs.solvable(id), new Outcome.OverLimit(Overrun.CPU)))
                .toArray(CaseRun[]::new));
    known.addAll(observed(notRun));

    assertThat(disguises(seen, known)).isEmpty();
    assertThat(BoardDiagnoser.of().byHeart(seen, known)).containsExactly("a", "b", "c", "d");
  }

  @Test
  void askNothingInDisguiseWhereAllIsRight() {
    assertThat(disguises(observed(right("a"), right("b")), List.of())).isEmpty();
  }

  private static List<String> disguises(List<Observation> seen, List<Observation> known) {
    return BoardDiagnoser.of().disguises(seen, known, new SeededRandom(1)).stream()
        .map(Probe::id)
        .toList();
  }

  private static List<Observation> answers(String ids, boolean isRight) {
    return observed(
        ids.chars()
            .mapToObj(id -> String.valueOf((char) id))
            .map(id -> isRight ? right(id) : wrong(id))
            .toArray(CaseRun[]::new));
  }

  private static List<Observation> observed(CaseRun... runs) {
    return Judges.judge(List.of(runs)).stream()
        .map(Judgement::observed)
        .collect(Collectors.toCollection(ArrayList::new));
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
