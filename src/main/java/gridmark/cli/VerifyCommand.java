package gridmark.cli;

import gridmark.grader.report.ReportFolder;
import gridmark.grader.report.VerificationJson;
import gridmark.grader.report.VerificationPage;
import gridmark.grader.report.VerificationText;
import gridmark.grader.sandbox.NotOfferedException;
import gridmark.grader.sandbox.Sandbox;
import gridmark.grader.submission.Printable;
import gridmark.grader.testcase.BrokenPackException;
import gridmark.grader.testcase.PackKey;
import gridmark.grader.verify.Sample;
import gridmark.grader.verify.Verification;
import gridmark.grader.verify.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Verifies a test pack. */
@Command(
    name = "verify",
    description = {
      "Says how good a test pack is.",
      "",
      "Proves what every case expects with two independent solvers, counts its solutions, and runs wrong solvers "
          + "made on purpose to see which cases catch them. Then grades the sample submissions, each of which must "
          + "get the outcome its folder is named after, and suggests a time limit."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Main.VersionText.class,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  gridmark verify --no-samples",
      "  gridmark verify --cases my-cases.json --report html --out reports",
      "",
      "Exit codes: 0 all proved and every wrong solver caught, 1 something is not as it should be, 2 wrong use or a "
          + "broken pack, 3 the program failed.",
    })
final class VerifyCommand implements Callable<Integer> {

  private static final String PAGE = "verification.html";

  private final Terminal terminal;

  @Spec private CommandSpec spec;

  @Option(
      names = "--cases",
      paramLabel = "PATH",
      description = "The test pack: a JSON file, or a folder of them. Default: testcases/.")
  private Path cases = Places.cases();

  @Option(
      names = "--samples",
      paramLabel = "DIR",
      description =
          "Samples, in folders named after their outcome. Default: grader/submissions/, if it is there.")
  private Path samples;

  @Option(names = "--no-samples", description = "Grade no samples, which saves minutes.")
  private boolean noSamples;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Option(
      names = "--report",
      paramLabel = "NAME",
      description = "A report to write as well: html (" + PAGE + ").")
  private List<String> reports = new ArrayList<>();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where reports go. Default: ${DEFAULT-VALUE}.",
      defaultValue = "gridmark-out")
  private Path out;

  VerifyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    checkOptions();
    try {
      Optional<ReportFolder> folder =
          reports.isEmpty() ? Optional.empty() : Optional.of(ReportFolder.open(out));
      Verification verification = verify();
      terminal
          .out()
          .print(
              json
                  ? VerificationJson.of(verification)
                  : VerificationText.of(verification, terminal.style()));
      terminal.out().flush();
      if (folder.isPresent()) {
        Path file = folder.get().write(PAGE, VerificationPage.of(verification));
        terminal.err().println("Written: " + file);
      }
      return verification.isSound() ? ExitCode.DONE : ExitCode.SOMETHING_LOST;
    } catch (BrokenPackException e) {
      return complain("the test pack is broken:\n" + e.getMessage(), ExitCode.WRONG_USE);
    } catch (ReportFolder.NotWritableException e) {
      return complain(e.getMessage(), ExitCode.WRONG_USE);
    } catch (IOException e) {
      return complain(e.getMessage(), ExitCode.GRADER_FAILED);
    }
  }

  private void checkOptions() {
    for (String report : reports) {
      if (!report.equals("html")) {
        throw wrong("there is no report named " + report + ": the reports are html");
      }
    }
    if (noSamples && samples != null) {
      throw wrong("--samples and --no-samples contradict each other: give one of them");
    }
    if (samples != null && !Files.isDirectory(samples)) {
      throw wrong("--samples: there is no folder " + samples);
    }
  }

  private Verification verify() throws IOException, BrokenPackException, InterruptedException {
    try (VerifyProgress progress = new VerifyProgress(terminal)) {
      Verifier verifier = new Verifier(cases, PackKey.in(terminal.environment()), progress);
      Path folder = samples == null ? Places.samples() : samples;
      return noSamples || !Files.isDirectory(folder)
          ? verifier.verify()
          : verifier.verify(sandbox(), Sample.in(folder));
    }
  }

  private Sandbox sandbox() throws IOException {
    try {
      return Sandbox.open(Places.cache(), Optional.empty(), terminal.err()::println);
    } catch (NotOfferedException e) {
      throw new IOException("samples cannot be graded here: " + e.getMessage(), e);
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private int complain(String message, int exitCode) {
    terminal.err().println("gridmark: " + Printable.text(message));
    return exitCode;
  }
}
