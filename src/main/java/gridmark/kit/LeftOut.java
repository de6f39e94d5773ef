package gridmark.kit;

import java.util.List;

/**
 * What of the program a student does not get: all that solves, counts, encodes or generates, the
 * commands for it, and what makes this kit. What is left must not need it; {@code ArchitectureTest}
 * holds that, and names the classes that may because they ask {@link
 * gridmark.assignment.Engine#isHere} first.
 */
public final class LeftOut {

  /** Each with the packages in it and what lies among their resources. */
  private static final List<String> PACKAGES =
      List.of(
          "gridmark.reference",
          "gridmark.sat",
          "gridmark.count",
          "gridmark.assignment.filling.mutant",
          "gridmark.kit",
          "gridmark.classroom",
          "gridmark.grader.verify",
          "gridmark.report.verification",
          "gridmark.cli.instructor",
          "gridmark.cli.tools",
          // The resources and the library of these.
          "gridmark.jplag",
          "gridmark.gradescope",
          "org.snakeyaml",
          // Our build is nobody's business in a student's project.
          "META-INF.maven.gridmark");

  private LeftOut() {}

  /**
   * Whether it is not for students.
   *
   * @param entry a path in the program's jar, such as {@code gridmark/sat/Cnf.class}
   */
  public static boolean contains(String entry) {
    return PACKAGES.stream().map(each -> each.replace('.', '/') + "/").anyMatch(entry::startsWith);
  }
}
