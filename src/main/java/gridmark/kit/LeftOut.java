package gridmark.kit;

import java.util.List;

/**
 * What of the program a student does not get: all that solves, counts, encodes or generates, the
 * commands for it, and what makes this kit. What is left must not need it; {@code ArchitectureTest}
 * holds that, and names the classes that may because they ask {@link
 * gridmark.grader.judge.Engine#isHere} first.
 */
public final class LeftOut {

  /** Beginnings of paths in the program's jar. */
  private static final List<String> BEGINNINGS =
      List.of(
          "gridmark/reference/",
          "gridmark/sat/",
          "gridmark/count/",
          "gridmark/mutant/",
          "gridmark/kit/",
          "gridmark/batch/",
          "gridmark/similarity/",
          "gridmark/jplag/",
          "gridmark/gradescope/",
          "gridmark/grader/gradebook/",
          "gridmark/grader/report/ClassPage",
          "gridmark/grader/report/ClassReport",
          "gridmark/grader/report/ClassText",
          "gridmark/grader/report/ClassRow",
          "gridmark/grader/report/ClassWords",
          "gridmark/grader/report/Namesakes",
          "gridmark/grader/report/SimilarPairsCsv",
          "gridmark/grader/report/GradebookCsv",
          "gridmark/grader/report/ResultLines",
          "gridmark/grader/report/StudentFiles",
          "gridmark/grader/report/class",
          "gridmark/grader/report/person",
          "gridmark/grader/verify/",
          "gridmark/grader/roll/",
          "gridmark/grader/report/Verification",
          "gridmark/grader/report/verification",
          "gridmark/cli/Batch",
          "gridmark/cli/Bundle",
          "gridmark/cli/Count",
          "gridmark/cli/Encode",
          "gridmark/cli/Explain",
          "gridmark/cli/Generate",
          "gridmark/cli/Gradescope",
          "gridmark/cli/Kit",
          "gridmark/cli/Merge",
          "gridmark/cli/Seal",
          "gridmark/cli/Shard",
          "gridmark/cli/Solve",
          "gridmark/cli/Verify",
          "org/snakeyaml/",
          // Our build is nobody's business in a student's project.
          "META-INF/maven/gridmark/");

  private LeftOut() {}

  /**
   * Whether it is not for students.
   *
   * @param entry a path in the program's jar, such as {@code gridmark/sat/Cnf.class}
   */
  public static boolean contains(String entry) {
    return BEGINNINGS.stream().anyMatch(entry::startsWith);
  }
}
