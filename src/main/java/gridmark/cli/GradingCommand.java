package gridmark.cli;

import gridmark.catalogue.Languages;
import gridmark.files.OutputFolder;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackKey;
import gridmark.grader.score.BrokenRubricException;
import gridmark.grader.score.Rubric;
import gridmark.grader.submission.UnreadableSubmissionException;
import gridmark.report.Report;
import gridmark.sandbox.Isolation;
import gridmark.sandbox.Limits;
import gridmark.sandbox.NotOfferedException;
import gridmark.sandbox.Sandbox;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the commands that grade have in common: how it is done, and what can be wrong with that. */
public abstract class GradingCommand extends Subcommand {

  @Mixin private PackOptions packs;

  @Option(
      names = "--report",
      paramLabel = "NAME",
      description =
          "Another report to write, may be given several times: ${COMPLETION-CANDIDATES}."
              + " See docs/reports.md.",
      completionCandidates = ReportNames.class)
  private List<String> reports = new ArrayList<>();

  @Mixin private LimitOptions limits;
  @Mixin private IsolationOption isolation;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "Disguises the hidden puzzles: the same seed asks the same puzzles again. It is in every report."
              + " Default: taken from the submission's content.")
  private Long seed;

  @Mixin private RubricOption rubric;

  @Option(names = "--exit-zero", description = "Exit with 0 where it would be 1.")
  private boolean exitZero;

  protected GradingCommand(Terminal terminal) {
    super(terminal);
  }

  /** Grades; what may be wrong with packs, rubrics and folders is said by the caller. */
  protected abstract int grade()
      throws IOException,
          NotOfferedException,
          BrokenPackException,
          BrokenRubricException,
          UnreadableSubmissionException,
          InterruptedException;

  @Override
  public final Integer call() throws InterruptedException {
    packs.check();
    try {
      return grade();
    } catch (NotOfferedException e) {
      return complain(
          "%s cannot be had here: %s\nWhat helps: %s"
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
    } catch (OutputFolder.NotWritableException e) {
      return complain(e.getMessage(), ExitCode.WRONG_USE);
    } catch (IOException e) {
      return complain(e.getMessage(), ExitCode.GRADER_FAILED);
    }
  }

  protected final Optional<Isolation> level() {
    return isolation.level();
  }

  protected final EnumSet<Report> reports() {
    EnumSet<Report> asked = EnumSet.noneOf(Report.class);
    for (String word : reports) {
      asked.add(
          Report.named(word)
              .orElseThrow(() -> UnknownWord.of(spec(), "report", word, Report.words())));
    }
    if (GithubRun.isIn(terminal())) {
      asked.add(Report.GITHUB);
    }
    return asked;
  }

  /** The names of all reports, for the help text and shells. */
  static final class ReportNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Report.words().iterator();
    }
  }

  protected final OptionalLong seed() {
    return seed == null ? OptionalLong.empty() : OptionalLong.of(seed);
  }

  protected final Rubric rubric() throws BrokenRubricException {
    return rubric.read();
  }

  protected final Pack pack() throws BrokenPackException {
    return packs.read(packKey());
  }

  protected final Limits limits() {
    return limits.limits();
  }

  protected final Optional<PackKey> packKey() throws BrokenPackException {
    return PackKey.in(terminal().environment());
  }

  /** The sandbox, of the level that was asked for. */
  protected final Sandbox sandbox(Optional<Isolation> level)
      throws IOException, NotOfferedException, BrokenPackException {
    Sandbox sandbox = Sandbox.open(Places.cache(), level, terminal().err()::println, Languages.ALL);
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
  protected final int exitCode(boolean isFull) {
    return isFull || exitZero ? ExitCode.ALL_ACCEPTED : ExitCode.SOMETHING_LOST;
  }
}
