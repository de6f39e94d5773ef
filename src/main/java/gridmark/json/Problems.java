package gridmark.json;

import java.nio.file.Path;
import java.util.List;

/** Takes down what is wrong with one file, so that everything can be told at once. */
public final class Problems {

  private final String file;
  private final List<Problem> all;
  private String subject = "";

  /**
   * For one file.
   *
   * @param all takes the problems, those of other files perhaps among them
   */
  public Problems(Path file, List<Problem> all) {
    this.file = file.toString();
    this.all = all;
  }

  /** The name of the file, as in messages. */
  public String file() {
    return file;
  }

  /** How many there are so far. */
  public int count() {
    return all.size();
  }

  /** What the problems from here on are about; empty for the file as a whole. */
  public void turnTo(String newSubject) {
    subject = newSubject;
  }

  /** One more. */
  public void add(String pointer, String what, String cure) {
    all.add(new Problem(file, subject, pointer, what, cure));
  }
}
