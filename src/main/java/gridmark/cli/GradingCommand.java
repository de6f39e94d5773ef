package gridmark.cli;

import gridmark.catalogue.Languages;
import gridmark.grader.Terms;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackKey;
import gridmark.grader.pack.Secret;
import gridmark.grader.pack.Secret.UnusableSecretException;
import gridmark.grader.pack.Seeds;
import gridmark.grader.score.BrokenRubricException;
import gridmark.grader.score.Rubric;
import gridmark.report.Report;
import gridmark.sandbox.Isolation;
import gridmark.sandbox.Limits;
import gridmark.sandbox.NotOfferedException;
import gridmark.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the commands that grade have in common: how it is done, and what can be wrong with that. */
public abstract class GradingCommand extends Subcommand {

  private static final String AUTO = "auto";

  @Mixin private PackOptions packs;

  @Option(
      names = "--report",
      paramLabel = "NAME",
      description =
          "Another report to write, may be given several times: ${COMPLETION-CANDIDATES}."
              + " See docs/reports.md.",
      completionCandidates = ReportNames.class)
  private List<String> reports = new ArrayList<>();

  @Mixin private LimitOptions limits = new LimitOptions(Limits.DEFAULT.memoryMiB());

  @Option(
      names = "--isolation",
      paramLabel = "LEVEL",
      description =
          "How strongly to shut the submission in: auto (the strongest there is), bwrap, jail, process."
              + " See gridmark doctor.")
  private String isolation = AUTO;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "Disguises the hidden puzzles: the seed in a result.json asks the same again, in the same order."
              + " Default: drawn by the secret, for each hand-in another.")
  private Optional<Long> seed;

  @Option(
      names = "--secret",
      paramLabel = "FILE",
      description =
          "The secret that seeds are drawn by, made if it is not there: keep it from students. Default: secret.key with"
              + " the results.")
  private Optional<Path> secret;

  @Mixin private RubricOption rubric;

  @Option(names = "--exit-zero", description = "Exit with 0 where it would be 1.")
  private boolean exitZero;

  /** Grades, and gives the exit code. */
  protected abstract int grade(Limits most, EnumSet<Report> asked, Rubric by) throws Exception;

  @Override
  public final Integer call() throws Exception {
    packs.check();
    level();
    refuseIf(
        seed.isPresent() && secret.isPresent(),
        "--seed and --secret contradict each other: give one of them");
    refuseIf(
        secret.isPresent() && secret.get().toString().isEmpty(), "--secret is empty: give a file");
    return grade(limits.limits(), reports(), rubric.read());
  }

  /** Opens the secret in a file. */
  protected interface SecretFile {
    Secret open(Path file) throws IOException, UnusableSecretException;
  }

  /**
   * The terms; when something was handed in is not in them.
   *
   * @param usual where the secret is kept if nobody says; absent if it need not be kept
   */
  protected final Terms terms(Rubric by, Optional<Path> usual, SecretFile opening)
      throws IOException, UnusableSecretException, BrokenPackException {
    Optional<Path> file = secret.or(() -> usual);
    Seeds seeds =
        seed.isPresent()
            ? new Seeds.One(seed.get())
            : file.isPresent() ? opening.open(file.get()) : Secret.random();
    return new Terms(seeds, by, Optional.empty(), packKey());
  }

  @Override
  protected final String inWords(Exception e) {
    if (e instanceof NotOfferedException lack) {
      return "--isolation %s cannot be had here: %s\nWhat helps: %s"
          .formatted(isolation, lack.getMessage(), lack.cure());
    }
    if (e instanceof BrokenPackException) {
      return "the test pack cannot be used, nobody is graded with it:\n" + e.getMessage();
    }
    return e instanceof BrokenRubricException
        ? "the rubric is broken, nobody is graded by it:\n" + e.getMessage()
        : super.inWords(e);
  }

  /** The level asked for; absent if the strongest will do. */
  private Optional<Isolation> level() {
    Optional<Isolation> level =
        Stream.of(Isolation.values()).filter(each -> each.word().equals(isolation)).findFirst();
    refuseIf(
        level.isEmpty() && !isolation.equals(AUTO),
        "--isolation is auto, bwrap, jail or process, not " + isolation);
    return level;
  }

  private EnumSet<Report> reports() {
    EnumSet<Report> asked = EnumSet.noneOf(Report.class);
    for (String word : reports) {
      asked.add(Report.named(word).orElseThrow(() -> unknown("report", word, Report.words())));
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

  protected final Pack pack() throws BrokenPackException {
    return packs.read(packKey());
  }

  private Optional<PackKey> packKey() throws BrokenPackException {
    return PackKey.in(terminal().environment());
  }

  /**
   * The sandbox, of the level that was asked for. Without an enclosure a submission can read the
   * environment of the process that started it.
   */
  protected final Sandbox sandbox() throws IOException, NotOfferedException, BrokenPackException {
    Optional<Isolation> level = level();
    Sandbox sandbox = Sandbox.open(Places.cache(), level, terminal()::say, Languages.ALL);
    refuseIf(
        packKey().isPresent() && level.isEmpty() && sandbox.isolation() == Isolation.PROCESS,
        "%s is set, and nothing here would keep a submission from reading it: gridmark doctor says what is missing, or go on all the same with --isolation process"
            .formatted(PackKey.VARIABLE));
    return sandbox;
  }

  /** The exit code of a grading that went through. */
  protected final int exitCode(boolean isFull) {
    return isFull || exitZero ? ExitCode.ALL_ACCEPTED : ExitCode.SOMETHING_LOST;
  }
}
