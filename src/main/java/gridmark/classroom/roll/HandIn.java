package gridmark.classroom.roll;

import gridmark.exchange.Signature;
import gridmark.grader.submission.Printable;
import gridmark.grader.submission.Submission;
import gridmark.grader.submission.SubmissionReader;
import gridmark.grader.submission.UnreadableSubmissionException;
import gridmark.words.Words;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Something that was handed in: a folder, an archive or a source file, or several loose ones.
 *
 * @param key names it in the whole class, and its folder of reports: the same however often the
 *     class is read
 * @param students whose it is: one, or all of a group
 * @param path of it, or of the first of its loose files
 * @param files loose ones, by the names they were handed in under, where the platform put names of
 *     its own over them; empty if {@code path} is all
 * @param submitted when, if the platform's export says so
 * @param remarks for the instructor: what is odd about it
 */
public record HandIn(
    String key,
    List<Student> students,
    Path path,
    SortedMap<String, Path> files,
    Optional<Instant> submitted,
    List<String> remarks) {

  /** What is the name of a folder on every system, and no path. */
  private static final Pattern KEY = Pattern.compile("[\\p{L}\\p{N}_~-][\\p{L}\\p{M}\\p{N} ._~-]*");

  public HandIn {
    students = List.copyOf(students);
    files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    remarks = List.copyOf(remarks);
    if (!isKey(key)) {
      throw new IllegalArgumentException("this is no name for a folder: " + key);
    }
    if (students.isEmpty()) {
      throw new IllegalArgumentException("nobody handed in " + key);
    }
  }

  static boolean isKey(String text) {
    return KEY.matcher(text).matches();
  }

  /** Whose it is; of a group, the first. */
  public Student student() {
    return students.get(0);
  }

  /**
   * Reads it, under the names of its students.
   *
   * @param wanted what is asked for, if that is known
   * @throws UnreadableSubmissionException if it is gone, or cannot be read
   */
  public Submission read(Optional<Signature> wanted) throws UnreadableSubmissionException {
    String name = Student.label(students);
    return files.isEmpty()
        ? SubmissionReader.read(path, wanted).named(name)
        : SubmissionReader.read(name, files, wanted);
  }

  /** What it is called in the folder of submissions, for people to read. */
  public String handedIn() {
    return label(path, files.size());
  }

  static String label(Path path, int files) {
    String name = Printable.line(path.getFileName().toString());
    return Words.more(name, files - 1);
  }
}
