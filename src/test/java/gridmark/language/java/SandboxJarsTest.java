package gridmark.language.java;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sat4j.minisat.core.Solver;

class SandboxJarsTest {

  private final SandboxJars jars;

  SandboxJarsTest() throws IOException {
    jars = SandboxJars.locate(Repository.sandbox().cache());
  }

  @Test
  void studentJarHoldsTheApiAndNothingElse() throws IOException {
    assertThat(files(jars.student()))
        .containsExactlyInAnyOrder(
            "META-INF/MANIFEST.MF",
            "AbstractEvenOddSolver.class",
            "AbstractSudokuSolver.class",
            "gridmark/api/AbstractEvenOddSolver.class",
            "gridmark/api/AbstractSudokuSolver.class",
            "gridmark/api/DimacsWriter.class",
            "gridmark/api/SatSolver.class",
            "gridmark/api/SatSolver$Formula.class",
            "gridmark/api/package-info.class");
  }

  @Test
  void workerJarHoldsTheWorkerItsWordsAndNothingElse() throws IOException {
    assertThat(files(jars.worker()))
        .contains("gridmark/worker/Worker.class")
        .allMatch(
            name ->
                name.startsWith("gridmark/worker/")
                    || name.startsWith("gridmark/exchange/")
                    || name.equals("META-INF/MANIFEST.MF"));
  }

  @Test
  void sat4jIsTheOriginalButForWhatCounts() throws Exception {
    Path original =
        Path.of(Solver.class.getProtectionDomain().getCodeSource().getLocation().toURI());

    assertThat(files(jars.sat4j())).isEqualTo(files(original));
    assertThat(files(original))
        .filteredOn(name -> !Arrays.equals(bytes(original, name), bytes(jars.sat4j(), name)))
        .containsExactlyInAnyOrder(
            "org/sat4j/minisat/core/Solver.class", "org/sat4j/specs/ContradictionException.class");
  }

  @Test
  void makesAnewWhatWasCutShortInTheCache(@TempDir Path cache) throws IOException {
    Path cut = Files.write(cache.resolve("cut.jar"), new byte[1000]);

    SandboxJars.unpack(jars.sat4j().toUri().toURL(), cut);

    assertThat(cut).hasSameBinaryContentAs(jars.sat4j());
  }

  private static byte[] bytes(Path jar, String name) {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.getInputStream(zip.getEntry(name)).readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> files(Path jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.stream()
          .filter(entry -> !entry.isDirectory())
          .<String>map(ZipEntry::getName)
          .toList();
    }
  }
}
