package gridmark.grader;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.Verdict;
import gridmark.catalogue.Languages;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackReader;
import gridmark.grader.run.Transcript;
import gridmark.grader.score.Result;
import gridmark.grader.score.Status;
import gridmark.grader.submission.Submission;
import gridmark.grader.submission.SubmissionReader;
import gridmark.language.Language;
import gridmark.language.Source;
import gridmark.language.shell.ShellLanguage;
import gridmark.sandbox.Limits;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A language that the line knows nothing of is found, built, run, judged and named by it. */
@Tag("process")
class SecondLanguageTest {

  private static final List<Language> TWO = List.of(Languages.ALL.get(0), new ShellLanguage());

  private static Pack pack;
  private static Grader grader;

  @BeforeAll
  static void start() throws Exception {
    pack = PackReader.read(Repository.testcases());
    grader = Grader.start(Repository.sandbox(), Limits.DEFAULT, false, TWO);
  }

  @AfterAll
  static void close() {
    grader.close();
  }

  @Test
  void gradesProgramInTheLanguageOfItsFiles() throws Exception {
    Result result = grade(new Source(ShellLanguage.ZEROS, ""));

    assertThat(result.environment().language()).isEqualTo("shell");
    assertThat(result.status()).isEqualTo(Status.GRADED);
    assertThat(result.cases())
        .allSatisfy(
            each ->
                assertThat(each.judgement().verdict())
                    .isEqualTo(
                        each.testCase().question().expects().equals("unsolvable")
                            ? Verdict.ACCEPTED
                            : Verdict.WRONG_ANSWER));
  }

  @Test
  void takesOfTwoLanguagesTheOneInWhichSomethingCanBeCalled() throws Exception {
    Result result =
        grade(new Source("Notes.java", "class Notes {}"), new Source(ShellLanguage.SAME, ""));

    assertThat(result.environment().language()).isEqualTo("shell");
    assertThat(result.status()).isEqualTo(Status.GRADED);
  }

  @Test
  void takesTheFirstLanguageWhereBothCanBeCalled() throws Exception {
    Submission classic =
        SubmissionReader.read(
            Repository.sample("accepted/classic-one-file"),
            Optional.of(pack.assignment().signature()));

    Result result = grade(classic.sources().get(0), new Source(ShellLanguage.SAME, ""));

    assertThat(result.environment().language()).isEqualTo("java");
    assertThat(result.isFull()).isTrue();
  }

  @Test
  void saysWhatIsMissingInTheFirstLanguageWhereThereIsNothing() throws Exception {
    Result result = grade();

    assertThat(result.environment().language()).isEqualTo("java");
    assertThat(result.status()).isEqualTo(Status.NO_SOLVER);
  }

  private static Result grade(Source... sources) throws Exception {
    return grader.grade(
        pack,
        new Submission("mixed", List.of(sources), List.of(), List.of(), "00000000"),
        Terms.usual(Optional.empty()),
        new Transcript(),
        GradeListener.NONE);
  }
}
