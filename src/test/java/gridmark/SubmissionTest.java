package gridmark;

import gridmark.assignment.Verdict;
import gridmark.catalogue.Catalogue;
import gridmark.files.OutputFolder;
import gridmark.grader.GradeListener;
import gridmark.grader.Grader;
import gridmark.grader.Terms;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.Expectations;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.Secret;
import gridmark.grader.run.Transcript;
import gridmark.grader.score.BrokenRubricException;
import gridmark.grader.score.Result;
import gridmark.grader.score.Rubric;
import gridmark.grader.score.RubricReader;
import gridmark.grader.score.Status;
import gridmark.grader.submission.SubmissionReader;
import gridmark.grader.submission.UnreadableSubmissionException;
import gridmark.report.format.ResultJson;
import gridmark.report.view.CaseView;
import gridmark.report.view.ResultView;
import gridmark.report.view.View;
import gridmark.sandbox.Limits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.opentest4j.AssertionFailedError;

/**
 * Grades the submission named by {@code mvn test -Dsubmission=PATH}, a test a case, and writes
 * result.json. The submission runs in the worker, never in this process.
 */
class SubmissionTest {

  @TestFactory
  Stream<DynamicTest> submission() throws IOException, InterruptedException {
    OutputFolder reports = OutputFolder.open(Repository.root().resolve("target/gridmark"));
    Result graded = grade();
    Path file = reports.write("result.json", ResultJson.of(graded));
    ResultView result = ResultView.of(graded, View.STUDENT);
    System.out.printf(
        "Score %s of %s; written: %s%n", result.score().points(), result.score().most(), file);
    if (result.status() != Status.GRADED) {
      throw failure(
          "%s%n%s%n%s".formatted(result.status(), notes(result), compileErrors(result)).strip());
    }
    return result.cases().stream()
        .filter(each -> each.told().isPresent())
        .map(each -> DynamicTest.dynamicTest(name(each), () -> check(each)));
  }

  private static Path submission(Path from) {
    String path = System.getProperty("submission");
    if (path == null) {
      throw failure("name a submission: mvn test -Dsubmission=PATH");
    }
    return from.resolve(path);
  }

  private static Result grade() throws IOException, InterruptedException {
    Path from = Path.of(System.getProperty("gridmark.from", ""));
    Path submission = submission(from);
    String assignment = System.getProperty("assignment", Catalogue.words().get(0));
    if (!Catalogue.words().contains(assignment)) {
      throw failure(
          "-Dassignment: there is no assignment named %s: the assignments are %s"
              .formatted(assignment, String.join(", ", Catalogue.words())));
    }
    Path shipped = Repository.root().resolve("testcases").resolve(assignment);
    Path cases = from.resolve(System.getProperty("cases", shipped.toString()));
    try (Grader grader = Grader.start(Repository.sandbox(), Limits.DEFAULT)) {
      Rubric rubric = RubricReader.read(Repository.root().resolve("grader/rubric.json"));
      Terms terms = new Terms(Secret.random(), rubric, Optional.empty(), Optional.empty());
      Pack pack =
          PackReader.readProved(
              cases,
              terms.packKey(),
              Expectations.keptIn(Repository.sandbox().cache(), System.out::println));
      return grader.grade(
          pack,
          SubmissionReader.read(submission, Optional.of(pack.assignment().signature())),
          terms,
          new Transcript(),
          GradeListener.NONE);
    } catch (UnreadableSubmissionException e) {
      throw failure("-Dsubmission: " + e.getMessage());
    } catch (BrokenRubricException e) {
      throw failure("the rubric is broken, nobody is graded by it:\n" + e.getMessage());
    } catch (BrokenPackException e) {
      throw failure("the test pack cannot be used, nobody is graded with it:\n" + e.getMessage());
    }
  }

  private static String name(CaseView each) {
    return each.id() + " (" + each.title() + ")";
  }

  private static void check(CaseView each) {
    CaseView.Told told = each.told().orElseThrow();
    if (told.verdict() != Verdict.ACCEPTED) {
      throw failure(name(each) + ": " + told.verdict().words() + ": " + told.message());
    }
  }

  /** Our stack frames are of no use to whoever reads the message. */
  private static AssertionFailedError failure(String message) {
    AssertionFailedError failure = new AssertionFailedError(message);
    failure.setStackTrace(new StackTraceElement[0]);
    return failure;
  }

  private static String notes(ResultView result) {
    return String.join("\n", result.notes());
  }

  private static String compileErrors(ResultView result) {
    return result.compileErrors().stream().map(Object::toString).collect(Collectors.joining("\n"));
  }
}
