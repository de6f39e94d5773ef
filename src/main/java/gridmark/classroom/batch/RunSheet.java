package gridmark.classroom.batch;

import gridmark.classroom.gradebook.AskedCase;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.Gradebook.Part;
import gridmark.classroom.gradebook.SimilarPair;
import gridmark.classroom.roll.Student;
import gridmark.grader.score.Environment;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a folder of results is of: {@code batch.json}, written before anything is graded. With it
 * and the students' folders everything else can be made again, and parts can be put together.
 *
 * @param assignment that everybody was set
 * @param language that everybody writes
 * @param seeds the fingerprint of where the seeds of submissions come from
 * @param part which lines of the roll are graded here
 * @param reports that were asked for, by name
 * @param roll the whole class, whatever the part
 * @param absent those who handed in nothing
 * @param finished whether everybody was graded; while that goes on, results of an earlier run may
 *     lie among the new ones
 */
record RunSheet(
    String schema,
    String title,
    String assignment,
    String language,
    Environment environment,
    String seeds,
    Part part,
    List<String> reports,
    List<AskedCase> cases,
    List<Line> roll,
    List<Student> absent,
    List<String> remarks,
    boolean finished) {

  static final String SCHEMA = "gridmark/batch/2";

  RunSheet {
    reports = List.copyOf(reports);
    cases = List.copyOf(cases);
    roll = List.copyOf(roll);
    absent = List.copyOf(absent);
    remarks = List.copyOf(remarks);
  }

  /** One who handed in something. */
  record Line(String key, Student student, String handedIn) {}

  /** The lines of those who are graded here: every so-manyth, so that parts are of equal size. */
  List<Line> here() {
    return IntStream.range(0, roll.size())
        .filter(position -> position % part.count() == part.index() - 1)
        .mapToObj(roll::get)
        .toList();
  }

  RunSheet finish() {
    return with(part, remarks, true);
  }

  /** The whole class, of which this is a part; not finished yet. */
  RunSheet whole(List<String> remarksOfAll) {
    return with(Part.ALL, remarksOfAll, false);
  }

  private RunSheet with(Part otherPart, List<String> otherRemarks, boolean isFinished) {
    return new RunSheet(
        schema,
        title,
        assignment,
        language,
        environment,
        seeds,
        otherPart,
        reports,
        cases,
        roll,
        absent,
        otherRemarks,
        isFinished);
  }

  /**
   * The class as far as it is graded here. Those who handed in nothing belong to the first part.
   *
   * @param rows what became of each
   */
  Gradebook gradebook(List<Entry> rows, Optional<List<SimilarPair>> similar) {
    Stream<Entry> nothing = part.index() == 1 ? absent.stream().map(Entry::absent) : Stream.empty();
    return new Gradebook(
        title,
        environment,
        part.count() == 1 ? Optional.empty() : Optional.of(part),
        cases,
        Stream.concat(rows.stream(), nothing).toList(),
        remarks,
        similar);
  }
}
