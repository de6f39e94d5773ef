package gridmark.classroom.similarity;

import gridmark.classroom.roll.HandIn;
import gridmark.files.OutputFolder;
import gridmark.grader.submission.Printable;
import gridmark.grader.submission.Submission;
import gridmark.grader.submission.UnreadableSubmissionException;
import gridmark.language.Source;
import gridmark.language.java.JavaTools;
import gridmark.sandbox.ReadingProgram;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Compares what was handed in, each with each. */
public final class Comparer {

  /** Pairs below this are what solvers of the same problem have in common. */
  public static final double LEAST_SIMILARITY = 0.3;

  /** More nobody looks at. */
  public static final int MOST_PAIRS = 200;

  private static final String PROGRAM = "Compare.java";

  /** Many times what it takes: it is to end one day, whatever the sources are. */
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private static final Duration PATIENCE_FOR_A_PAIR = Duration.ofMillis(2);

  private static final int MEMORY_MIB = 512;
  private static final double MEMORY_MIB_FOR_EACH = 0.5;

  private final String jplag;
  private final List<Source> base;

  /**
   * A comparer.
   *
   * @param jplag its class path
   * @param base what everybody was given: it does not count
   */
  public Comparer(String jplag, List<Source> base) {
    this.jplag = jplag;
    this.base = List.copyOf(base);
  }

  /** They could not be compared; the message says why. */
  public static final class FailedException extends IOException {
    private static final long serialVersionUID = 1L;

    FailedException(String why) {
      super(
          "all are graded, but the submissions could not be compared with each other: "
              + Printable.line(String.valueOf(why)));
    }
  }

  /**
   * Compares them.
   *
   * @param report where JPlag's own report goes, {@code report.zip}
   * @throws FailedException if JPlag fails on the whole; one bad submission is only left out
   */
  public Comparison compare(List<HandIn> handIns, OutputFolder report)
      throws IOException, InterruptedException {
    try (ReadingProgram program = new ReadingProgram()) {
      Map<String, String> leftOut = new TreeMap<>();
      Stage stage = stage(handIns, program.folder(), leftOut);
      if (stage.keys().size() < 2) {
        return new Comparison(List.of(), stage.keys().size(), 0, leftOut);
      }
      run(program, stage.keys().size());
      Comparison comparison =
          Comparison.read(
              Files.readAllLines(program.folder().resolve("found.txt")), stage.keys(), leftOut);
      report.copy(program.folder().resolve("report.zip"));
      return comparison;
    } catch (ReadingProgram.FailedException | IllegalArgumentException e) {
      throw new FailedException(e.getMessage());
    }
  }

  private Stage stage(List<HandIn> handIns, Path folder, Map<String, String> leftOut)
      throws IOException {
    Stage stage = new Stage(folder, base);
    for (HandIn handIn : handIns) {
      try {
        Submission submission = handIn.read(Optional.empty());
        stage.add(handIn.key(), submission.sources());
      } catch (UnreadableSubmissionException e) {
        leftOut.put(handIn.key(), e.getMessage());
      }
    }
    stage.finish();
    return stage;
  }

  private void run(ReadingProgram program, int submissions)
      throws IOException, InterruptedException, ReadingProgram.FailedException {
    Path source = program.folder().resolve(PROGRAM);
    try (InputStream in = Comparer.class.getResourceAsStream("/gridmark/jplag/" + PROGRAM)) {
      if (in == null) {
        throw new NoSuchFileException(PROGRAM, null, "the program was built without it");
      }
      Files.copy(in, source);
    }
    long pairs = submissions * (submissions - 1L) / 2;
    program.run(
        JavaTools.sourceProgram(
            program.folder(),
            jplag,
            source,
            List.of(
                program.folder().toString(),
                Double.toString(LEAST_SIMILARITY),
                Integer.toString(MOST_PAIRS)),
            MEMORY_MIB + (int) (submissions * MEMORY_MIB_FOR_EACH)),
        PATIENCE.plus(PATIENCE_FOR_A_PAIR.multipliedBy(pairs)));
  }
}
