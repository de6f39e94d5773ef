package gridmark.grader.submission;

import gridmark.exchange.Signature;
import gridmark.language.CompileError;
import gridmark.language.Language;
import gridmark.language.Preparation;
import gridmark.language.Preparation.Ready;
import gridmark.language.Preparation.Reason;
import gridmark.language.Preparation.Rejected;
import gridmark.language.Source;
import gridmark.language.Workshop;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a student handed in.
 *
 * @param name of the student or the file, for reports
 * @param sources the files in it that are in some language, sorted by path; perhaps none
 * @param resources what a program may read while it runs, by path from where the project begins
 * @param notes for the student: what was left out, what was read in a particular way
 * @param errors why the sources are not even given to the compiler; then there are none of them
 * @param sha256 of paths and contents
 */
public record Submission(
    String name,
    List<Source> sources,
    SortedMap<String, byte[]> resources,
    List<String> notes,
    List<CompileError> errors,
    String sha256) {

  /** Of sources alone. */
  public Submission(
      String name,
      List<Source> sources,
      List<String> notes,
      List<CompileError> errors,
      String sha256) {
    this(name, sources, new TreeMap<>(), notes, errors, sha256);
  }

  public Submission {
    sources = List.copyOf(sources);
    resources = Collections.unmodifiableSortedMap(resources);
    notes = List.copyOf(notes);
    errors = List.copyOf(errors);
  }

  /** Has it built, for what is asked and for a release of the workshop's language. */
  public Preparation build(Workshop workshop, Signature signature, int release)
      throws InterruptedException {
    if (!errors.isEmpty()) {
      return new Rejected(Reason.COMPILE_ERROR, errors, notes);
    }
    if (sources.isEmpty()) {
      return new Rejected(Reason.NO_SOLVER, List.of(), notes);
    }
    Preparation built = workshop.build(sources, notes, signature, release);
    return built instanceof Ready ready ? new Ready(ready.program().with(resources)) : built;
  }

  /** The same with the sources of one language alone. */
  public Submission in(Language language) {
    List<Source> those =
        sources.stream().filter(source -> language.isSource(source.path())).toList();
    return new Submission(name, those, resources, notes, errors, sha256);
  }

  /** The same under another name. */
  public Submission named(String other) {
    return new Submission(other, sources, resources, notes, errors, sha256);
  }
}
