package gridmark.classroom.gradebook;

import gridmark.grader.score.Environment;
import java.util.List;
import java.util.Optional;

/**
 * A class that was graded.
 *
 * @param title the name of the folder of submissions
 * @param environment what the grades were made with
 * @param part which part of the class this is; absent if it is the whole
 * @param cases of the pack, in order
 * @param entries those who handed in by their keys, then those who did not
 * @param remarks for the instructor
 * @param similar the pairs that resemble each other most, if it was looked for
 */
public record Gradebook(
    String title,
    Environment environment,
    Optional<Part> part,
    List<AskedCase> cases,
    List<Entry> entries,
    List<String> remarks,
    Optional<List<SimilarPair>> similar) {

  public Gradebook {
    cases = List.copyOf(cases);
    entries = List.copyOf(entries);
    remarks = List.copyOf(remarks);
    similar = similar.map(List::copyOf);
    for (Entry entry : entries) {
      if (entry.ran() && entry.marks().size() != cases.size()) {
        throw new IllegalArgumentException(
            "%s was not asked these %d cases".formatted(entry.key(), cases.size()));
      }
    }
  }

  /**
   * A part of a class that is graded on several machines.
   *
   * @param index counted from 1
   */
  public record Part(int index, int count) {

    /** The whole. */
    public static final Part ALL = new Part(1, 1);

    public Part {
      if (count < 1 || index < 1 || index > count) {
        throw new IllegalArgumentException("there is no part %d of %d".formatted(index, count));
      }
    }

    /** For people: a whole class, or part 2 of 4. */
    public String inWords() {
      return count == 1 ? "a whole class" : "part %d of %d".formatted(index, count);
    }

    @Override
    public String toString() {
      return index + "/" + count;
    }
  }
}
