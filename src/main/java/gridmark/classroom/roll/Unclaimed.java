package gridmark.classroom.roll;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Something that was handed in, while it is being found out whose it is. */
final class Unclaimed {

  private final String name;
  private final Path path;
  private final SortedMap<String, Path> files;
  private final Known known;
  private final String participant;
  private final Optional<Instant> submitted;
  private final List<String> remarks = new ArrayList<>();
  private final List<Author> authors = new ArrayList<>();
  private String key = "";

  /**
   * Who made it, or helped to.
   *
   * @param line on the roster, if it is known
   */
  record Author(Student student, Optional<Roster.Line> line) {}

  private Unclaimed(
      String name,
      List<Student> students,
      Known known,
      String participant,
      Path path,
      SortedMap<String, Path> files,
      Optional<Instant> submitted) {
    this.name = name;
    this.known = known;
    this.participant = participant;
    this.path = path;
    this.files = files;
    this.submitted = submitted;
    students.forEach(student -> authors.add(new Author(student, Optional.empty())));
  }

  /** One that is known by its own name only. */
  static Unclaimed entry(String name, Path path) {
    String shown = Known.clean(name);
    Student student = Student.named(shown.isEmpty() ? Keys.of(name) : shown);
    return new Unclaimed(
        name, List.of(student), Known.BY_ENTRY, "", path, new TreeMap<>(), Optional.empty());
  }

  static Unclaimed ofMoodle(MoodleName owner, Path path) {
    return ofMoodle(owner, path, new TreeMap<>());
  }

  static Unclaimed ofMoodle(MoodleName owner, SortedMap<String, Path> files) {
    return ofMoodle(owner, files.get(files.firstKey()), files);
  }

  private static Unclaimed ofMoodle(MoodleName owner, Path path, SortedMap<String, Path> files) {
    return new Unclaimed(
        owner.key(),
        List.of(owner.student()),
        Known.BY_MOODLE,
        owner.number(),
        path,
        files,
        Optional.empty());
  }

  static Unclaimed ofGradescope(String name, GradescopeMetadata.Filing filing, Path path) {
    return new Unclaimed(
        name,
        filing.submitters(),
        Known.BY_GRADESCOPE,
        "",
        path,
        new TreeMap<>(),
        filing.submitted());
  }

  /** What its key is made of. */
  String name() {
    return name;
  }

  Known known() {
    return known;
  }

  /** The number that Moodle gives its author; empty if it is not Moodle's. */
  String participant() {
    return participant;
  }

  Optional<Instant> submitted() {
    return submitted;
  }

  String label() {
    return HandIn.label(path, files.size());
  }

  String key() {
    return key;
  }

  void key(String made) {
    key = made;
  }

  List<Author> authors() {
    return List.copyOf(authors);
  }

  void authors(List<Author> found) {
    authors.clear();
    authors.addAll(found);
  }

  void remark(String text) {
    remarks.add(text);
  }

  HandIn toHandIn() {
    List<Student> students = authors.stream().map(Author::student).distinct().toList();
    return new HandIn(key, students, path, files, submitted, remarks);
  }
}
