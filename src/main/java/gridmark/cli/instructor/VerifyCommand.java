package gridmark.cli.instructor;

import gridmark.catalogue.Languages;
import gridmark.cli.ExitCode;
import gridmark.cli.PackOptions;
import gridmark.cli.Places;
import gridmark.cli.StatusLine;
import gridmark.cli.Subcommand;
import gridmark.cli.Terminal;
import gridmark.files.OutputFolder;
import gridmark.grader.pack.PackKey;
import gridmark.grader.verify.Sample;
import gridmark.grader.verify.Verification;
import gridmark.grader.verify.Verifier;
import gridmark.grader.verify.Verifier.VerifyListener;
import gridmark.report.verification.VerificationJson;
import gridmark.report.verification.VerificationPage;
import gridmark.report.verification.VerificationText;
import gridmark.sandbox.Sandbox;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
    footer = {
      "",
      "Examples:",
      "  gridmark verify --no-samples",
      "  gridmark verify --cases my-cases.json --report html --out reports",
      "",
      "Exit codes: 0 all proved and every wrong solver caught, 1 something is not as it should be, 2 wrong use or a "
          + "broken pack, 3 the program failed.",
    })
public final class VerifyCommand extends Subcommand {

  private static final String PAGE = "verification.html";

  @Mixin private PackOptions packs;

  @Option(
      names = "--samples",
      paramLabel = "DIR",
      description =
          "Samples, in folders named after their outcome. Default: those of the assignment in grader/submissions/, if they are there.")
  private Optional<Path> samples;

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

  @Override
  public Integer call() throws Exception {
    checkOptions();
    Optional<OutputFolder> folder =
        reports.isEmpty() ? Optional.empty() : Optional.of(OutputFolder.open(out));
    Verification verification = verify();
    terminal()
        .print(
            json
                ? VerificationJson.of(verification)
                : VerificationText.of(verification, terminal().style()));
    if (folder.isPresent()) {
      Path file = folder.get().write(PAGE, VerificationPage.of(verification));
      terminal().say("Written: " + file);
    }
    return verification.isSound() ? ExitCode.DONE : ExitCode.SOMETHING_LOST;
  }

  private void checkOptions() {
    for (String report : reports) {
      if (!report.equals("html")) {
        throw unknown("report", report, List.of("html"));
      }
    }
    refuseIf(
        noSamples && samples.isPresent(),
        "--samples and --no-samples contradict each other: give one of them");
    samples.ifPresent(
        folder -> refuseIf(!Files.isDirectory(folder), "--samples: there is no folder " + folder));
  }

  private Verification verify() throws Exception {
    try (VerifyProgress progress = new VerifyProgress(terminal())) {
      Verifier verifier =
          new Verifier(packs.path(), PackKey.in(terminal().environment()), progress);
      String assignment = packs.checked(verifier.pack()).assignment().word();
      Path folder = samples.orElseGet(() -> Places.samples(assignment));
      if (noSamples || !Files.isDirectory(folder)) {
        return verifier.verify();
      }
      Sandbox sandbox =
          Sandbox.open(Places.cache(), Optional.empty(), terminal()::say, Languages.ALL);
      return verifier.verify(sandbox, Sample.in(folder));
    }
  }

  /** A bar on a terminal; elsewhere a line for each stage. */
  private static final class VerifyProgress implements VerifyListener, AutoCloseable {

    private final StatusLine line;
    private String stage = "";
    private int steps;
    private int done;

    VerifyProgress(Terminal terminal) {
      this.line = new StatusLine(terminal);
    }

    @Override
    public void begin(String newStage, int newSteps) {
      stage = newStage;
      steps = newSteps;
      done = 0;
      line.log("%s: %d".formatted(stage, steps));
    }

    @Override
    public void done(String step) {
      done++;
      line.show(stage, done, steps, step);
    }

    @Override
    public void close() {
      line.close();
    }
  }
}
