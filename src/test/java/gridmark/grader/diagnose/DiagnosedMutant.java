package gridmark.grader.diagnose;

import gridmark.Repository;
import gridmark.board.Grid;
import gridmark.grader.judge.Judge;
import gridmark.grader.judge.Judgement;
import gridmark.grader.run.CaseRun;
import gridmark.grader.testcase.BrokenPackException;
import gridmark.grader.testcase.PackReader;
import gridmark.grader.testcase.TestCase;
import gridmark.grader.verify.MutantRun;
import gridmark.mutant.Mutant;
import gridmark.mutant.Mutants;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A mutant, run on the shipped pack, judged and diagnosed as a submission is. */
public record DiagnosedMutant(
    Mutant mutant, List<Judgement> judgements, List<Diagnosis> diagnoses) {

  /** Every mutant that is wanted. */
  public static List<DiagnosedMutant> all(Predicate<Mutant> wanted) throws BrokenPackException {
    List<TestCase> cases = PackReader.read(Repository.testcases()).cases();
    List<Grid> known =
        cases.stream().filter(each -> !each.isHidden()).map(TestCase::puzzle).toList();
    return Mutants.all(known).stream().filter(wanted).map(each -> of(each, cases)).toList();
  }

  /** Runs all cases, and then twice each of those worth asking again, with a fresh solver. */
  private static DiagnosedMutant of(Mutant mutant, List<TestCase> cases) {
    List<Judgement> judgements = Judge.judge(MutantRun.of(mutant, cases));
    List<CaseRun> again =
        Probes.worth(judgements).stream()
            .flatMap(each -> Stream.of(each, each))
            .flatMap(each -> MutantRun.of(mutant, List.of(each)).stream())
            .toList();
    return new DiagnosedMutant(
        mutant, judgements, Diagnoser.diagnose(judgements, Judge.judge(again)));
  }

  /** The code of the main diagnosis, or "none". */
  public String mainCode() {
    return diagnoses.isEmpty() ? "none" : diagnoses.get(0).code().name();
  }
}
