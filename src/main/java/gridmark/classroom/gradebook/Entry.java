package gridmark.classroom.gradebook;

import gridmark.classroom.roll.Student;
import gridmark.grader.score.Upshot;
import java.util.List;
import java.util.Optional;

/**
 * What one submission came to, or somebody without one: a row of the gradebook for each student.
 *
 * @param key names the folder of the student's reports; empty if nothing was handed in
 * @param students whose it is: one, or all of a group
 * @param handedIn the name of the file or folder; empty if there is none
 * @param remarks for the instructor: what is odd, and why there is no standing
 * @param standing absent if nothing was handed in, or if it could not be read
 */
public record Entry(
    String key,
    List<Student> students,
    String handedIn,
    List<String> remarks,
    Optional<Standing> standing) {

  public Entry {
    students = List.copyOf(students);
    remarks = List.copyOf(remarks);
    if (students.isEmpty()) {
      throw new IllegalArgumentException("an entry is somebody's");
    }
  }

  /** Whose it is; of a group, the first. */
  public Student student() {
    return students.get(0);
  }

  public String label() {
    return Student.label(students);
  }

  public static Entry absent(Student student) {
    return new Entry("", List.of(student), "", List.of(), Optional.empty());
  }

  /** Whether something was handed in, whatever became of it. */
  public boolean hasHandedIn() {
    return !key.isEmpty();
  }

  /** Whether there is a score that counts. */
  public boolean hasGrade() {
    return standing.filter(Standing::hasGrade).isPresent();
  }

  public boolean ran() {
    return standing.filter(Standing::ran).isPresent();
  }

  /** How each case ended; none if no program was run. */
  public List<CaseMark> marks() {
    return ran() ? standing.orElseThrow().cases() : List.of();
  }

  /** The bugs that were found, the main one first. */
  public List<KnownBug> bugs() {
    return standing.map(Standing::diagnoses).orElse(List.of());
  }

  /** Processor time of all cases. */
  public long cpuMs() {
    return standing.map(Standing::cpuMs).orElse(0L);
  }

  public Upshot outcome() {
    return standing
        .map(Standing::outcome)
        .orElse(hasHandedIn() ? Upshot.NOT_GRADED : Upshot.NOTHING);
  }
}
