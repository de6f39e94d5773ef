package gridmark.assignment.filling.diagnose;

import gridmark.Repository;
import gridmark.assignment.Diagnoser;
import gridmark.assignment.Diagnosis;
import gridmark.assignment.Mutant;
import gridmark.assignment.Observation;
import gridmark.assignment.Probe;
import gridmark.assignment.Question;
import gridmark.grader.judge.Judgement;
import gridmark.grader.judge.Judges;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.verify.KillMatrix.MutantRun;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A mutant, run on a pack, judged and diagnosed as a submission is. */
public record DiagnosedMutant(
    Mutant mutant, List<Judgement> judgements, List<Probe> probes, List<Diagnosis> diagnoses) {

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

  /** Runs all cases, and then twice each of those worth asking again, with a fresh solver. */
  private static DiagnosedMutant of(Mutant mutant, Pack pack) {
    List<Judgement> judgements = Judges.judge(MutantRun.of(mutant, pack.cases()));
    Diagnoser diagnoser = pack.assignment().diagnoser();
    List<Probe> probes = diagnoser.probes(observed(judgements));
    List<CaseRun> again =
        TestCase.of(probes, pack.cases()).stream()
            .flatMap(each -> Stream.of(each, each))
            .flatMap(each -> MutantRun.of(mutant, List.of(each)).stream())
            .toList();
    return new DiagnosedMutant(
        mutant,
        judgements,
        probes,
        diagnoser.diagnose(observed(judgements), observed(Judges.judge(again))));
  }

  private static List<Observation> observed(List<Judgement> judgements) {
    return judgements.stream().map(Judgement::observed).toList();
  }

  /** The code of the main diagnosis, or "none". */
  public String mainCode() {
    return diagnoses.isEmpty() ? "none" : diagnoses.get(0).code().name();
  }
}
