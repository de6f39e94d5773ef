package gridmark.classroom.roll;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Something that was handed in, while it is being found out whose it is.
 *
 * @param key at first what it is called
 * @param participant the number that Moodle gives its author; empty if it is not Moodle's
 * @param authors grows more exact
 * @param remarks grows longer
 */
record Unclaimed(
    String key,
    Known known,
    String participant,
    Path path,
    SortedMap<String, Path> files,
    Optional<Instant> submitted,
    List<Author> authors,
    List<String> remarks) {

  /**
   * Who made it, or helped to.
   *
   * @param line on the roster, if it is known
   */
  record Author(Student student, Optional<Roster.Line> line) {}

  /** One that is known by its own name only. */
  static Unclaimed entry(String name, Path path) {
    String shown = Known.clean(name);
    Student student = Student.named(shown.isEmpty() ? Keys.of(name) : shown);
    return by(List.of(student), name, Known.BY_ENTRY, "", path, new TreeMap<>(), Optional.empty());
  }

  static Unclaimed ofGradescope(String name, GradescopeMetadata.Filing filing, Path path) {
    List<Student> all = filing.submitters();
    return by(all, name, Known.BY_GRADESCOPE, "", path, new TreeMap<>(), filing.submitted());
  }

  /**
   * One of a participant of Moodle.
   *
   * @param files loose ones, if it is not all in one
   */
  static Unclaimed ofMoodle(MoodleName owner, Path path, SortedMap<String, Path> files) {
    List<Student> one = List.of(owner.student());
    return by(one, owner.key(), Known.BY_MOODLE, owner.number(), path, files, Optional.empty());
  }

  private static Unclaimed by(
      List<Student> students,
      String name,
      Known known,
      String participant,
      Path path,
      SortedMap<String, Path> files,
      Optional<Instant> submitted) {
    List<Author> authors = new ArrayList<>();
    students.forEach(student -> authors.add(new Author(student, Optional.empty())));
    return new Unclaimed(
        name,
        known,
        participant,
        path,
        files.isEmpty() && SubmissionFolder.isOther(path) ? alone(path) : files,
        submitted,
        authors,
        new ArrayList<>());
  }

  /** What nobody asked for is passed over, as among other files, and not refused. */
  private static SortedMap<String, Path> alone(Path path) {
    return new TreeMap<>(Map.of(path.getFileName().toString(), path));
  }

  Unclaimed keyed(String made) {
    return new Unclaimed(made, known, participant, path, files, submitted, authors, remarks);
  }

  String label() {
    return HandIn.label(path, files.size());
  }

  HandIn toHandIn() {
    List<Student> students = authors.stream().map(Author::student).distinct().toList();
    return new HandIn(key, students, path, files, submitted, remarks);
  }
}
