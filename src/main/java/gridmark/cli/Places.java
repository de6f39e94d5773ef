package gridmark.cli;

import gridmark.assignment.Engine;
import gridmark.grader.ProgramJar;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where things are by default. */
public final class Places {

  private Places() {}

  /**
   * The shipped packs of an assignment: those of the repository the launcher stands in, else those
   * of the working folder; in a starter project, those beside the program.
   */
  static Path cases(String assignment) {
    return Engine.isHere() ? home("testcases/" + assignment) : besideProgram("cases");
  }

  private static Path besideProgram(String name) {
    Path here = Path.of("").toAbsolutePath();
    Path folder = ProgramJar.path().map(Path::toAbsolutePath).map(Path::getParent).orElse(here);
    return folder.equals(here) ? Path.of(name) : folder.resolve(name);
  }

  /** The sample submissions of an assignment, at the same place. */
  public static Path samples(String assignment) {
    return home("grader/submissions/" + assignment);
  }

  /** JPlag's jars, which the build puts beside the program. */
  public static Path jplag() {
    return ProgramJar.path()
        .map(jar -> jar.toAbsolutePath().resolveSibling("jplag"))
        .orElseGet(() -> home("target/jplag"));
  }

  private static Path home(String path) {
    return Path.of(System.getProperty("gridmark.home", ""), path);
  }

  /** The rubric that stands beside the launcher, if it is there. */
  static Optional<Path> rubric() {
    return Optional.of(home("grader/rubric.json")).filter(Files::exists);
  }

  /** A user that the system has no name for has no home either, as far as Java knows. */
  private static Path home() {
    String known = System.getProperty("user.home");
    String said = System.getenv("HOME");
    boolean isKnown = known != null && known.length() > 1;
    return Path.of(isKnown ? known : said == null ? System.getProperty("java.io.tmpdir") : said);
  }

  /** What is made once and used again. */
  public static Path cache() {
    return Optional.ofNullable(System.getProperty("gridmark.cache"))
        .or(() -> Optional.ofNullable(System.getenv("GRIDMARK_CACHE")))
        .map(Path::of)
        .or(() -> Optional.ofNullable(System.getenv("XDG_CACHE_HOME")).map(Places::ours))
        .orElseGet(() -> ours(home().resolve(".cache").toString()))
        .toAbsolutePath();
  }

  private static Path ours(String folder) {
    return Path.of(folder, "gridmark");
  }
}
