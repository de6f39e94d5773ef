package gridmark.cli;

import gridmark.catalogue.Catalogue;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.Expectations;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackKey;
import gridmark.grader.pack.PackReader;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Which test pack a command is about. */
public final class PackOptions extends OptionGroup {

  private static final List<String> ASSIGNMENTS = Catalogue.words();

  @Option(
      names = "--assignment",
      paramLabel = "NAME",
      description =
          "The assignment: ${COMPLETION-CANDIDATES}. Default: that of --cases, and without --cases the first of these.",
      completionCandidates = Words.class)
  private Optional<String> assignment;

  @Option(
      names = "--cases",
      paramLabel = "PATH",
      description =
          "The test pack: a JSON file, or a folder of them. Default: testcases/ and the name of the assignment; in a"
              + " starter project cases/.")
  private Optional<Path> cases;

  /** Refuses what is no assignment, before anything is done for it. */
  void check() {
    if (assignment.isPresent() && !ASSIGNMENTS.contains(assignment.get())) {
      throw unknown("assignment", assignment.get(), ASSIGNMENTS);
    }
  }

  /** The file or the folder. */
  public Path path() {
    check();
    return cases.orElseGet(() -> Places.cases(assignment.orElse(ASSIGNMENTS.get(0))));
  }

  /** The pack, which is of the assignment that was asked for, and expects what it should. */
  public Pack read(Optional<PackKey> key) throws BrokenPackException {
    return checked(
        PackReader.readProved(path(), key, Expectations.keptIn(Places.cache(), terminal()::say)));
  }

  /** The pack that was read from {@link #path}, if it is of the assignment that was asked for. */
  public Pack checked(Pack pack) {
    String found = pack.assignment().word();
    String asked = assignment.orElse(found);
    refuseIf(
        !found.equals(asked),
        "%s holds cases of %s, but --assignment asks for %s: leave out --assignment, or give cases of %s with --cases"
            .formatted(path(), found, asked, asked));
    return pack;
  }

  /** For the help text and shells. */
  static final class Words implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return ASSIGNMENTS.iterator();
    }
  }
}
