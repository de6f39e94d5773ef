package gridmark.cli.instructor;

import gridmark.catalogue.Languages;
import gridmark.cli.ExitCode;
import gridmark.cli.LimitOptions;
import gridmark.cli.OutputFile;
import gridmark.cli.PackOptions;
import gridmark.cli.RubricOption;
import gridmark.cli.Subcommand;
import gridmark.files.Reason;
import gridmark.grader.ProgramJar;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.SealedPack;
import gridmark.grader.pack.Secret;
import gridmark.grader.run.Budget;
import gridmark.sandbox.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Packs an autograder for a platform. */
@Command(
    name = "bundle",
    description = {
      "Packs all that a platform needs to grade by itself.",
      "",
      "For Gradescope: a zip with setup.sh, run_autograder, this program, the packs with their hidden cases and the "
          + "rubric, to be uploaded as it is. The packs and the rubric are checked first. Without "
          + "--time-limit, a case gets as much as surely fits into the ten minutes that Gradescope gives a submission, "
          + "at most 10 seconds."
    },
    footer = {
      "",
      "Examples:",
      "  gridmark bundle gradescope --out autograder.zip",
      "  gridmark bundle gradescope --cases course/ --rubric course.json --out autograder.zip --leaderboard",
      "",
      "Exit codes: 0 done, 2 wrong use or a broken pack or rubric, 3 the program failed.",
    })
public final class BundleCommand extends Subcommand {

  private static final String GRADESCOPE = "gradescope";

  /** For a container of 768 MB. */
  private static final int MEMORY_MIB = 192;

  @Parameters(paramLabel = "PLATFORM", description = "gradescope")
  private String platform;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      required = true,
      description = "The zip to write. It must not be there yet.")
  private Path out;

  @Mixin private PackOptions packs;
  @Mixin private RubricOption rubric;
  @Mixin private LimitOptions limits = new LimitOptions(MEMORY_MIB);

  @Option(
      names = "--leaderboard",
      description = "Ranks submissions by accepted cases and processor time of the public ones.")
  private boolean leaderboard;

  @Option(
      names = "--secret",
      paramLabel = "FILE",
      description =
          "The secret that seeds are drawn by, made if it is not there. It goes into the zip. Default: a new one.")
  private Optional<Path> secret;

  @Override
  public Integer call() throws Exception {
    if (!platform.equals(GRADESCOPE)) {
      throw unknown("platform", platform, List.of(GRADESCOPE));
    }
    Limits most = limits.limits();
    refuseIf(
        OutputFile.open(this, out).isEmpty(),
        "a zip is not for standard output: give the name of a file with --out");
    refuseIf(
        Files.exists(out, LinkOption.NOFOLLOW_LINKS),
        out + " is there already: remove it, or give another name with --out");
    refuseSealed();
    Pack pack = packs.read(Optional.empty());
    int cases = pack.cases().size();
    int release = pack.release(Languages.ALL.get(0));
    rubric.read();
    Limits fitting = limits.isTimeSaid() ? most : fitting(most, cases);
    Path program = program();
    Secret seeds = secret.isPresent() ? Secret.in(secret.get()) : Secret.random();
    new GradescopeBundle(program, packs.path(), release, rubric.file(), seeds, fitting, leaderboard)
        .write(out);
    terminal().say("Written: " + out);
    warn(Budget.longest(fitting, cases));
    return ExitCode.DONE;
  }

  @Override
  protected String inWords(Exception e) {
    return e instanceof IOException failure
        ? "%s cannot be written (%s)".formatted(out, Reason.ofWriting(failure))
        : super.inWords(e);
  }

  /** Nobody gives the platform a key, and what is uploaded there is not public. */
  private void refuseSealed() throws IOException {
    refuseIf(
        Files.exists(packs.path())
            && PackReader.files(packs.path()).stream()
                .anyMatch(file -> file.toString().endsWith(SealedPack.ENDING)),
        "sealed packs cannot go to Gradescope, which has no key: give the plain JSON");
  }

  /** As much time as surely fits into what Gradescope gives, a second at least. */
  private static Limits fitting(Limits most, int cases) {
    Limits limits = most;
    while (limits.cpu().toSeconds() > 1
        && Budget.longest(limits, cases).compareTo(GradescopeBundle.FOR_CASES) > 0) {
      limits = new Limits(limits.cpu().minusSeconds(1), limits.memoryMiB(), limits.outputBytes());
    }
    return limits;
  }

  private void warn(Duration longest) {
    if (longest.compareTo(GradescopeBundle.FOR_CASES) > 0) {
      long minutes = longest.plus(GradescopeBundle.FOR_THE_REST).plusSeconds(59).toMinutes();
      terminal()
          .say(
              "With this time limit a submission may take up to %d minutes: give the autograder as much on Gradescope,"
                      .formatted(minutes)
                  + " or a lower --time-limit. It has 10 by default.");
    }
  }

  private Path program() {
    return ProgramJar.path()
        .orElseThrow(
            () ->
                wrong(
                    "there is no jar to pack, since the program runs from a folder of classes: call it as grader/gridmark, or as"
                        + " java -jar target/gridmark.jar"));
  }
}
