package gridmark.cli;

import gridmark.grader.GradeListener;
import gridmark.grader.Grader;
import gridmark.grader.Terms;
import gridmark.grader.report.AskedReports;
import gridmark.grader.report.ConsoleReport;
import gridmark.grader.report.Detail;
import gridmark.grader.report.Occasion;
import gridmark.grader.report.Report;
import gridmark.grader.report.View;
import gridmark.grader.sandbox.Isolation;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.sandbox.NotOfferedException;
import gridmark.grader.sandbox.Sandbox;
import gridmark.grader.score.BrokenRubricException;
import gridmark.grader.score.Result;
import gridmark.grader.score.Status;
import gridmark.grader.submission.UnreadableSubmissionException;
import gridmark.grader.testcase.BrokenPackException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeParseException;
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
      "  gridmark grade . --cases testcases/1-classic.json",
      "  gridmark grade alice.zip --rubric course.json --submitted 2026-03-02T08:15:00+01:00",
      "",
      "Exit codes: 0 all accepted, 1 something was lost, 2 wrong use, 3 the grader failed.",
    })
final class GradeCommand extends GradingCommand {

  @Parameters(paramLabel = "PATH", description = "A .java file, a folder, or a .zip.")
  private Path submission;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where result.json and other reports go. Default: ${DEFAULT-VALUE}.",
      defaultValue = "gridmark-out")
  private Path out;

  @Option(
      names = "--submitted",
      paramLabel = "TIME",
      description =
          "When it was handed in, such as 2026-03-01T23:59:00+01:00, for the rubric's late policy."
              + " Default: in time.")
  private String submitted;

  @Option(
      names = {"-q", "--quiet"},
      description = "Print the score only, and no progress.")
  private boolean quiet;

  @Option(
      names = {"-v", "--verbose"},
      description = "Print every failure, all output, and what the grade was made with.")
  private boolean verbose;

  GradeCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  int grade()
      throws IOException,
          NotOfferedException,
          BrokenPackException,
          BrokenRubricException,
          UnreadableSubmissionException,
          InterruptedException {
    if (submission.toString().isEmpty()) {
      throw wrong("PATH is empty: give a .java file, a folder or a .zip");
    }
    if (out.toString().isEmpty()) {
      throw wrong("--out is empty: give a folder; . is this one");
    }
    Limits limits = limits();
    Optional<Isolation> level = level();
    Optional<Instant> handedIn = submitted();
    EnumSet<Report> asked = reports();
    Detail detail = detail();
    Terms terms = new Terms(seed(), rubric(), handedIn, packKey());
    if (handedIn.isPresent() && terms.rubric().late().isEmpty()) {
      terminal().err().println("--submitted changes nothing: the rubric has no late policy");
    }
    AskedReports toWrite = AskedReports.open(out, asked);
    tellOlder(toWrite);
    Instant started = Instant.now();
    Result result = grade(limits, sandbox(level), terms);
    Occasion occasion = new Occasion(started, Instant.now(), submission, terminal().environment());
    terminal().out().print(ConsoleReport.of(result, terminal().style(), View.STUDENT, detail));
    terminal().out().flush();
    toWrite.write(
        result, occasion, this::tellWritten, reason -> complain(reason, ExitCode.GRADER_FAILED));
    if (GithubRun.isIn(terminal())) {
      new GithubRun(terminal(), occasion).tell(result, out.toAbsolutePath().normalize());
    }
    return exitCode(result);
  }

  private Detail detail() {
    if (quiet && verbose) {
      throw wrong("--quiet and --verbose contradict each other: give one of them");
    }
    return quiet ? Detail.SCORE : verbose ? Detail.ALL : Detail.USUAL;
  }

  private Optional<Instant> submitted() {
    try {
      return Optional.ofNullable(submitted).map(ZonedDateTime::parse).map(Instant::from);
    } catch (DateTimeParseException e) {
      throw wrong(
          "--submitted must be a time with its zone, such as 2026-03-01T23:59:00+01:00, not "
              + submitted);
    }
  }

  private Result grade(Limits limits, Sandbox sandbox, Terms terms)
      throws IOException, BrokenPackException, UnreadableSubmissionException, InterruptedException {
    try (Grader grader = Grader.start(sandbox, limits);
        Progress progress = new Progress(terminal(), System::nanoTime)) {
      return grader.grade(cases(), submission, terms, quiet ? GradeListener.NONE : progress);
    }
  }

  /** Nothing is deleted: in a folder that was given to us, a file of that name may be another's. */
  private void tellOlder(AskedReports reports) {
    if (!reports.older().isEmpty()) {
      tell("In %s there is, and will be replaced: %s", reports.older());
    }
    if (!reports.stale().isEmpty()) {
      tell("In %s there is, from another run, and stays as it is: %s", reports.stale());
    }
  }

  private void tell(String text, List<String> files) {
    if (!quiet) {
      terminal().err().println(text.formatted(out, String.join(", ", files)));
    }
  }

  private void tellWritten(Path file) {
    if (!quiet) {
      terminal().err().println("Written: " + file);
    }
  }

  private int exitCode(Result result) {
    if (result.status() == Status.GRADER_ERROR) {
      return ExitCode.GRADER_FAILED;
    }
    return exitCode(result.isFull());
  }
}
