package gridmark.classroom.batch;

import gridmark.classroom.batch.MergeCheck.ClassPart;
import gridmark.classroom.gradebook.Gradebook.Part;
import gridmark.files.OutputFolder;
import gridmark.grader.pack.Secret;
import gridmark.grader.pack.Secret.UnusableSecretException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The secret that the seeds of a class are drawn by: one for all parts, and for all runs. */
public final class ClassSecret {

  private ClassSecret() {}

  /**
   * Where it is kept if nobody says otherwise: with the results, and for parts, which have folders
   * of their own, beside them.
   */
  public static Path usualPlace(Path results, Part part) {
    Path folder =
        part.equals(Part.ALL) ? results : results.toAbsolutePath().normalize().getParent();
    return (folder == null ? results : folder).resolve(Secret.FILE);
  }

  /**
   * The secret to grade with, made if need be.
   *
   * @param results where the results go
   * @param place the file
   * @param resume whether results that are there are to be kept, which needs the same secret
   * @throws UnusableSecretException if it is not the one that they were graded with
   * @throws OutputFolder.NotWritableException if no results can go there
   */
  public static Secret open(Path results, Path place, boolean resume)
      throws IOException, UnusableSecretException {
    Optional<String> earlier =
        BatchFolder.open(results)
            .sheet()
            .filter(sheet -> resume)
            .map(RunSheet::seeds)
            .filter(Secret::isFingerprint);
    boolean isLost = earlier.isPresent() && !Files.exists(place);
    Optional<Secret> secret = isLost ? Optional.empty() : Optional.of(Secret.in(place));
    if (earlier.isPresent() && !secret.map(Secret::fingerprint).equals(earlier)) {
      throw new UnusableSecretException(
          "the results in %s were graded with another secret than that in %s: give theirs with --secret FILE, or leave out --resume to grade everybody anew"
              .formatted(results, place));
    }
    return secret.orElseThrow();
  }

  /** Puts the secret of parts to the whole class, since who goes on with that needs it. */
  static void take(List<ClassPart> parts, Path target, Consumer<String> remarks)
      throws IOException {
    String wanted = parts.get(0).sheet().seeds();
    Optional<Secret> found =
        parts.stream()
            .flatMap(part -> near(part.path()))
            .filter(secret -> secret.fingerprint().equals(wanted))
            .findFirst();
    if (found.isPresent()) {
      found.get().keepIn(target.resolve(Secret.FILE));
    } else if (Secret.isFingerprint(wanted)) {
      remarks.accept(
          "The secret that the parts were graded with is not beside them: to go on in %s with --resume, give it with --secret FILE"
              .formatted(target));
    }
  }

  private static Stream<Secret> near(Path part) {
    return Stream.of(part, part.toAbsolutePath().normalize().resolveSibling(""))
        .map(folder -> folder.resolve(Secret.FILE))
        .flatMap(
            file -> {
              try {
                return Stream.of(Secret.read(file));
              } catch (UnusableSecretException none) {
                return Stream.empty();
              }
            });
  }
}
