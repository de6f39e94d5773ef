package gridmark.grader.verify;

import gridmark.grader.GradeListener;
import gridmark.grader.Grader;
import gridmark.grader.Terms;
import gridmark.grader.judge.Verdict;
import gridmark.grader.submission.UnreadableSubmissionException;
import gridmark.grader.testcase.BrokenPackException;
import gridmark.grader.testcase.Pack;
import gridmark.grader.testcase.PackReader;
import gridmark.grader.testcase.TestCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A submission that lies in a folder named after the outcome it must get. */
public record Sample(Path path) {

  private static final String ONE_CASE_ONLY = "-in-case-3-only";

  /**
   * All samples of a folder, by outcome and name.
   *
   * @throws IOException if the folder cannot be read
   */
  public static List<Sample> in(Path folder) throws IOException {
    List<Sample> samples = new ArrayList<>();
    for (Path outcome : children(folder)) {
      if (Files.isDirectory(outcome)) {
        children(outcome).forEach(path -> samples.add(new Sample(path)));
      }
    }
    return samples;
  }

  private static List<Path> children(Path folder) throws IOException {
    try (Stream<Path> children = Files.list(folder)) {
      return children.sorted().toList();
    }
  }

  /** The outcome it must get, as its folder says: "wrong_answer". */
  public String outcome() {
    return path.getParent().getFileName().toString();
  }

  /** Outcome and name: "wrong_answer/transposed". */
  public String name() {
    return outcome() + "/" + path.getFileName();
  }

  /** Whether every case must be accepted. */
  public boolean isCorrect() {
    return isOf(Verdict.ACCEPTED);
  }

  /** Whether it must run out of time. */
  public boolean isSlow() {
    return isOf(Verdict.TIME_LIMIT);
  }

  private boolean isOf(Verdict verdict) {
    return outcome().equals(verdict.name().toLowerCase(Locale.ROOT));
  }

  /**
   * Grades it.
   *
   * @param grader whose limits fit: an impatient one for slow samples saves time
   * @param pack a file or a folder; of a folder, most samples that fail get the first file only,
   *     since what fails in every case fails in a few
   */
  public SampleRun grade(Grader grader, Path pack, Terms terms)
      throws IOException, BrokenPackException, InterruptedException {
    Path cases = needsAllCases() ? pack : PackReader.files(pack).get(0);
    try {
      return new SampleRun(this, grader.grade(cases, path, terms, GradeListener.NONE));
    } catch (UnreadableSubmissionException e) {
      throw new IOException("sample " + name() + " cannot be read: " + e.getMessage(), e);
    }
  }

  private boolean needsAllCases() {
    return isCorrect() || isOf(Verdict.WRONG_ANSWER) || isBadInOneCaseOnly();
  }

  /** Whether the pack has what the sample stumbles over. */
  boolean suits(Pack pack) {
    return !isBadInOneCaseOnly() || pack.cases().stream().anyMatch(Sample::isStumblingBlock);
  }

  private static boolean isStumblingBlock(TestCase testCase) {
    return testCase.puzzle().toString().startsWith("11.......\n");
  }

  /** Whether it behaves well but in the case whose first row is 1, 1 and then empty. */
  boolean isBadInOneCaseOnly() {
    return path.getFileName().toString().endsWith(ONE_CASE_ONLY);
  }

  @Override
  public String toString() {
    return name();
  }
}
