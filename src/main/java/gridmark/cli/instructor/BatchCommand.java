package gridmark.cli.instructor;

import gridmark.classroom.batch.Batch;
import gridmark.classroom.batch.BatchListener;
import gridmark.classroom.batch.BatchOrder;
import gridmark.classroom.batch.ClassSecret;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.Gradebook.Part;
import gridmark.classroom.report.ClassReport;
import gridmark.classroom.report.ClassText;
import gridmark.classroom.roll.Roll;
import gridmark.classroom.similarity.Comparer;
import gridmark.classroom.similarity.JPlag;
import gridmark.cli.ExitCode;
import gridmark.cli.GracefulStop;
import gridmark.cli.GradingCommand;
import gridmark.cli.Places;
import gridmark.grader.pack.Pack;
import gridmark.grader.score.Rubric;
import gridmark.grader.score.Status;
import gridmark.grader.score.Upshot;
import gridmark.grader.submission.Printable;
import gridmark.kit.StarterKit;
import gridmark.language.Source;
import gridmark.report.Report;
import gridmark.sandbox.Limits;
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
      "Grades every submission in a folder: each sub-folder, archive or source file is one."
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
  private Optional<Path> out;

  @Option(
      names = "--roster",
      paramLabel = "FILE",
      description =
          "A CSV of all who take the course, with columns such as id, name and email: names the"
              + " submissions, and lists who handed in nothing.")
  private Optional<Path> roster;

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
  private Optional<String> shard;

  @Option(
      names = {"-q", "--quiet"},
      description = "No progress, no summary.")
  private boolean quiet;

  @Option(
      names = {"-v", "--verbose"},
      description = "A line for every submission.")
  private boolean verbose;

  @Override
  protected int grade(Limits limits, EnumSet<Report> asked, Rubric by) throws Exception {
    checkUse();
    Part part = part();
    Path results = out.orElseGet(() -> usualOut(part));
    refuseIf(
        !Batch.mayGoTo(results, submissions),
        "--out %s is among the submissions in %s: give a folder elsewhere"
            .formatted(results, submissions));
    asked.add(Report.HTML);
    Pack pack = pack();
    Roll roll = Roll.read(submissions, roster);
    roll.remarks().forEach(terminal()::say);
    Optional<Comparer> comparer = comparer(part, pack.assignment().word());
    BatchOrder order =
        new BatchOrder(
            title(),
            roll,
            pack,
            terms(
                by,
                Optional.of(ClassSecret.usualPlace(results, part)),
                file -> ClassSecret.open(results, file, resume)),
            sandbox(),
            limits,
            asked,
            part,
            jobs,
            resume,
            terminal().environment());
    try (GracefulStop stop = GracefulStop.watch(GRACE)) {
      return gradeUntilStopped(order, results, comparer, stop);
    }
  }

  /** While the stop is open, the program does not end: the last word must be said before. */
  private int gradeUntilStopped(
      BatchOrder order, Path results, Optional<Comparer> comparer, GracefulStop stop)
      throws IOException, InterruptedException {
    try {
      Gradebook gradebook = grade(order, results, comparer);
      if (!quiet) {
        terminal().print(ClassText.of(gradebook, terminal().style()));
        terminal().say("Written: " + results.resolve(ClassReport.PAGE));
        terminal().say("Written: " + results.resolve(ClassReport.GRADEBOOK));
      }
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

  /** The root of a file system has no name. */
  private String title() {
    Path folder = submissions.toAbsolutePath().normalize();
    return folder.getFileName() == null ? folder.toString() : folder.getFileName().toString();
  }

  private Part part() {
    Shard found;
    try {
      found = Shard.of(shard, terminal().environment());
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
    if (found.variable().isPresent() && !found.part().equals(Part.ALL)) {
      terminal()
          .say(
              "This is %s of the class, by %s; --shard 1/1 grades all."
                  .formatted(found.part().inWords(), found.variable().get()));
    }
    return found.part();
  }

  private static Path usualOut(Part part) {
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
    refuseIf(
        part.count() > 1,
        "--similarity compares a whole class, and this is a part of one: put the parts together first with gridmark merge, then call gridmark batch DIR --out MERGED --resume --similarity");
    List<Source> base =
        StarterKit.sources(assignment).entrySet().stream()
            .map(file -> new Source(file.getKey(), file.getValue()))
            .toList();
    return Optional.of(new Comparer(JPlag.classPath(Places.jplag()), base));
  }

  private void checkUse() {
    refuseIf(
        submissions.toString().isEmpty(),
        "DIR is empty: give the folder of submissions; . is this one");
    refuseIf(
        out.isPresent() && out.get().toString().isEmpty(),
        "--out is empty: give a folder; . is this one");
    refuseIf(
        jobs < 1 || jobs > MOST_JOBS,
        "--jobs must be between 1 and %d, not %d".formatted(MOST_JOBS, jobs));
    refuseIf(quiet && verbose, "--quiet and --verbose contradict each other: give one of them");
  }

  private Gradebook grade(BatchOrder order, Path results, Optional<Comparer> comparer)
      throws IOException, InterruptedException {
    if (quiet) {
      BatchListener remarks = text -> terminal().say(Printable.line(text));
      return Batch.grade(order, results, remarks, comparer);
    }
    try (BatchProgress progress = new BatchProgress(terminal(), jobs, verbose, System::nanoTime)) {
      Gradebook gradebook = Batch.grade(order, results, progress, comparer);
      if (resume) {
        progress.tellEfforts();
      }
      return gradebook;
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
}
