package gridmark.cli;

import gridmark.grader.ProgramJar;
import gridmark.grader.report.ReportFolder;
import gridmark.grader.run.Runner;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.score.BrokenRubricException;
import gridmark.grader.score.RubricReader;
import gridmark.grader.testcase.BrokenPackException;
import gridmark.grader.testcase.Pack;
import gridmark.grader.testcase.PackReader;
import gridmark.grader.testcase.SealedPack;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Packs an autograder for a platform. */
@Command(
    name = "bundle",
    description = {
      "Packs all that a platform needs to grade by itself.",
      "",
      "For Gradescope: a zip with setup.sh, run_autograder, this program, the packs with their hidden cases and the "
          + "rubric, to be uploaded as it is. The packs and the rubric are checked first."
    },
    footer = {
      "",
      "Examples:",
      "  gridmark bundle gradescope --out autograder.zip",
      "  gridmark bundle gradescope --cases course/ --rubric course.json --out autograder.zip --leaderboard",
      "",
      "Exit codes: 0 done, 2 wrong use or a broken pack or rubric, 3 the program failed.",
    })
final class BundleCommand extends Subcommand {

  private static final String GRADESCOPE = "gradescope";

  /** The usual limit on time, where there is time for it. */
  private static final int MOST_SECONDS = 10;

  @Parameters(paramLabel = "PLATFORM", description = "gradescope")
  private String platform;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      required = true,
      description = "The zip to write. It must not be there yet.")
  private Path out;

  @Option(
      names = "--cases",
      paramLabel = "PATH",
      description = "The test pack: a JSON file, or a folder of them. Default: testcases/.")
  private Path cases = Places.cases();

  @Option(
      names = "--rubric",
      paramLabel = "FILE",
      description = "How cases become a score. Default: grader/rubric.json, if it is there.")
  private Path rubric;

  @Option(
      names = "--time-limit",
      paramLabel = "SECONDS",
      description =
          "Processor time a case may use. Default: as much as surely fits into the ten minutes that Gradescope gives a"
              + " submission, at most 10.")
  private Double timeLimit;

  @Option(
      names = "--memory-limit",
      paramLabel = "MIB",
      description =
          "Heap a submission may use. Default: ${DEFAULT-VALUE}, for a container of 768 MB.",
      defaultValue = "192")
  private int memoryLimit;

  @Option(
      names = "--leaderboard",
      description = "Ranks submissions by accepted cases and processor time of the public ones.")
  private boolean leaderboard;

  BundleCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (!platform.equals(GRADESCOPE)) {
      throw wrong("there is no platform named " + platform + ": the platforms are " + GRADESCOPE);
    }
    LimitOptions.limits(spec(), timeLimit == null ? MOST_SECONDS : timeLimit, memoryLimit);
    checkOut();
    try {
      refuseSealed();
      Pack pack = PackReader.read(cases);
      Optional<Path> checked = rubric();
      Limits limits = limits(pack.cases().size());
      new GradescopeBundle(program(), cases, checked, limits, leaderboard).write(out);
      terminal().err().println("Written: " + out);
      warn(Runner.longest(limits, pack.cases().size()));
      return ExitCode.DONE;
    } catch (BrokenPackException e) {
      return complain("the test pack is broken:\n" + e.getMessage(), ExitCode.WRONG_USE);
    } catch (BrokenRubricException e) {
      return complain("the rubric is broken:\n" + e.getMessage(), ExitCode.WRONG_USE);
    } catch (IOException e) {
      return complain(
          "%s cannot be written (%s)".formatted(out, ReportFolder.reason(e)),
          ExitCode.GRADER_FAILED);
    }
  }

  /** Nobody gives the platform a key, and what is uploaded there is not public. */
  private void refuseSealed() throws IOException {
    if (Files.exists(cases)
        && PackReader.files(cases).stream()
            .anyMatch(file -> file.toString().endsWith(SealedPack.ENDING))) {
      throw wrong("sealed packs cannot go to Gradescope, which has no key: give the plain JSON");
    }
  }

  private void checkOut() {
    if (OutputFile.open(spec(), out).isEmpty()) {
      throw wrong("a zip is not for standard output: give the name of a file with --out");
    }
    if (Files.exists(out, LinkOption.NOFOLLOW_LINKS)) {
      throw wrong(out + " is there already: remove it, or give another name with --out");
    }
  }

  /** The rubric, read to see that it is whole. */
  private Optional<Path> rubric() throws BrokenRubricException {
    Optional<Path> file = Optional.ofNullable(rubric).or(Places::rubric);
    if (file.isPresent()) {
      RubricReader.read(file.get());
    }
    return file;
  }

  private Limits limits(int cases) {
    if (timeLimit != null) {
      return LimitOptions.limits(spec(), timeLimit, memoryLimit);
    }
    int seconds = MOST_SECONDS;
    while (seconds > 1
        && Runner.longest(LimitOptions.limits(spec(), seconds, memoryLimit), cases)
                .compareTo(GradescopeBundle.FOR_CASES)
            > 0) {
      seconds--;
    }
    return LimitOptions.limits(spec(), seconds, memoryLimit);
  }

  private void warn(Duration longest) {
    if (longest.compareTo(GradescopeBundle.FOR_CASES) > 0) {
      long minutes = longest.plus(GradescopeBundle.FOR_THE_REST).plusSeconds(59).toMinutes();
      terminal()
          .err()
          .println(
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
