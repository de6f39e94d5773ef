package gridmark.cli.instructor;

import gridmark.classroom.batch.Batch;
import gridmark.classroom.batch.BatchListener;
import gridmark.classroom.batch.BatchOrder;
import gridmark.classroom.batch.OtherPartException;
import gridmark.classroom.batch.Work;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.Gradebook.Part;
import gridmark.classroom.report.ClassReport;
import gridmark.classroom.report.ClassText;
import gridmark.classroom.roll.Roll;
import gridmark.classroom.roll.RollReader;
import gridmark.classroom.roll.UnreadableRollException;
import gridmark.classroom.similarity.Comparer;
import gridmark.classroom.similarity.JPlag;
import gridmark.cli.ExitCode;
import gridmark.cli.GracefulStop;
import gridmark.cli.GradingCommand;
import gridmark.cli.Places;
import gridmark.cli.Terminal;
import gridmark.grader.Terms;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.Pack;
import gridmark.grader.score.BrokenRubricException;
import gridmark.grader.score.Status;
import gridmark.grader.score.Upshot;
import gridmark.grader.submission.Printable;
import gridmark.kit.StarterKit;
import gridmark.language.Source;
import gridmark.report.Report;
import gridmark.sandbox.Isolation;
import gridmark.sandbox.Limits;
import gridmark.sandbox.NotOfferedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Grades a class. */
@Command(
    name = "batch",
    description = {
      "Grades every submission in a folder: each sub-folder, zip or .java file is one."
          + " An unpacked export of Moodle or Gradescope is understood.",
    },
    footer = {
      "",
      "Examples:",
      "  gridmark batch submissions/ --out results",
      "  gridmark batch submissions/ --out results --resume",
      "  gridmark batch submissions/ --out results --roster roster.csv",
      "  gridmark batch submissions/ --out part-2 --shard 2/4",
      "  gridmark batch submissions/ --out results --resume --similarity",
      "",
      "Exit codes: 0 all accepted, 1 something was lost, 2 wrong use, 3 the grader failed.",
    })
public final class BatchCommand extends GradingCommand {

  /** Longer than lanes may take to let go of what they do. */
  private static final Duration GRACE = Duration.ofSeconds(15);

  /** Each takes some memory of its own. */
  private static final int MOST_JOBS = 1024;

  @Parameters(paramLabel = "DIR", description = "The folder of submissions.")
  private Path submissions;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Where the results go. Default: gridmark-class, and for a part of a class, say, gridmark-class-2-of-4.")
  private Path out;

  @Option(
      names = "--roster",
      paramLabel = "FILE",
      description =
          "A CSV of all who take the course, with columns such as id, name and email: names the"
              + " submissions, and lists who handed in nothing.")
  private Path roster;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "How many submissions to grade at a time. Default: the number of processors.")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(names = "--resume", description = "Keep the results in --out that still hold.")
  private boolean resume;

  @Option(
      names = "--similarity",
      description =
          "Compare what compiled, each with each, by JPlag; the starter project does not count. The pairs are in the"
              + " class report, JPlag's own report is in similarity/.")
  private boolean similarity;

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      description =
          "Grade only part I of N, for gridmark merge to put together; auto/N takes I from the variables of Slurm,"
              + " Kubernetes or GitLab. Default: all, but in a Slurm array or a parallel job of GitLab the part of it.")
  private String shard;

  @Option(
      names = {"-q", "--quiet"},
      description = "No progress, no summary.")
  private boolean quiet;

  @Option(
      names = {"-v", "--verbose"},
      description = "A line for every submission.")
  private boolean verbose;

  public BatchCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  protected int grade()
      throws IOException,
          NotOfferedException,
          BrokenPackException,
          BrokenRubricException,
          InterruptedException {
    checkUse();
    Part part = part();
    Path results = out(part);
    checkApart(results);
    Limits limits = limits();
    Optional<Isolation> level = level();
    EnumSet<Report> asked = reports();
    asked.add(Report.HTML);
    Terms terms = new Terms(seed(), rubric(), Optional.empty(), packKey());
    Pack pack = pack();
    Roll roll;
    try {
      roll = RollReader.read(submissions, Optional.ofNullable(roster));
    } catch (UnreadableRollException e) {
      return complain(e.getMessage(), ExitCode.WRONG_USE);
    }
    roll.remarks().forEach(terminal().err()::println);
    Optional<Comparer> comparer;
    try {
      comparer = comparer(part, pack.assignment().word());
    } catch (JPlag.MissingException e) {
      return complain(e.getMessage(), ExitCode.WRONG_USE);
    }
    BatchOrder order =
        new BatchOrder(
            title(),
            roll,
            pack,
            terms,
            sandbox(level),
            limits,
            asked,
            part,
            jobs,
            resume,
            terminal().environment());
    try (GracefulStop stop = GracefulStop.watch(GRACE)) {
      return gradeUntilStopped(order, results, comparer, stop);
    } catch (OtherPartException e) {
      return complain(e.getMessage(), ExitCode.WRONG_USE);
    }
  }

  /** While the stop is open, the program does not end: the last word must be said before. */
  private int gradeUntilStopped(
      BatchOrder order, Path results, Optional<Comparer> comparer, GracefulStop stop)
      throws IOException, InterruptedException {
    try {
      Gradebook gradebook = grade(order, results, comparer);
      terminal().out().print(quiet ? "" : ClassText.of(gradebook, terminal().style()));
      terminal().out().flush();
      tellWhere(results);
      return exitCode(gradebook);
    } catch (InterruptedException | IOException e) {
      // An interrupted thread cannot write files either.
      if (!stop.isCalled()) {
        throw e;
      }
      return complain(
          "stopped; what is graded is kept in %s: the same command with --resume goes on from there%s"
              .formatted(results, earlier(results)),
          ExitCode.STOPPED);
    }
  }

  /** Reports on the class are written when all is done. */
  private static String earlier(Path results) {
    return Files.exists(results.resolve(ClassReport.PAGE))
        ? ". Its %s and %s are still of an earlier run"
            .formatted(ClassReport.PAGE, ClassReport.GRADEBOOK)
        : "";
  }

  private void checkApart(Path results) {
    if (!Batch.mayGoTo(results, submissions)) {
      throw wrong(
          "--out %s is among the submissions in %s: give a folder elsewhere"
              .formatted(results, submissions));
    }
  }

  /** The root of a file system has no name. */
  private String title() {
    Path folder = submissions.toAbsolutePath().normalize();
    return folder.getFileName() == null ? folder.toString() : folder.getFileName().toString();
  }

  private Part part() {
    Shard found;
    try {
      found = Shard.of(Optional.ofNullable(shard), terminal().environment());
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
    if (found.variable().isPresent() && !found.part().equals(Part.ALL)) {
      terminal()
          .err()
          .println(
              "This is %s of the class, by %s; --shard 1/1 grades all."
                  .formatted(found.part().inWords(), found.variable().get()));
    }
    return found.part();
  }

  private Path out(Part part) {
    if (out != null) {
      return out;
    }
    return Path.of(
        part.equals(Part.ALL)
            ? "gridmark-class"
            : "gridmark-class-%d-of-%d".formatted(part.index(), part.count()));
  }

  /** Before anything is graded: what is missing is better heard now. */
  private Optional<Comparer> comparer(Part part, String assignment)
      throws IOException, JPlag.MissingException {
    if (!similarity) {
      return Optional.empty();
    }
    if (part.count() > 1) {
      throw wrong(
          "--similarity compares a whole class, and this is a part of one: put the parts together first with gridmark merge, then call gridmark batch DIR --out MERGED --resume --similarity");
    }
    List<Source> base =
        StarterKit.sources(assignment).entrySet().stream()
            .map(file -> new Source(file.getKey(), file.getValue()))
            .toList();
    return Optional.of(new Comparer(JPlag.in(Places.jplag()), base));
  }

  private void checkUse() {
    if (submissions.toString().isEmpty()) {
      throw wrong("DIR is empty: give the folder of submissions; . is this one");
    }
    if (out != null && out.toString().isEmpty()) {
      throw wrong("--out is empty: give a folder; . is this one");
    }
    if (jobs < 1 || jobs > MOST_JOBS) {
      throw wrong("--jobs must be between 1 and %d, not %d".formatted(MOST_JOBS, jobs));
    }
    if (quiet && verbose) {
      throw wrong("--quiet and --verbose contradict each other: give one of them");
    }
  }

  private Gradebook grade(BatchOrder order, Path results, Optional<Comparer> comparer)
      throws IOException, InterruptedException {
    if (quiet) {
      return Batch.grade(order, results, new Remarks(), comparer);
    }
    try (BatchProgress progress = new BatchProgress(terminal(), jobs, verbose, System::nanoTime)) {
      Gradebook gradebook = Batch.grade(order, results, progress, comparer);
      if (resume) {
        progress.tellEfforts();
      }
      return gradebook;
    }
  }

  private void tellWhere(Path results) {
    if (!quiet) {
      terminal().err().println("Written: " + results.resolve(ClassReport.PAGE));
      terminal().err().println("Written: " + results.resolve(ClassReport.GRADEBOOK));
    }
  }

  /** That somebody handed in nothing is no loss of a case; that the grader failed is our fault. */
  private int exitCode(Gradebook gradebook) {
    List<Entry> handedIn = gradebook.entries().stream().filter(Entry::hasHandedIn).toList();
    return handedIn.stream().anyMatch(BatchCommand::hasFailedUs)
        ? ExitCode.GRADER_FAILED
        : exitCode(handedIn.stream().allMatch(entry -> entry.outcome() == Upshot.ACCEPTED));
  }

  private static boolean hasFailedUs(Entry entry) {
    return entry.standing().map(standing -> standing.status() == Status.GRADER_ERROR).orElse(true);
  }

  /** Only what must be known. */
  private final class Remarks implements BatchListener {
    @Override
    public void begins(int submissions) {}

    @Override
    public void done(Entry entry, Work effort) {}

    @Override
    public void remark(String text) {
      terminal().err().println(Printable.line(text));
    }
  }
}
