package gridmark.report.verification;

import gridmark.assignment.Mutant;
import gridmark.grader.pack.TestCase;
import gridmark.grader.verify.KillMatrix;
import gridmark.grader.verify.ProvedCase;
import gridmark.grader.verify.SampleRuns;
import gridmark.grader.verify.Verification;
import gridmark.report.page.Template;
import gridmark.words.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A verification as one HTML file that needs nothing beside it. */
public final class VerificationPage {

  private final Verification verification;
  private final KillMatrix whole;
  private final VerificationWords words;

  private VerificationPage(Verification verification) {
    this.verification = verification;
    this.whole = verification.whole();
    this.words = new VerificationWords(verification);
  }

  /** The text of the file. */
  public static String of(Verification verification) {
    return Template.named(VerificationPage.class, "verification")
        .fill(new VerificationPage(verification).data());
  }

  private Map<String, Object> data() {
    Map<String, Object> data = new HashMap<>();
    data.put("verification", verification);
    data.put("words", words);
    data.put("cases", cases());
    data.put("flaws", flaws());
    data.put("width", whole.cases().size() + 2);
    data.put("hasSamples", verification.samples().isPresent());
    verification.samples().ifPresent(samples -> addSamples(data, samples));
    return data;
  }

  private void addSamples(Map<String, Object> data, SampleRuns samples) {
    data.put("samplesCount", words.samples(samples));
    data.put("timeLimit", words.timeLimit(samples));
    data.put("samples", samples.runs());
  }

  /** One line of the table of cases. */
  private record CaseRow(
      int number,
      TestCase testCase,
      boolean isProved,
      String solutions,
      int catches,
      String alone,
      String outdoneBy,
      String slowest,
      String slowestSample) {}

  private List<CaseRow> cases() {
    List<CaseRow> rows = new ArrayList<>();
    for (ProvedCase proved : verification.proofs()) {
      rows.add(caseRow(rows.size() + 1, proved));
    }
    return rows;
  }

  private CaseRow caseRow(int number, ProvedCase proved) {
    TestCase testCase = proved.testCase();
    Optional<SampleRuns.Time> slowest =
        verification.samples().flatMap(samples -> samples.slowest(testCase));
    return new CaseRow(
        number,
        testCase,
        proved.proof().holds(),
        VerificationWords.solutions(proved.proof()),
        whole.caughtBy(testCase).size(),
        VerificationWords.names(whole.caughtOnlyBy(testCase)),
        whole.outdoneBy(testCase).map(TestCase::id).orElse(""),
        slowest.map(time -> Words.hundredths(time.cpu())).orElse(""),
        slowest.map(time -> time.sample().name()).orElse(""));
  }

  /** The mutants of one flaw. */
  private record FlawRows(String meaning, List<MutantRow> mutants) {}

  /** One line of the matrix. */
  private record MutantRow(Mutant mutant, boolean isAmiss, int count, List<Mark> marks) {}

  /** Whether a case catches a mutant. */
  private record Mark(boolean isCaught, String id) {}

  private List<FlawRows> flaws() {
    return verification.pack().assignment().yardstick().flaws().stream()
        .map(
            flaw ->
                new FlawRows(
                    flaw.meaning(),
                    whole.mutants().stream()
                        .filter(mutant -> mutant.flaw() == flaw)
                        .map(this::mutantRow)
                        .toList()))
        .filter(rows -> !rows.mutants().isEmpty())
        .toList();
  }

  private MutantRow mutantRow(Mutant mutant) {
    Set<TestCase> catching = whole.catching(mutant);
    return new MutantRow(
        mutant,
        mutant.isEquivalent() != catching.isEmpty(),
        catching.size(),
        whole.cases().stream()
            .map(testCase -> new Mark(catching.contains(testCase), testCase.id()))
            .toList());
  }
}
