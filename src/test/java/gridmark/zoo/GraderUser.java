package gridmark.zoo;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridmark.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Who grades: the user that the tests run as, or nobody in particular, with nothing but the jar.
 *
 * @param prefix what is put before the command to become that user
 * @param program the JVM's options that name the program
 * @param home a folder with {@code testcases} that the user can read
 */
record GraderUser(List<String> prefix, List<String> program, Path home) {

  /** The user that the tests run as, with the classes as they are tested. */
  static final GraderUser OURSELVES =
      new GraderUser(
          List.of(),
          List.of(
              "-Dgridmark.cache=" + Repository.cache(),
              "-Dgridmark.home=" + Repository.root().toAbsolutePath(),
              "-cp",
              System.getProperty("java.class.path"),
              "gridmark.cli.Main"),
          Repository.root().toAbsolutePath());

  private static final String NOBODY = "65534";

  /**
   * An ordinary user, who can read nothing of root's; where the tests are not run by root, they are
   * run by one already, and are skipped here.
   *
   * @param home an empty folder for what that user needs
   */
  static GraderUser ordinary(Path home) throws Exception {
    assumeTrue(System.getProperty("user.name").equals("root"), "only root can become another");
    Path jar = Repository.root().resolve("target/gridmark.jar");
    assumeTrue(Files.exists(jar), "there is no jar yet: mvn package makes it");
    letEverybody(home, "rwxrwxrwx");
    Files.copy(jar, home.resolve("gridmark.jar"));
    Files.createDirectories(home.resolve("testcases/solve"));
    Path pack = Path.of("testcases/solve/1-classic.json");
    Files.copy(Repository.root().resolve(pack), home.resolve(pack));
    GraderUser user =
        new GraderUser(
            List.of("setpriv", "--reuid=" + NOBODY, "--regid=" + NOBODY, "--clear-groups"),
            List.of(
                "-Dgridmark.cache=" + home.resolve("cache"),
                "-Dgridmark.home=" + home,
                "-jar",
                home.resolve("gridmark.jar").toString()),
            home);
    assumeTrue(user.canBecome(), "there is no setpriv here");
    return user;
  }

  /** Opens a folder to every user. */
  static void letEverybody(Path folder, String permissions) throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString(permissions));
  }

  private boolean canBecome() throws InterruptedException {
    try {
      Process nothing = new ProcessBuilder(List.of(prefix.get(0), "--version")).start();
      return nothing.waitFor(10, TimeUnit.SECONDS) && nothing.exitValue() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
