package gridmark.classroom.gradebook;

import gridmark.grader.score.Result;
import gridmark.grader.score.Status;
import gridmark.grader.score.Upshot;
import java.util.List;

/**
 * What a gradebook keeps of one result.
 *
 * @param diagnoses the bugs found, the main one first
 * @param cases in the order of the pack
 */
public record Standing(
    Status status,
    Upshot outcome,
    double score,
    double maxScore,
    List<KnownBug> diagnoses,
    List<CaseMark> cases) {

  public Standing {
    diagnoses = List.copyOf(diagnoses);
    cases = List.copyOf(cases);
  }

  public static Standing of(Result result) {
    return new Standing(
        result.status(),
        result.outcome(),
        result.score(),
        result.maxScore(),
        result.diagnoses().stream().map(each -> KnownBug.of(each.code())).toList(),
        result.cases().stream().map(CaseMark::of).toList());
  }

  /** Whether the score is a grade: not if the fault is ours. */
  public boolean hasGrade() {
    return status != Status.GRADER_ERROR;
  }

  /** Whether the program was run, so that its cases say something of it. */
  public boolean ran() {
    return status == Status.GRADED;
  }

  /** Whether there is nothing more to gain. */
  public boolean hasFullMarks() {
    return hasGrade() && maxScore > 0 && score >= maxScore;
  }

  /** Processor time of all cases. */
  public long cpuMs() {
    return cases.stream().mapToLong(CaseMark::cpuMs).sum();
  }
}
