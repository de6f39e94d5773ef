package gridmark.grader.verify;

import gridmark.grader.GradeListener;
import gridmark.grader.Grader;
import gridmark.grader.Terms;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.TestCase;
import gridmark.grader.score.Upshot;
import gridmark.grader.submission.UnreadableSubmissionException;
import gridmark.grader.verify.SampleRuns.SampleRun;
import gridmark.json.JsonFile;
import gridmark.json.JsonObject;
import gridmark.json.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A submission that lies in a folder named after how grading it must end.
 *
 * @param losing ids of the cases that it must lose, and no others; empty if that is all the same
 */
public record Sample(Path path, Upshot expected, List<String> losing) {

  /** Beside the folders: a JSON object that says of some samples which cases they must lose. */
  private static final String LOSING = "expected.json";

  public Sample {
    losing = List.copyOf(losing);
  }

  /**
   * All samples of a folder, by outcome and name.
   *
   * @throws IOException if the folder cannot be read, or holds what is no sample
   */
  public static List<Sample> in(Path folder) throws IOException {
    List<Sample> samples = new ArrayList<>();
    for (Path outcome : children(folder)) {
      if (Files.isDirectory(outcome)) {
        Upshot expected =
            Upshot.named(outcome.getFileName().toString())
                .orElseThrow(
                    () -> new IOException(outcome + " is not named after an outcome of grading"));
        children(outcome).forEach(path -> samples.add(new Sample(path, expected, List.of())));
      }
    }
    Path losing = folder.resolve(LOSING);
    return Files.exists(losing) ? withLosses(samples, losing) : samples;
  }

  private static List<Sample> withLosses(List<Sample> samples, Path file) throws IOException {
    Problems problems = new Problems().in(file);
    List<Sample> known =
        JsonFile.bytes(file, problems)
            .flatMap(json -> JsonFile.parse(json, problems, "the file", "write { \"SAMPLE\": [] }"))
            .map(object -> withLosses(samples, object))
            .orElse(samples);
    if (problems.count() > 0) {
      throw new IOException(problems.toString());
    }
    return known;
  }

  private static List<Sample> withLosses(List<Sample> samples, JsonObject losses) {
    losses.refuseUnknown(samples.stream().map(Sample::name).toList());
    return samples.stream()
        .map(each -> new Sample(each.path, each.expected, losses.tags(each.name())))
        .toList();
  }

  private static List<Path> children(Path folder) throws IOException {
    try (Stream<Path> children = Files.list(folder)) {
      return children.sorted().toList();
    }
  }

  /** Outcome and name: "wrong_answer/transposed". */
  public String name() {
    return expected.word() + "/" + path.getFileName();
  }

  /** Whether every case must be accepted. */
  public boolean isCorrect() {
    return expected == Upshot.ACCEPTED;
  }

  /** Whether it must run out of time. */
  public boolean isSlow() {
    return expected == Upshot.TIME_LIMIT;
  }

  /**
   * Grades it.
   *
   * @param grader whose limits fit: an impatient one for slow samples saves time
   * @param pack a file or a folder; of a folder, most samples that fail get the first file only,
   *     since what fails in every case fails in a few
   */
  public SampleRun grade(Grader grader, Path pack, Terms terms)
      throws IOException, BrokenPackException, InterruptedException {
    Path cases = needsAllCases() ? pack : PackReader.files(pack).get(0);
    try {
      return new SampleRun(this, grader.grade(cases, path, terms, GradeListener.NONE));
    } catch (UnreadableSubmissionException e) {
      throw new IOException("sample " + name() + " cannot be read: " + e.getMessage(), e);
    }
  }

  private boolean needsAllCases() {
    return isCorrect() || expected == Upshot.WRONG_ANSWER || !losing.isEmpty();
  }

  /** Whether the pack has what the sample stumbles over. */
  boolean suits(Pack pack) {
    return pack.cases().stream().map(TestCase::id).toList().containsAll(losing);
  }

  @Override
  public String toString() {
    return name();
  }
}
