package gridmark.cli;

import gridmark.grader.GradeListener;
import gridmark.grader.Grader;
import gridmark.grader.Terms;
import gridmark.grader.json.Nearest;
import gridmark.grader.report.AskedReports;
import gridmark.grader.report.ConsoleReport;
import gridmark.grader.report.Detail;
import gridmark.grader.report.Occasion;
import gridmark.grader.report.Report;
import gridmark.grader.report.ReportFolder;
import gridmark.grader.report.View;
import gridmark.grader.sandbox.Isolation;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.sandbox.NotOfferedException;
import gridmark.grader.sandbox.Sandbox;
import gridmark.grader.score.BrokenRubricException;
import gridmark.grader.score.Result;
import gridmark.grader.score.Rubric;
import gridmark.grader.score.RubricReader;
import gridmark.grader.score.Status;
import gridmark.grader.submission.UnreadableSubmissionException;
import gridmark.grader.testcase.BrokenPackException;
import gridmark.grader.testcase.PackKey;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
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
final class GradeCommand extends Subcommand {

  @Parameters(paramLabel = "PATH", description = "A .java file, a folder, or a .zip.")
  private Path submission;

  @Option(
      names = "--cases",
      paramLabel = "PATH",
      description =
          "The test pack: a JSON file, or a folder of them. Default: testcases/; in a starter project cases/.")
  private Path cases = Places.cases();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where result.json and other reports go. Default: ${DEFAULT-VALUE}.",
      defaultValue = "gridmark-out")
  private Path out;

  @Option(
      names = "--report",
      paramLabel = "NAME",
      description =
          "Another report to write, may be given several times: ${COMPLETION-CANDIDATES}."
              + " See docs/reports.md.",
      completionCandidates = ReportNames.class)
  private List<String> reports = new ArrayList<>();

  @Option(
      names = "--time-limit",
      paramLabel = "SECONDS",
      description = "Processor time a case may use. Default: ${DEFAULT-VALUE}.",
      defaultValue = "10")
  private double timeLimit;

  @Option(
      names = "--memory-limit",
      paramLabel = "MIB",
      description = "Heap a submission may use. Default: ${DEFAULT-VALUE}.",
      defaultValue = "256")
  private int memoryLimit;

  @Option(
      names = "--isolation",
      paramLabel = "LEVEL",
      description =
          "How strongly to shut the submission in: auto (the strongest there is), bwrap, jail, process."
              + " See gridmark doctor.",
      defaultValue = "auto")
  private String isolation;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "Disguises the hidden puzzles: the same seed asks the same puzzles again. It is in every report."
              + " Default: taken from the submission's content.")
  private Long seed;

  @Option(
      names = "--rubric",
      paramLabel = "FILE",
      description =
          "How cases become a score: weights, bonus, cap, penalties, rounding. Default: grader/rubric.json.")
  private Path rubric;

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

  @Option(names = "--exit-zero", description = "Exit with 0 where it would be 1.")
  private boolean exitZero;

  GradeCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws InterruptedException {
    if (submission.toString().isEmpty()) {
      throw wrong("PATH is empty: give a .java file, a folder or a .zip");
    }
    if (out.toString().isEmpty()) {
      throw wrong("--out is empty: give a folder; . is this one");
    }
    Limits limits = LimitOptions.limits(spec(), timeLimit, memoryLimit);
    Optional<Isolation> level = isolation();
    Optional<Instant> handedIn = submitted();
    EnumSet<Report> asked = reports();
    Detail detail = detail();
    try {
      Terms terms = new Terms(seed(), rubric(), handedIn, PackKey.in(terminal().environment()));
      if (handedIn.isPresent() && terms.rubric().late().isEmpty()) {
        terminal().err().println("--submitted changes nothing: the rubric has no late policy");
      }
      AskedReports toWrite = AskedReports.open(out, asked);
      tellOlder(toWrite);
      Instant started = Instant.now();
      Result result = grade(limits, level, terms);
      Occasion occasion =
          new Occasion(started, Instant.now(), submission, terminal().environment());
      terminal().out().print(ConsoleReport.of(result, terminal().style(), View.STUDENT, detail));
      terminal().out().flush();
      toWrite.write(
          result, occasion, this::tellWritten, reason -> complain(reason, ExitCode.GRADER_FAILED));
      if (GithubRun.isIn(terminal())) {
        new GithubRun(terminal(), occasion).tell(result, out.toAbsolutePath().normalize());
      }
      return exitCode(result);
    } catch (NotOfferedException e) {
      return complain(
          "--isolation %s cannot be had here: %s\nWhat helps: %s"
              .formatted(isolation, e.getMessage(), e.cure()),
          ExitCode.WRONG_USE);
    } catch (BrokenPackException e) {
      return complain(
          "the test pack is broken, nobody is graded with it:\n" + e.getMessage(),
          ExitCode.WRONG_USE);
    } catch (BrokenRubricException e) {
      return complain(
          "the rubric is broken, nobody is graded by it:\n" + e.getMessage(), ExitCode.WRONG_USE);
    } catch (UnreadableSubmissionException e) {
      return complain(e.getMessage(), ExitCode.WRONG_USE);
    } catch (ReportFolder.NotWritableException e) {
      return complain(e.getMessage(), ExitCode.WRONG_USE);
    } catch (IOException e) {
      return complain(e.getMessage(), ExitCode.GRADER_FAILED);
    }
  }

  private Optional<Isolation> isolation() {
    if (isolation.equals("auto")) {
      return Optional.empty();
    }
    return Stream.of(Isolation.values())
        .filter(level -> level.word().equals(isolation))
        .findFirst()
        .or(
            () -> {
              throw wrong("--isolation is auto, bwrap, jail or process, not " + isolation);
            });
  }

  private Detail detail() {
    if (quiet && verbose) {
      throw wrong("--quiet and --verbose contradict each other: give one of them");
    }
    return quiet ? Detail.SCORE : verbose ? Detail.ALL : Detail.USUAL;
  }

  private EnumSet<Report> reports() {
    EnumSet<Report> asked = EnumSet.noneOf(Report.class);
    for (String word : reports) {
      asked.add(Report.named(word).orElseThrow(() -> noReport(word)));
    }
    if (GithubRun.isIn(terminal())) {
      asked.add(Report.GITHUB);
    }
    return asked;
  }

  private ParameterException noReport(String word) {
    String meant =
        Nearest.to(word, Report.words()).map(near -> " (did you mean " + near + "?)").orElse("");
    return wrong(
        "there is no report named %s%s: the reports are %s"
            .formatted(word.isEmpty() ? "''" : word, meant, String.join(", ", Report.words())));
  }

  /** The names of all reports, for the help text and shells. */
  static final class ReportNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Report.words().iterator();
    }
  }

  private OptionalLong seed() {
    return seed == null ? OptionalLong.empty() : OptionalLong.of(seed);
  }

  private Rubric rubric() throws BrokenRubricException {
    Optional<Path> file = Optional.ofNullable(rubric).or(Places::rubric);
    return file.isPresent() ? RubricReader.read(file.get()) : Rubric.BUILT_IN;
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

  private Result grade(Limits limits, Optional<Isolation> level, Terms terms)
      throws IOException,
          NotOfferedException,
          BrokenPackException,
          UnreadableSubmissionException,
          InterruptedException {
    Sandbox sandbox = Sandbox.open(Places.cache(), level, terminal().err()::println);
    if (terms.packKey().isPresent() && level.isEmpty()) {
      refuseToShowKey(sandbox.isolation());
    }
    try (Grader grader = Grader.start(sandbox, limits);
        Progress progress = new Progress(terminal(), System::nanoTime)) {
      return grader.grade(cases, submission, terms, quiet ? GradeListener.NONE : progress);
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

  /** Without an enclosure a submission can read the environment of the process that started it. */
  private void refuseToShowKey(Isolation reached) {
    if (reached == Isolation.PROCESS) {
      throw wrong(
          "%s is set, and nothing here would keep a submission from reading it: gridmark doctor says what is missing, or go on all the same with --isolation process"
              .formatted(PackKey.VARIABLE));
    }
  }

  private int exitCode(Result result) {
    if (result.status() == Status.GRADER_ERROR) {
      return ExitCode.GRADER_FAILED;
    }
    return result.isFull() || exitZero ? ExitCode.ALL_ACCEPTED : ExitCode.SOMETHING_LOST;
  }
}
