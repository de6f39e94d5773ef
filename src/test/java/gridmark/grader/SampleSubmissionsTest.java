package gridmark.grader;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.grader.judge.Verdict;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.sandbox.Sandbox;
import gridmark.grader.score.CaseResult;
import gridmark.grader.score.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The grader's own acceptance test: every sample gets the verdict its folder is named for. */
@Execution(ExecutionMode.CONCURRENT)
class SampleSubmissionsTest {

  /** For what never answers, so that it need not be waited for as long as in a course. */
  private static final Limits IMPATIENT =
      new Limits(Duration.ofSeconds(2), Limits.DEFAULT.memoryMiB(), Limits.DEFAULT.outputBytes());

  private static final Sandbox SANDBOX = Repository.sandbox();

  /** As many as there are: none can vanish unnoticed. */
  private static final int COUNT = 120;

  static List<String> samples() throws IOException {
    try (Stream<Path> verdicts = Files.list(Repository.submissions())) {
      return verdicts
          .filter(Files::isDirectory)
          .flatMap(SampleSubmissionsTest::children)
          .map(path -> path.getParent().getFileName() + "/" + path.getFileName())
          .sorted()
          .toList();
    }
  }

  private static Stream<Path> children(Path folder) {
    try (Stream<Path> children = Files.list(folder)) {
      return children.toList().stream();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void findsAllSamples() throws IOException {
    assertThat(samples()).hasSize(COUNT);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void getsTheVerdictOfItsFolder(String sample) throws Exception {
    Result result = grade(sample);
    assertThat(result.outcome().toLowerCase(Locale.ROOT))
        .as(() -> explanation(result))
        .isEqualTo(sample.substring(0, sample.indexOf('/')));
    if (isBadInOneCaseOnly(sample)) {
      assertThat(result.count(Verdict.ACCEPTED)).isEqualTo(result.cases().size() - 1);
    }
  }

  private static Result grade(String sample) throws Exception {
    // What fails in every case fails in six as well as in fifty.
    boolean isGood = sample.startsWith("accepted/") || sample.startsWith("wrong_answer/");
    Path cases =
        isGood || isBadInOneCaseOnly(sample)
            ? Repository.testcases()
            : Repository.testcases().resolve("1-classic.json");
    Limits limits = sample.startsWith("time_limit/") ? IMPATIENT : Limits.DEFAULT;
    try (Grader grader = Grader.start(SANDBOX, limits)) {
      return grader.grade(cases, Repository.sample(sample), Terms.USUAL, run -> {});
    }
  }

  private static boolean isBadInOneCaseOnly(String sample) {
    return sample.endsWith("-in-case-3-only");
  }

  private static String explanation(Result result) {
    return Stream.of(
            result.notes().stream(),
            result.compileErrors().stream().map(Object::toString),
            result.cases().stream()
                .filter(each -> each.verdict() != Verdict.ACCEPTED)
                .limit(3)
                .map(SampleSubmissionsTest::line))
        .flatMap(lines -> lines)
        .collect(Collectors.joining("\n"));
  }

  private static String line(CaseResult each) {
    return each.testCase().id() + " " + each.verdict() + " " + each.judgement().message();
  }
}
