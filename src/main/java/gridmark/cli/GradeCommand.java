package gridmark.cli;

import gridmark.catalogue.Languages;
import gridmark.files.OutputFolder;
import gridmark.grader.GradeListener;
import gridmark.grader.Grader;
import gridmark.grader.Terms;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.Secret;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.Transcript;
import gridmark.grader.score.Result;
import gridmark.grader.score.Rubric;
import gridmark.grader.score.Status;
import gridmark.grader.submission.Archive;
import gridmark.grader.submission.Submission;
import gridmark.grader.submission.SubmissionReader;
import gridmark.report.AskedReports;
import gridmark.report.Report;
import gridmark.report.text.ConsoleReport;
import gridmark.report.text.ConsoleReport.Detail;
import gridmark.report.view.Occasion;
import gridmark.report.view.View;
import gridmark.sandbox.Limits;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Grades one submission. */
@Command(
    name = "grade",
    description = {
      "Grades one submission and prints a report.",
      "",
      "The submission is compiled, and run on every case of the test pack in a process of its own. Its grids are "
          + "judged by the rules of Sudoku, so any right solution is accepted."
    },
    footer = {
      "",
      "Examples:",
      "  gridmark grade SudokuSolver.java",
      "  gridmark grade alice.zip --out reports/alice --time-limit 5",
      "  gridmark grade . --cases testcases/solve/1-classic.json",
      "  gridmark grade . --case classic-3",
      "  gridmark grade alice.zip --rubric course.json --submitted 2026-03-02T08:15:00+01:00",
      "",
      "Exit codes: 0 all accepted, 1 something was lost, 2 wrong use, 3 the grader failed.",
    })
public final class GradeCommand extends GradingCommand {

  private static final String USUAL_OUT = "gridmark-out";

  @Parameters(paramLabel = "PATH", description = "A source file, a folder, a .zip or a .tar.gz.")
  private Path submission;

  @Option(
      names = "--case",
      paramLabel = "ID",
      description =
          "Only the case of that id, may be given several times. Default: all of the pack.")
  private List<String> cases = new ArrayList<>();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where result.json and other reports go. Default: " + USUAL_OUT + ".")
  private Optional<Path> toFolder;

  private Path out;

  @Option(
      names = "--submitted",
      paramLabel = "TIME",
      description =
          "When it was handed in, such as 2026-03-01T23:59:00+01:00, for the rubric's late policy."
              + " Default: in time.")
  private Optional<String> submitted;

  @Option(
      names = {"-q", "--quiet"},
      description = "Print the score only, and no progress.")
  private boolean quiet;

  @Option(
      names = {"-v", "--verbose"},
      description = "Print every failure, all output, and what the grade was made with.")
  private boolean verbose;

  @Override
  protected int grade(Limits limits, EnumSet<Report> asked, Rubric by) throws Exception {
    out = toFolder.orElse(Path.of(USUAL_OUT));
    refuseIf(
        submission.toString().isEmpty(),
        "PATH is empty: give a %s file, a folder, a %s"
            .formatted(Languages.extensions(), Archive.WANTED));
    refuseIf(out.toString().isEmpty(), "--out is empty: give a folder; . is this one");
    refuseIf(quiet && verbose, "--quiet and --verbose contradict each other: give one of them");
    Optional<Instant> handedIn = submitted.map(this::time);
    if (handedIn.isPresent() && by.late().isEmpty()) {
      say("--submitted takes no points off: the rubric has no late policy");
    }
    AskedReports toWrite = AskedReports.open(OutputFolder.open(out), asked);
    // Nothing is deleted: in a folder that was given to us, a file of that name may be another's.
    tell("In %s there is, and will be replaced: %s", toWrite.older());
    tell("In %s there is, from another run, and stays as it is: %s", toWrite.stale());
    Instant started = Instant.now();
    Result result = grade(limits, by, handedIn);
    Occasion occasion = new Occasion(started, submission, terminal().environment());
    Detail detail = quiet ? Detail.SCORE : verbose ? Detail.ALL : Detail.USUAL;
    terminal().print(ConsoleReport.of(result, terminal().style(), View.STUDENT, detail));
    toWrite.write(
        result,
        occasion,
        file -> say("Written: " + file),
        reason -> complain(reason, ExitCode.GRADER_FAILED));
    if (GithubRun.isIn(terminal())) {
      new GithubRun(terminal(), occasion).tell(result, out.toAbsolutePath().normalize());
    }
    return result.status() == Status.GRADER_ERROR
        ? ExitCode.GRADER_FAILED
        : exitCode(result.isFull());
  }

  private Instant time(String text) {
    try {
      return ZonedDateTime.parse(text).toInstant();
    } catch (DateTimeParseException e) {
      throw wrong(
          "--submitted must be a time with its zone, such as 2026-03-01T23:59:00+01:00, not "
              + text);
    }
  }

  private Result grade(Limits limits, Rubric by, Optional<Instant> handedIn) throws Exception {
    try (Grader grader = Grader.start(sandbox(), limits);
        Progress progress = new Progress(terminal(), System::nanoTime)) {
      Pack pack = asked(pack());
      Submission read =
          SubmissionReader.read(submission, Optional.of(pack.assignment().signature()));
      Optional<Path> kept = toFolder.map(folder -> folder.resolve(Secret.FILE));
      Terms terms = terms(by, kept, Secret::in).submitted(handedIn);
      return grader.grade(
          pack, read, terms, new Transcript(), quiet ? GradeListener.NONE : progress);
    }
  }

  /** All cases, or those that were named. */
  private Pack asked(Pack pack) {
    List<String> known = pack.cases().stream().map(TestCase::id).toList();
    for (String id : cases) {
      if (!known.contains(id)) {
        throw unknown("case", id, known);
      }
    }
    return cases.isEmpty() ? pack : pack.only(cases);
  }

  private void tell(String text, List<String> files) {
    if (!files.isEmpty()) {
      say(text.formatted(out, String.join(", ", files)));
    }
  }

  private void say(String text) {
    if (!quiet) {
      terminal().say(text);
    }
  }
}
