package gridmark.classroom.gradebook;

import gridmark.grader.score.Status;
import java.util.List;
import java.util.function.Predicate;

/**
 * A class in numbers.
 *
 * @param handedIn submissions: a student may have several, a group has one
 * @param graded those with a score that counts
 * @param fullMarks those with nothing more to gain
 * @param compileErrors those whose files do not compile
 * @param notCallable those whose files compile, but hold no solver that can be called
 * @param notGraded those who handed in something that could not be read, or that the grader failed
 *     at
 * @param nothing those who handed in nothing
 */
public record ClassCounts(
    int handedIn,
    int graded,
    int ran,
    int fullMarks,
    int compileErrors,
    int notCallable,
    int notGraded,
    int nothing) {

  static ClassCounts of(List<Entry> entries) {
    return new ClassCounts(
        count(entries, Entry::hasHandedIn),
        count(entries, Entry::hasGrade),
        count(entries, Entry::ran),
        count(entries, each -> each.standing().filter(Standing::hasFullMarks).isPresent()),
        count(entries, each -> has(each, Status.COMPILE_ERROR)),
        count(entries, each -> has(each, Status.NO_SOLVER) || has(each, Status.WRONG_INTERFACE)),
        count(entries, each -> each.hasHandedIn() && !each.hasGrade()),
        count(entries, each -> !each.hasHandedIn()));
  }

  private static boolean has(Entry entry, Status status) {
    return entry.standing().filter(standing -> standing.status() == status).isPresent();
  }

  private static int count(List<Entry> entries, Predicate<Entry> wanted) {
    return (int) entries.stream().filter(wanted).count();
  }
}
