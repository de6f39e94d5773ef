package gridmark.cli.instructor;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.cli.Call;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real class, graded in parts and as a whole. */
class ShardIT {

  private static final List<String> SAMPLES =
      List.of(
          "accepted/classic-one-file",
          "wrong_answer/always-zeros",
          "wrong_answer/transposed",
          "compile_error/missing-semicolon",
          "crashed/null-pointer");

  @TempDir private Path temporary;
  private Path submissions;

  @BeforeEach
  void handIn() throws IOException {
    submissions = Files.createDirectory(temporary.resolve("submissions"));
    for (String sample : SAMPLES) {
      Path folder =
          Files.createDirectory(submissions.resolve(Path.of(sample).getFileName().toString()));
      Files.copy(
          Repository.sample(sample).resolve("SudokuSolver.java"),
          folder.resolve("SudokuSolver.java"));
    }
  }

  private Call grade(Map<String, String> environment, String out, String... options) {
    return Call.on(
        environment,
        Stream.concat(
                Stream.of(
                    "batch",
                    submissions.toString(),
                    "--cases",
                    Repository.testcases().resolve("1-classic.json").toString(),
                    "--exit-zero",
                    "--out",
                    temporary.resolve(out).toString()),
                Stream.of(options))
            .toArray(String[]::new));
  }

  private Call grade(String out, String... options) {
    return grade(Map.of(), out, options);
  }

  @Test
  void threePartsTogetherAreTheWhole() throws Exception {
    assertThat(grade("whole", "--seed", "7").exitCode()).isZero();
    assertThat(grade("c", "--shard", "3/3", "--seed", "7").exitCode()).isZero();
    assertThat(
            grade(Map.of("JOB_COMPLETION_INDEX", "0"), "a", "--shard", "auto/3", "--seed", "7")
                .exitCode())
        .isZero();
    Map<String, String> second = Map.of("CI_NODE_INDEX", "2", "CI_NODE_TOTAL", "3");
    assertThat(grade(second, "b", "--seed", "7").exitCode()).isZero();

    Call merge = merge("b", "c", "a");

    assertThat(merge.exitCode()).as(merge.err()).isZero();
    assertThat(merge.out()).startsWith("3 parts, 5 submissions in the gradebook: ");
    assertThat(withoutTimes("merged")).isEqualTo(withoutTimes("whole")).hasSizeGreaterThan(15);

    assertIsKept("merged", "--seed", "7");
  }

  @Test
  void partsThatDrewTheirSeedsAreGoneOnWithAsTheyAre() throws Exception {
    assertThat(grade("a", "--shard", "1/2").exitCode()).isZero();
    assertThat(grade("b", "--shard", "2/2").exitCode()).isZero();

    assertThat(merge("a", "b").exitCode()).isZero();

    assertIsKept("merged");
  }

  private Call merge(String... parts) {
    return Call.of(
        Stream.of(
                Stream.of("merge"),
                Stream.of(parts).map(part -> temporary.resolve(part).toString()),
                Stream.of("--out", temporary.resolve("merged").toString()))
            .flatMap(Function.identity())
            .toArray(String[]::new));
  }

  /** Whoever goes on changes nothing. */
  private void assertIsKept(String out, String... options) throws IOException {
    Map<String, String> before = withTimes(out);
    String[] resuming =
        Stream.concat(Stream.of("--resume"), Stream.of(options)).toArray(String[]::new);
    assertThat(grade(out, resuming).exitCode()).isZero();
    assertThat(withTimes(out)).isEqualTo(before);
  }

  @Test
  void twoPartsInOneFolderAreRefused() throws Exception {
    assertThat(grade("out", "--shard", "5/6").exitCode()).isZero();

    Call second = grade("out", "--shard", "6/6");

    assertThat(second.exitCode()).isEqualTo(2);
    assertThat(second.err())
        .contains("out holds part 5 of 6, and this is part 6 of 6: give each a folder of its own");
    assertThat(temporary.resolve("out/batch.json")).content().contains("\"index\" : 5");
  }

  /** Every file but pages, which show times in many ways. */
  private Map<String, String> withTimes(String out) throws IOException {
    Map<String, String> files = new TreeMap<>();
    Path folder = temporary.resolve(out);
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        if (!file.toString().endsWith(".html")) {
          files.put(folder.relativize(file).toString(), Files.readString(file));
        }
      }
    }
    return files;
  }

  private Map<String, String> withoutTimes(String out) throws IOException {
    Map<String, String> files = withTimes(out);
    files.replaceAll(
        (name, text) ->
            text.replaceAll("(\"\\w+(?:Ms|Nanos)\" ?: ?)\\d+", "$1")
                .replaceAll("(\"nonce\" ?: ?\")\\p{XDigit}+", "$1"));
    return files;
  }
}
