package gridmark.classroom.batch;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.classroom.gradebook.Gradebook.Part;
import gridmark.cli.Main;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Merging as a program of its own, which is killed. */
class MergeIT {

  private static final int STUDENTS = 90;

  @TempDir private Path temporary;

  @Test
  void killedAgainAndAgainItEndsAsIfNothingHadBeen() throws Exception {
    String[] keys =
        IntStream.range(0, STUDENTS).mapToObj("student-%03d"::formatted).toArray(String[]::new);
    Path first = MadeClass.graded(temporary.resolve("1"), MadeClass.sheet(new Part(1, 2), keys));
    Path second = MadeClass.graded(temporary.resolve("2"), MadeClass.sheet(new Part(2, 2), keys));
    Path undisturbed = temporary.resolve("undisturbed");
    assertThat(merge(undisturbed, first, second).waitFor()).isZero();

    Path target = temporary.resolve("target");
    int broken = 0;
    for (int done : List.of(0, 1, 44, 46, 89)) {
      broken += killAfter(done, target, merge(target, first, second)) ? 1 : 0;
      for (String key : BatchFolder.at(target).finished()) {
        assertThat(content(target, key)).isEqualTo(content(undisturbed, key));
      }
    }
    assertThat(merge(target, second, first).waitFor()).isZero();

    assertThat(broken).isPositive();
    assertThat(whole(target)).isEqualTo(whole(undisturbed));
  }

  private static List<String> content(Path folder, String key) throws IOException {
    return whole(BatchFolder.at(folder).student(key));
  }

  /** All files but those that could not be finished. */
  private static List<String> whole(Path folder) throws IOException {
    return MadeClass.content(folder).stream().filter(file -> !file.contains(".tmp: ")).toList();
  }

  private static Process merge(Path target, Path... parts) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "merge",
            parts[0].toString(),
            parts[1].toString(),
            "--out",
            target.toString())
        .redirectErrorStream(true)
        .redirectOutput(Redirect.DISCARD)
        .start();
  }

  /**
   * Kills it when there are folders of so many students.
   *
   * @return whether it was not through by then
   */
  private static boolean killAfter(int students, Path target, Process merge) throws Exception {
    while (merge.isAlive() && touched(target) < students) {
      Thread.sleep(1);
    }
    merge.destroyForcibly();
    assertThat(merge.waitFor(30, TimeUnit.SECONDS)).isTrue();
    boolean isFinished = BatchFolder.at(target).sheet().map(RunSheet::finished).orElse(false);
    return !isFinished;
  }

  private static long touched(Path target) throws IOException {
    Path students = target.resolve("students");
    if (!Files.isDirectory(students)) {
      return 0;
    }
    try (Stream<Path> folders = Files.list(students)) {
      return folders.count();
    }
  }
}
