package gridmark.report.verification;

import gridmark.assignment.Mutant;
import gridmark.grader.pack.TestCase;
import gridmark.grader.verify.KillMatrix;
import gridmark.grader.verify.ProvedCase;
import gridmark.grader.verify.SampleRuns;
import gridmark.grader.verify.SampleRuns.SampleRun;
import gridmark.grader.verify.Verification;
import gridmark.report.text.Paragraphs;
import gridmark.report.text.Style;
import gridmark.report.text.TextTable;
import gridmark.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/** A verification for a reader at a terminal: faults first, then cases, mutants and samples. */
public final class VerificationText {

  private static final int GROUP = 10;

  private final Verification verification;
  private final KillMatrix whole;
  private final VerificationWords words;
  private final Style style;
  private final Paragraphs text;

  private VerificationText(Verification verification, Style style) {
    this.verification = verification;
    this.whole = verification.whole();
    this.words = new VerificationWords(verification);
    this.style = style;
    this.text = new Paragraphs(style);
  }

  /** The whole report. */
  public static String of(Verification verification, Style style) {
    VerificationText report = new VerificationText(verification, style);
    report.writeHead();
    report.writeCases();
    report.writeMatrix();
    report.writeSizes();
    verification.samples().ifPresent(report::writeSamples);
    return style.fit(report.text.toString());
  }

  private void writeHead() {
    boolean isSound = verification.isSound();
    text.line(style.strong("Gridmark verify") + " · " + words.pack());
    text.line("");
    text.line(isSound ? style.good(words.headline()) : style.bad(words.headline()));
    verification
        .faults()
        .forEach(fault -> text.line("  " + style.bad(style.cross()) + " " + fault));
  }

  private void writeCases() {
    section("Cases", words.proofs());
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        List.of("", "case", "expects", "solutions", "catches", "alone", "slowest", "dead: see"));
    for (int i = 0; i < verification.proofs().size(); i++) {
      rows.add(row(i + 1, verification.proofs().get(i)));
    }
    text.add(TextTable.of(rows));
    text.line("");
    text.line(words.dead());
    if (!words.points().isEmpty()) {
      text.line(words.points());
    }
  }

  private List<String> row(int number, ProvedCase proved) {
    TestCase testCase = proved.testCase();
    return List.of(
        Integer.toString(number),
        testCase.id(),
        testCase.question().expects() + (proved.proof().holds() ? "" : " (not so)"),
        VerificationWords.solutions(proved.proof()),
        Integer.toString(whole.caughtBy(testCase).size()),
        Integer.toString(whole.caughtOnlyBy(testCase).size()),
        verification
            .samples()
            .flatMap(samples -> samples.slowest(testCase))
            .map(time -> Words.hundredths(time.cpu()))
            .orElse("-"),
        whole.outdoneBy(testCase).map(TestCase::id).orElse(""));
  }

  /** A line for each mutant, a column for each case. */
  private void writeMatrix() {
    section("Mutants", words.caught());
    text.line("Columns are cases by their number above; x: the case catches the mutant.");
    text.line("");
    int width = whole.mutants().stream().mapToInt(mutant -> mutant.name().length()).max().orElse(0);
    String indent = " ".repeat(width + 2);
    text.line(indent + columns(i -> (i + 1) % GROUP == 0 ? '0' + (i + 1) / GROUP % GROUP : ' '));
    text.line(indent + columns(i -> '0' + (i + 1) % GROUP));
    for (Mutant mutant : whole.mutants()) {
      Set<TestCase> catching = whole.catching(mutant);
      String cells = columns(i -> catching.contains(whole.cases().get(i)) ? 'x' : '.');
      text.line(mutant.name() + " ".repeat(width - mutant.name().length() + 2) + cells);
    }
  }

  private String columns(IntUnaryOperator symbol) {
    StringBuilder columns = new StringBuilder();
    for (int i = 0; i < whole.cases().size(); i++) {
      columns.append(i > 0 && i % GROUP == 0 ? " " : "").append((char) symbol.applyAsInt(i));
    }
    return columns.toString().stripTrailing();
  }

  private void writeSizes() {
    section("Sizes", words.smallest());
    text.line(words.publicCaught());
    text.line(words.smallestPublic());
  }

  private void writeSamples(SampleRuns samples) {
    section("Samples", words.samples(samples));
    for (SampleRun run : samples.unexpected()) {
      text.line(
          "  %s: wanted %s, got %s"
              .formatted(run.sample(), run.sample().expected().word(), run.got().word()));
      run.explanation().lines().forEach(each -> text.line("      " + each));
    }
    text.line(words.timeLimit(samples));
  }

  private void section(String title, String sentence) {
    text.line("");
    text.line(style.strong(title));
    text.line(sentence);
  }
}
