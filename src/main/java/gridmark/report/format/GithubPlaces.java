package gridmark.report.format;

import gridmark.catalogue.Languages;
import gridmark.grader.submission.Archive;
import gridmark.language.CompileError;
import gridmark.report.view.Occasion;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds the places of errors among the files of a repository on GitHub. */
final class GithubPlaces {

  /** A place in a file of the repository, from 1; the column is 0 if only the line is known. */
  record Place(String file, int line, int column) {}

  private final Occasion occasion;
  private final List<String> sources;

  /**
   * For one submission.
   *
   * @param sources the paths of its source files, with slashes
   */
  GithubPlaces(Occasion occasion, List<String> sources) {
    this.occasion = occasion;
    this.sources = List.copyOf(sources);
  }

  /** The place of a compile error; empty if the file is not in the repository as it is. */
  Optional<Place> of(CompileError error) {
    return error.file().isEmpty() || error.line() < 1
        ? Optional.empty()
        : file(error.file()).map(file -> new Place(file, error.line(), error.column()));
  }

  /** The place of a stack frame; empty if several files could be meant. */
  Optional<Place> of(String frame) {
    return Languages.ALL.stream()
        .flatMap(language -> language.mishaps().place(frame).stream())
        .flatMap(
            place ->
                place.among(sources).flatMap(this::file).stream()
                    .map(file -> new Place(file, place.line(), 0)))
        .findFirst();
  }

  /** The path in the repository of a file of the submission. What is in an archive has none. */
  private Optional<String> file(String inside) {
    String given = occasion.submission().toString().toLowerCase(Locale.ROOT);
    if (Archive.named(given).isPresent()) {
      return Optional.empty();
    }
    return submission()
        .map(
            path ->
                Languages.isSource(given) ? path : path.isEmpty() ? inside : path + "/" + inside);
  }

  /** The submission's path from where the repository is checked out; empty if it is elsewhere. */
  private Optional<String> submission() {
    Path here = occasion.submission().toAbsolutePath().normalize();
    try {
      return occasion
          .variable("GITHUB_WORKSPACE")
          .map(workspace -> Path.of(workspace).toAbsolutePath().normalize())
          .filter(here::startsWith)
          .map(workspace -> workspace.relativize(here).toString().replace('\\', '/'));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
