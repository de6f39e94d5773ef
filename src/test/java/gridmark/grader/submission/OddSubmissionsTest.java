package gridmark.grader.submission;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.catalogue.Languages;
import gridmark.language.CompileError;
import gridmark.language.Preparation;
import gridmark.language.Preparation.Ready;
import gridmark.language.Preparation.Reason;
import gridmark.language.Preparation.Rejected;
import gridmark.language.Signatures;
import gridmark.language.Source;
import gridmark.language.Workshop;
import gridmark.sandbox.Limits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** Submissions that once got a wrong or confusing answer. */
@Tag("process")
@Isolated("one test kills what this process has started")
class OddSubmissionsTest {

  private static final Source SOLVER =
      new Source(
          "SudokuSolver.java",
          "public class SudokuSolver implements AbstractSudokuSolver {"
              + " public int[][] solve(int[][] s) { return s; } }");

  @TempDir private Path folder;

  @Test
  void startsNewServerWhereTheOldOneDied() throws Exception {
    try (Workshop workshop = Languages.ALL.get(0).start(Repository.sandbox(), Limits.DEFAULT)) {
      assertThat(submission(SOLVER).build(workshop, Signatures.SOLVE, 17))
          .isInstanceOf(Ready.class);
      ProcessHandle.current()
          .children()
          .forEach(
              child -> {
                child.destroyForcibly();
                child.onExit().join();
              });
      assertThat(submission(SOLVER).build(workshop, Signatures.SOLVE, 17))
          .isInstanceOf(Ready.class);
    }
  }

  @Test
  void saysThatSourceIsNestedTooDeeply() throws Exception {
    String deep = "(".repeat(100_000) + "1" + ")".repeat(100_000);

    Rejected rejected =
        (Rejected) prepare(SOLVER, new Source("D.java", "class D { int d = " + deep + "; }"));

    assertThat(rejected.compileErrors())
        .containsExactly(
            CompileError.general(
                "the compiler ran out of stack: an expression or a block is nested too deeply"));
  }

  @Test
  void copyOfInterfaceAloneIsNoSolver() throws Exception {
    String copy = "interface AbstractSudokuSolver { int[][] solve(int[][] s); }";

    Rejected rejected = (Rejected) prepare(new Source("AbstractSudokuSolver.java", copy));

    assertThat(rejected.reason()).isEqualTo(Reason.NO_SOLVER);
  }

  @Test
  void jUnitTestAloneIsNoSolver() throws Exception {
    Rejected rejected =
        (Rejected) prepare(new Source("T.java", "import org.junit.Test; class T {}"));

    assertThat(rejected.reason()).isEqualTo(Reason.NO_SOLVER);
    assertThat(rejected.notes()).contains("T.java is a JUnit test: left out.");
  }

  @Test
  void readsLinkedFileAsItReadsLinkedFolderAndZip() throws Exception {
    Path file = Files.writeString(folder.resolve("A.java"), "class A {}");
    Path link = Files.createSymbolicLink(folder.resolve("L.java"), file);

    assertThat(SubmissionReader.read(link).sources()).hasSize(1);
  }

  @Test
  void doesNotCountFilesOfToolFolders() throws Exception {
    Files.createDirectories(folder.resolve(".git"));
    Files.writeString(folder.resolve("SudokuSolver.java"), "class A {}");
    for (int i = 0; i <= 10_000; i++) {
      Files.createFile(folder.resolve(".git/" + i));
    }

    assertThat(SubmissionReader.read(folder).sources()).hasSize(1);
  }

  @Test
  void shortensLineBetweenCharacters() {
    assertThat(Printable.line("a".repeat(299) + "😀").chars().boxed())
        .noneMatch(c -> Character.isSurrogate((char) c.intValue()));
  }

  @Test
  void refusesZipWhoseContentEndsTooEarlyWithNote() throws Exception {
    Path zip = folder.resolve("short.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry("SudokuSolver.java"));
      for (int i = 0; i < 3_000; i++) {
        out.write(Integer.toString(i * 7919).getBytes(java.nio.charset.StandardCharsets.US_ASCII));
      }
    }
    byte[] bytes = Files.readAllBytes(zip);
    int directory = bytes.length - 22 - 46 - "SudokuSolver.java".length();
    // The compressed size in the directory, halved by clearing its second byte's upper bits.
    bytes[directory + 21] = 1;
    Files.write(zip, bytes);

    assertThat(SubmissionReader.read(zip).notes())
        .singleElement()
        .asString()
        .endsWith("pack it anew.");
  }

  private static Preparation prepare(Source... sources) throws Exception {
    try (Workshop workshop = Languages.ALL.get(0).start(Repository.sandbox(), Limits.DEFAULT)) {
      return submission(sources).build(workshop, Signatures.SOLVE, 17);
    }
  }

  private static Submission submission(Source... sources) {
    return new Submission("alice", List.of(sources), List.of(), List.of(), "00000000");
  }
}
