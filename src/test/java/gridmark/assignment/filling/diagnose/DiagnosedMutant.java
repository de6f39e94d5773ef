package gridmark.assignment.filling.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.Diagnoser;
import gridmark.assignment.Diagnosis;
import gridmark.assignment.Mutant;
import gridmark.assignment.Observation;
import gridmark.assignment.Probe;
import gridmark.assignment.Question;
import gridmark.board.SeededRandom;
import gridmark.grader.judge.Judgement;
import gridmark.grader.judge.Judges;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.TestCase;
import gridmark.grader.verify.KillMatrix.MutantRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** A mutant, run on a pack, judged and diagnosed as a submission is. */
public record DiagnosedMutant(
    Mutant mutant,
    List<Judgement> judgements,
    List<Probe> probes,
    Set<String> byHeart,
    List<Diagnosis> diagnoses) {

  /** Every mutant that is wanted, on the shipped pack. */
  public static List<DiagnosedMutant> all(Predicate<Mutant> wanted) throws BrokenPackException {
    return all(PackReader.read(Repository.testcases()), wanted);
  }

  static List<DiagnosedMutant> all(Pack pack, Predicate<Mutant> wanted) {
    List<Question> known =
        pack.cases().stream().filter(each -> !each.isHidden()).map(TestCase::question).toList();
    return pack.assignment().yardstick().mutants(known).stream()
        .filter(wanted)
        .map(each -> of(each, pack))
        .toList();
  }

  private static DiagnosedMutant of(Mutant mutant, Pack pack) {
    return of(mutant, pack, 1);
  }

  /**
   * Runs all cases, then twice each of those worth asking again, with a fresh solver, and what is
   * asked in disguise.
   */
  static DiagnosedMutant of(Mutant mutant, Pack pack, long seed) {
    List<Judgement> judgements = Judges.judge(MutantRun.of(mutant, pack.cases()));
    List<Observation> seen = observed(judgements);
    Diagnoser diagnoser = pack.assignment().diagnoser();
    List<Probe> probes = diagnoser.probes(seen);
    List<Observation> again = new ArrayList<>();
    for (TestCase each : TestCase.of(probes, pack.cases())) {
      again.add(alone(mutant, each));
      again.add(alone(mutant, each));
    }
    SeededRandom random = new SeededRandom(seed);
    List<Observation> disguised = new ArrayList<>();
    List<Probe> round = diagnoser.disguises(seen, disguised, random);
    while (!round.isEmpty()) {
      disguised.addAll(
          observed(Judges.judge(MutantRun.of(mutant, TestCase.of(round, pack.cases())))));
      round = diagnoser.disguises(seen, disguised, random);
    }
    again.addAll(disguised);
    Set<String> byHeart = diagnoser.byHeart(seen, disguised);
    return new DiagnosedMutant(
        mutant, judgements, probes, byHeart, diagnoser.diagnose(seen, again, byHeart));
  }

  private static Observation alone(Mutant mutant, TestCase testCase) {
    return observed(Judges.judge(MutantRun.of(mutant, List.of(testCase)))).get(0);
  }

  private static List<Observation> observed(List<Judgement> judgements) {
    return judgements.stream().map(Judgement::observed).toList();
  }

  /** Points are taken from those that look answers up, and from nobody who was lucky. */
  void assertOnlyTablesLosePoints() {
    assertThat(!byHeart.isEmpty()).as(mutant.name()).isEqualTo(mutant.name().startsWith("table-"));
  }

  /** The code of the main diagnosis, or "none". */
  public String mainCode() {
    return diagnoses.isEmpty() ? "none" : diagnoses.get(0).code().name();
  }
}
