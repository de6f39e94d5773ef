package gridmark.grader;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackReader;
import gridmark.grader.run.Transcript;
import gridmark.grader.score.Result;
import gridmark.grader.submission.Submission;
import gridmark.grader.submission.SubmissionReader;
import gridmark.sandbox.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Holds the diagnosis against bugs that were made up, as whole submissions, by people who did not
 * know how it works; which codes name each of them was decided by somebody who did not know what it
 * says. What follows from that is in docs/diagnosis.md.
 */
@Tag("process")
@Execution(ExecutionMode.CONCURRENT)
class InventedBugsIT {

  private static final Path SETS =
      Repository.root().resolve("src/test/resources/gridmark/invented");

  /** For what never answers, so that it need not be waited for as long as in a course. */
  private static final Limits IMPATIENT =
      new Limits(Duration.ofSeconds(3), Limits.DEFAULT.memoryMiB(), Limits.DEFAULT.outputBytes());

  /**
   * A submission with one bug.
   *
   * @param right the codes that name it
   * @param tolerable the codes that do not, but send nobody the wrong way
   */
  private record Bug(Path folder, String words, List<String> right, List<String> tolerable) {

    static List<Bug> in(Path set) throws IOException {
      List<Bug> bugs = new ArrayList<>();
      try (Stream<String> lines = Files.lines(set.resolve("bugs.tsv"))) {
        lines
            .skip(1)
            .map(line -> line.split("\t", -1))
            .forEach(
                cells ->
                    bugs.add(
                        new Bug(
                            set.resolve(cells[0]),
                            cells[1],
                            Arrays.asList(cells[2].split(",")),
                            Arrays.asList(cells[3].split(",")))));
      }
      return bugs;
    }

    String deviation(Result result) {
      return "%s (%s): %s".formatted(folder.getFileName(), words, result.diagnoses());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"first", "second", "third", "fourth"})
  void nineInTenAreNamedRightAndNobodyIsSentTheWrongWay(String set) throws Exception {
    List<Bug> bugs = Bug.in(SETS.resolve(set));
    List<String> notNamed = new ArrayList<>();
    List<String> misled = new ArrayList<>();
    try (Grader grader = Grader.startForMany(Repository.sandbox(), IMPATIENT)) {
      for (Bug bug : bugs) {
        Result result = grade(bug, grader);
        String main = result.diagnoses().isEmpty() ? "" : result.diagnoses().get(0).code().name();
        if (!bug.right().contains(main)) {
          notNamed.add(bug.deviation(result));
          if (!main.isEmpty() && !bug.tolerable().contains(main)) {
            misled.add(bug.deviation(result));
          }
        }
      }
    }

    System.out.printf(
        "%s set: %d of %d named right, %d sent the wrong way%n",
        set, bugs.size() - notNamed.size(), bugs.size(), misled.size());
    assertThat(bugs).hasSizeGreaterThan(40);
    assertThat(misled).isEmpty();
    assertThat(10 * notNamed.size()).as("%s", notNamed).isLessThanOrEqualTo(bugs.size());
  }

  private static Result grade(Bug bug, Grader grader) throws Exception {
    Pack pack = PackReader.read(Repository.testcases());
    Submission submission =
        SubmissionReader.read(bug.folder(), Optional.of(pack.assignment().signature()));
    return grader.grade(pack, submission, Terms.USUAL, new Transcript(), GradeListener.NONE);
  }
}
