package gridmark.cli;

import gridmark.grader.json.Nearest;
import gridmark.grader.report.Report;
import gridmark.grader.report.ReportFolder;
import gridmark.grader.sandbox.Isolation;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.sandbox.NotOfferedException;
import gridmark.grader.sandbox.Sandbox;
import gridmark.grader.score.BrokenRubricException;
import gridmark.grader.score.Rubric;
import gridmark.grader.score.RubricReader;
import gridmark.grader.submission.UnreadableSubmissionException;
import gridmark.grader.testcase.BrokenPackException;
import gridmark.grader.testcase.PackKey;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** What the commands that grade have in common: how it is done, and what can be wrong with that. */
abstract class GradingCommand extends Subcommand {

  @Option(
      names = "--cases",
      paramLabel = "PATH",
      description =
          "The test pack: a JSON file, or a folder of them. Default: testcases/; in a starter project cases/.")
  private Path cases = Places.cases();

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

  @Option(names = "--exit-zero", description = "Exit with 0 where it would be 1.")
  private boolean exitZero;

  GradingCommand(Terminal terminal) {
    super(terminal);
  }

  /** Grades; what may be wrong with packs, rubrics and folders is said by the caller. */
  abstract int grade()
      throws IOException,
          NotOfferedException,
          BrokenPackException,
          BrokenRubricException,
          UnreadableSubmissionException,
          InterruptedException;

  @Override
  public final Integer call() throws InterruptedException {
    try {
      return grade();
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

  final Optional<Isolation> level() {
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

  final EnumSet<Report> reports() {
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

  final OptionalLong seed() {
    return seed == null ? OptionalLong.empty() : OptionalLong.of(seed);
  }

  final Rubric rubric() throws BrokenRubricException {
    Optional<Path> file = Optional.ofNullable(rubric).or(Places::rubric);
    return file.isPresent() ? RubricReader.read(file.get()) : Rubric.BUILT_IN;
  }

  final Path cases() {
    return cases;
  }

  final Limits limits() {
    return LimitOptions.limits(spec(), timeLimit, memoryLimit);
  }

  final Optional<PackKey> packKey() throws BrokenPackException {
    return PackKey.in(terminal().environment());
  }

  /** The sandbox, of the level that was asked for. */
  final Sandbox sandbox(Optional<Isolation> level)
      throws IOException, NotOfferedException, BrokenPackException {
    Sandbox sandbox = Sandbox.open(Places.cache(), level, terminal().err()::println);
    if (packKey().isPresent() && level.isEmpty()) {
      refuseToShowKey(sandbox.isolation());
    }
    return sandbox;
  }

  /** Without an enclosure a submission can read the environment of the process that started it. */
  private void refuseToShowKey(Isolation reached) {
    if (reached == Isolation.PROCESS) {
      throw wrong(
          "%s is set, and nothing here would keep a submission from reading it: gridmark doctor says what is missing, or go on all the same with --isolation process"
              .formatted(PackKey.VARIABLE));
    }
  }

  /** The exit code of a grading that went through. */
  final int exitCode(boolean isFull) {
    return isFull || exitZero ? ExitCode.ALL_ACCEPTED : ExitCode.SOMETHING_LOST;
  }
}
