package gridmark.json;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Takes down what is wrong with files, so that everything can be told at once. */
public final class Problems {

  private final String file;
  private final List<Problem> all;
  private String subject = "";

  private Problems(String file, List<Problem> all) {
    this.file = file;
    this.all = all;
  }

  /** None yet, of no file yet. */
  public Problems() {
    this("", new ArrayList<>());
  }

  /** Takes down what is wrong with one of the files. */
  public Problems in(Path one) {
    return new Problems(one.toString(), all);
  }

  /** The name of the file, as in messages. */
  public String file() {
    return file;
  }

  /** How many there are so far, in all files. */
  public int count() {
    return all.size();
  }

  List<Problem> all() {
    return List.copyOf(all);
  }

  /** What the problems from here on are about; empty for the file as a whole. */
  public void turnTo(String newSubject) {
    subject = newSubject;
  }

  /** One more. */
  public void add(String pointer, String what, String cure) {
    all.add(new Problem(file, subject, pointer, what, cure));
  }

  @Override
  public String toString() {
    return all.stream().map(Problem::toString).collect(Collectors.joining("\n"));
  }

  /**
   * One thing that is wrong with a file.
   *
   * @param file the file it is in
   * @param subject what of the file it is about, such as "case a-1"; or empty
   * @param pointer the JSON pointer of the place, or line and column where the text is not JSON; or
   *     empty
   * @param what what is wrong
   * @param cure how to mend it
   */
  public record Problem(String file, String subject, String pointer, String what, String cure) {

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder(file);
      if (!pointer.isEmpty()) {
        text.append(": ").append(pointer);
      }
      if (!subject.isEmpty()) {
        text.append(" (").append(subject).append(')');
      }
      return text.append(": ").append(what).append("\n    Fix: ").append(cure).toString();
    }
  }
}
