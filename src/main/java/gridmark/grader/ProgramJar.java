package gridmark.grader;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The jar that the program runs from. */
public final class ProgramJar {

  private ProgramJar() {}

  /** Its path; empty where the program runs from a folder of classes. */
  public static Optional<Path> path() {
    try {
      return Optional.of(
              Path.of(ProgramJar.class.getProtectionDomain().getCodeSource().getLocation().toURI()))
          .filter(Files::isRegularFile);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
