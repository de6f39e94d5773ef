package gridmark.grader.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridmark.Repository;
import gridmark.language.CompileError;
import gridmark.language.Signatures;
import gridmark.language.Source;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class SubmissionReaderTest {

  private static final String TEXT = "public class SudokuSolver {}\n";

  @TempDir private Path folder;

  @Test
  void takesSingleFile() throws Exception {
    Path file = write("SudokuSolver.java", TEXT);

    Submission submission = SubmissionReader.read(file);

    assertThat(submission.name()).isEqualTo("SudokuSolver");
    assertThat(submission.sources()).containsExactly(new Source("SudokuSolver.java", TEXT));
    assertThat(submission.notes()).isEmpty();
  }

  @Test
  void takesSingleFileWithExtensionInCapitals() throws Exception {
    assertThat(paths(SubmissionReader.read(write("SOLVER.JAVA", TEXT))))
        .containsExactly("SOLVER.JAVA");
  }

  @Test
  void takesJavaFilesOfAnyDepthSortedByPath() throws Exception {
    write("z.java", TEXT);
    write("a/b/c/d/e/f/Deep.java", TEXT);
    write("a/B.java", TEXT);
    write("M.java", TEXT);

    assertThat(paths(SubmissionReader.read(folder)))
        .containsExactly("M.java", "a/B.java", "a/b/c/d/e/f/Deep.java", "z.java");
  }

  @Test
  void takesMainSourcesOfMavenProject() throws Exception {
    Submission submission = SubmissionReader.read(Repository.sample("accepted/maven-shaped"));

    assertThat(submission.name()).isEqualTo("maven-shaped");
    assertThat(paths(submission))
        .containsExactly(
            "src/main/java/edu/uni/sudoku/Cnf.java",
            "src/main/java/edu/uni/sudoku/SudokuSolver.java",
            "src/main/java/edu/uni/sudoku/Variables.java");
    assertThat(submission.notes()).containsExactly("Left out, as tests: 1 file under src/test.");
  }

  @Test
  void saysNothingOfTheTestInTheStarterProject() throws Exception {
    write("src/main/java/SudokuSolver.java", TEXT);
    write("src/test/java/SudokuSolverTest.java", TEXT);

    assertThat(SubmissionReader.read(folder, Optional.of(Signatures.SOLVE)).notes()).isEmpty();
    write("src/test/java/AnotherTest.java", TEXT);
    assertThat(SubmissionReader.read(folder, Optional.of(Signatures.SOLVE)).notes())
        .containsExactly("Left out, as tests: 1 file under src/test.");
  }

  @Test
  void takesSourcesOfIdeProject() throws Exception {
    assertThat(paths(SubmissionReader.read(Repository.sample("accepted/ide-shaped"))))
        .containsExactly("src/SudokuSolver.java", "src/model/Board.java");
  }

  @Test
  void takesNothingButJavaFiles() throws Exception {
    for (String name :
        List.of(
            "S.class",
            "s.jar",
            "S.java.txt",
            "S.java~",
            "java",
            "pom.xml",
            ".mvn/extensions.xml",
            "META-INF/services/javax.annotation.processing.Processor")) {
      write(name, TEXT);
    }

    assertNoSources(
        SubmissionReader.read(folder, Optional.of(Signatures.SOLVE)),
        "There is no .java file to compile: hand in SudokuSolver.java. Handed in was S.class, which is a compiled"
            + " program; this course takes Java.");
  }

  @Test
  void namesAnArchiveInsideThatWasNotOpened() throws Exception {
    write("work/first.zip", TEXT);
    write("work/solver.zip", TEXT);

    assertNoSources(
        SubmissionReader.read(folder, Optional.of(Signatures.SOLVE)),
        "There is no .java file to compile: hand in SudokuSolver.java. (work/first.zip lies inside it and was not"
            + " opened: hand in what is in that.)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "src/test/java/SolverTest.java",
        "project/src/test/SolverTest.java",
        "src/test/java/SudokuSolverTest.java",
        "gridmark-out/SudokuSolver.java",
        "node_modules/x/Gen.java",
        ".git/hooks/Hook.java",
        "src/.history/SudokuSolver.java",
        "__MACOSX/SudokuSolver.java",
        "__MACOSX/src/._SudokuSolver.java",
        "src/._SudokuSolver.java"
      })
  void skipsWhatNobodyWroteForThis(String name) throws Exception {
    write(name, TEXT);
    write("src/main/SudokuSolver.java", TEXT);
    Path zip = zip("same.zip", name, "src/main/SudokuSolver.java");

    assertThat(paths(SubmissionReader.read(folder))).containsExactly("src/main/SudokuSolver.java");
    assertThat(paths(SubmissionReader.read(zip))).containsExactly("src/main/SudokuSolver.java");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tests/S.java",
        "target/S.java",
        "sudoku/build/S.java",
        "src/testing/S.java",
        "macosx/S.java"
      })
  void takesFoldersThatAreNamedAlmostLikeThose(String name) throws Exception {
    write(name, TEXT);

    assertThat(paths(SubmissionReader.read(folder))).containsExactly(name);
  }

  @Test
  void takesFolderThatStandsInHiddenFolder() throws Exception {
    write(".inbox/target/alice/SudokuSolver.java", TEXT);

    assertThat(paths(SubmissionReader.read(folder.resolve(".inbox/target/alice"))))
        .containsExactly("SudokuSolver.java");
  }

  @Test
  void leavesOutLinkedFileWithNote() throws Exception {
    Path outside = Files.writeString(folder.resolve("secret.java"), TEXT);
    write("hand-in/SudokuSolver.java", TEXT);
    Files.createSymbolicLink(folder.resolve("hand-in/Linked.java"), outside);

    Submission submission = SubmissionReader.read(folder.resolve("hand-in"));

    assertThat(paths(submission)).containsExactly("SudokuSolver.java");
    assertThat(submission.notes()).containsExactly("Linked.java is a link or a device: left out.");
  }

  @Test
  void leavesOutLinkedFolder() throws Exception {
    write("outside/Secret.java", TEXT);
    write("hand-in/SudokuSolver.java", TEXT);
    Files.createSymbolicLink(folder.resolve("hand-in/more"), folder.resolve("outside"));

    assertThat(paths(SubmissionReader.read(folder.resolve("hand-in"))))
        .containsExactly("SudokuSolver.java");
  }

  @Test
  void readsFolderThatHoldsLinkToItself() throws Exception {
    write("SudokuSolver.java", TEXT);
    Files.createSymbolicLink(folder.resolve("again"), folder);

    Submission submission = SubmissionReader.read(folder);

    assertThat(paths(submission)).containsExactly("SudokuSolver.java");
    assertThat(submission.notes()).isEmpty();
  }

  @Test
  void readsFolderThroughLink() throws Exception {
    write("hand-in/SudokuSolver.java", TEXT);
    Path link = Files.createSymbolicLink(folder.resolve("bob"), folder.resolve("hand-in"));

    Submission submission = SubmissionReader.read(link);

    assertThat(submission.name()).isEqualTo("bob");
    assertThat(paths(submission)).containsExactly("SudokuSolver.java");
  }

  @Test
  void refusesLinkInCircle() throws Exception {
    Path loop = folder.resolve("loop.java");
    Files.createSymbolicLink(loop, loop);

    assertRefused(loop, loop + " is a link that leads nowhere, or in a circle");
  }

  @Test
  void refusesLinkThatLeadsNowhere() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("gone"));

    assertRefused(link, link + " is a link that leads nowhere, or in a circle");
  }

  @Test
  void refusesMissingPath() {
    Path missing = folder.resolve("missing.zip");

    assertRefused(missing, missing + ": there is no such file or folder");
  }

  @Test
  void refusesOtherExtension() throws Exception {
    Path file = write("SudokuSolver.class", TEXT);

    assertRefused(
        file,
        file
            + " is a compiled program, not a submission: give a .java file, a folder, a .zip or .tar.gz");
  }

  @Test
  void refusesNamedPipe() throws Exception {
    Path pipe = pipe("pipe.java");

    assertRefused(pipe, pipe + " is neither a file nor a folder");
  }

  @Test
  void leavesOutNamedPipeInFolder() throws Exception {
    pipe("Pipe.java");
    write("SudokuSolver.java", TEXT);

    Submission submission = SubmissionReader.read(folder);

    assertThat(paths(submission)).containsExactly("SudokuSolver.java");
    assertThat(submission.notes()).containsExactly("Pipe.java is a link or a device: left out.");
  }

  @Test
  void refusesFolderOfTooManyFiles() throws Exception {
    for (int i = 0; i <= 10_000; i++) {
      Files.createFile(folder.resolve("f" + i));
    }

    assertNoSources(
        SubmissionReader.read(folder),
        "The folder holds more than 10000 files: hand in your solver only.");
  }

  @Test
  void takesFiveHundredSourcesAndRefusesMore() throws Exception {
    for (int i = 0; i < 500; i++) {
      write("C" + i + ".java", "");
    }
    assertThat(SubmissionReader.read(folder).sources()).hasSize(500);

    write("OneMore.java", "");
    assertTooMuch(
        SubmissionReader.read(folder),
        "there are more than 500 source files: hand in your solver only");
  }

  @Test
  void takesFileOfOneMebibyteAndRefusesLarger() throws Exception {
    Path file = write("Big.java", " ".repeat(1 << 20));
    assertThat(SubmissionReader.read(file).sources()).hasSize(1);

    Files.writeString(file, " ".repeat((1 << 20) + 1));
    assertTooMuch(
        SubmissionReader.read(file), "Big.java is larger than 1 MiB: hand in source code only");
  }

  @Test
  void refusesSourcesThatAreTooLargeTogether() throws Exception {
    for (int i = 0; i < 9; i++) {
      write("Big" + i + ".java", " ".repeat(1_000_000));
    }

    assertTooMuch(
        SubmissionReader.read(folder),
        "the source files are together larger than 8 MiB: hand in source code only");
  }

  @Test
  void takesZip() throws Exception {
    Path zip = zip("alice.ZIP", "project/", "project/B.java", "project/A.java", "README.txt");

    Submission submission = SubmissionReader.read(zip);

    assertThat(submission.name()).isEqualTo("alice");
    assertThat(submission.sources())
        .containsExactly(new Source("project/A.java", TEXT), new Source("project/B.java", TEXT));
    assertThat(submission.notes()).isEmpty();
  }

  @Test
  void opensTheOnlyZipOfAFolderWithoutSources() throws Exception {
    Files.createDirectories(folder.resolve("handed/in"));
    zip("handed/in/solution.zip", "a/SudokuSolver.java");
    write("handed/report.pdf", "text");

    Submission submission = SubmissionReader.read(folder.resolve("handed"));

    assertThat(paths(submission)).containsExactly("a/SudokuSolver.java");
    assertThat(submission.notes())
        .containsExactly("in/solution.zip was opened, since there is nothing else.");
  }

  @Test
  void opensNoZipBesideSources() throws Exception {
    Files.createDirectories(folder.resolve("handed"));
    zip("handed/old.zip", "Old.java");
    write("handed/SudokuSolver.java", TEXT);

    Submission submission = SubmissionReader.read(folder.resolve("handed"));

    assertThat(paths(submission)).containsExactly("SudokuSolver.java");
    assertThat(submission.notes()).isEmpty();
  }

  @Test
  void refusesZipWhoseChecksumIsWrong() throws Exception {
    Path zip = folder.resolve("flipped.zip");
    byte[] source = TEXT.getBytes(StandardCharsets.UTF_8);
    CRC32 sum = new CRC32();
    sum.update(source);
    try (ZipOutputStream out = open(zip)) {
      ZipEntry entry = new ZipEntry("SudokuSolver.java");
      entry.setMethod(ZipEntry.STORED);
      entry.setSize(source.length);
      entry.setCrc(sum.getValue());
      out.putNextEntry(entry);
      out.write(source);
    }
    byte[] bytes = Files.readAllBytes(zip);
    bytes[30 + "SudokuSolver.java".length()] ^= 1;
    Files.write(zip, bytes);

    assertNoSources(
        SubmissionReader.read(zip),
        "The zip cannot be read (SudokuSolver.java is damaged): pack it anew.");
  }

  @Test
  void doesNotLookIntoZipInZip() throws Exception {
    Path inner = zip("inner.zip", "SudokuSolver.java");
    Path outer = folder.resolve("outer.zip");
    try (ZipOutputStream out = open(outer)) {
      out.putNextEntry(new ZipEntry("inner.zip"));
      Files.copy(inner, out);
    }

    assertThat(SubmissionReader.read(outer).sources()).isEmpty();
  }

  @Test
  void saysThatZipIsEmpty() throws Exception {
    assertNoSources(SubmissionReader.read(zip("empty.zip")), "The zip is empty.");
  }

  @Test
  void refusesFileThatIsNoZip() throws Exception {
    Path zip = write("broken.zip", "Rar!");

    Submission submission = SubmissionReader.read(zip);

    assertThat(submission.sources()).isEmpty();
    assertThat(submission.notes())
        .singleElement()
        .asString()
        .matches("The zip cannot be read \\(.+\\): pack it anew\\.");
  }

  @Test
  void refusesZipThatIsCutOff() throws Exception {
    Path zip = zip("cut.zip", "SudokuSolver.java");
    byte[] bytes = Files.readAllBytes(zip);
    Files.write(zip, Arrays.copyOf(bytes, bytes.length / 2));

    Submission submission = SubmissionReader.read(zip);

    assertThat(submission.sources()).isEmpty();
    assertThat(submission.notes())
        .singleElement()
        .asString()
        .matches("The zip cannot be read \\(.+\\): pack it anew\\.");
  }

  @Test
  void refusesZipWithGarbledContent() throws Exception {
    Path zip = zip("garbled.zip", "SudokuSolver.java");
    byte[] bytes = Files.readAllBytes(zip);
    int content = 30 + "SudokuSolver.java".length();
    Arrays.fill(bytes, content, content + 10, (byte) 0xFF);
    Files.write(zip, bytes);

    Submission submission = SubmissionReader.read(zip);

    assertThat(submission.sources()).isEmpty();
    assertThat(submission.notes())
        .singleElement()
        .asString()
        .matches("The zip cannot be read \\(.+\\): pack it anew\\.");
  }

  @Test
  void refusesZipOfHundredThousandFiles() throws Exception {
    String[] names = IntStream.range(0, 100_000).mapToObj(i -> i + ".java").toArray(String[]::new);

    assertNoSources(
        SubmissionReader.read(zip("many.zip", names)),
        "The zip holds 100,000 files, more than 10,000: hand in your solver only.");
  }

  @Test
  void readsOfZipBombNoMoreThanItMay() throws Exception {
    Path bomb = folder.resolve("bomb.zip");
    try (ZipOutputStream out = open(bomb)) {
      out.setLevel(Deflater.BEST_SPEED);
      out.putNextEntry(new ZipEntry("Bomb.java"));
      byte[] zeros = new byte[1 << 20];
      for (int i = 0; i < 1024; i++) {
        out.write(zeros);
      }
    }

    long before = allocatedByThisThread();
    Submission submission = SubmissionReader.read(bomb);
    long used = allocatedByThisThread() - before;

    assertTooMuch(submission, "Bomb.java is larger than 1 MiB: hand in source code only");
    assertThat(used).isLessThan(64L << 20);
  }

  @Test
  void namesInZipLeadNowhere() throws Exception {
    Path inbox = Files.createDirectory(folder.resolve("inbox"));
    String absolute = folder.resolve("Absolute.java").toString();
    Path zip =
        zip("inbox/slip.zip", "../../Up.java", absolute, "src\\win\\Back.java", "..\\Down.java");

    Submission submission = SubmissionReader.read(zip);

    assertThat(paths(submission))
        .containsExactlyInAnyOrder("../../Up.java", absolute, "src/win/Back.java", "../Down.java");
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files).containsExactlyInAnyOrder(folder, inbox, zip);
    }
  }

  @Test
  void refusesZipWithTwoFilesOfOneName() throws Exception {
    Path zip = zip("twice.zip", "SudokuSolver.java", "SudokuSolver.jav_");
    // No tool of ours writes such a zip, so the second name is changed in its bytes.
    String bytes = Files.readString(zip, StandardCharsets.ISO_8859_1);
    Files.writeString(zip, bytes.replace(".jav_", ".java"), StandardCharsets.ISO_8859_1);

    assertTooMuch(
        SubmissionReader.read(zip),
        "SudokuSolver.java is in the archive twice: pack it anew, with one of them");
  }

  @Test
  void takesFilesThatDifferInCapitalsOnlyWithNote() throws Exception {
    Submission submission = SubmissionReader.read(zip("case.zip", "Solver.java", "solver.java"));

    assertThat(paths(submission)).containsExactly("Solver.java", "solver.java");
    assertThat(submission.notes())
        .containsExactly(
            "Solver.java and solver.java differ in capitals only: on many systems one of them would be lost.");
  }

  @Test
  void saysWhatItCouldNotReadOfSubmissionThatVanishes() throws Exception {
    Path inbox = Files.createDirectory(folder.resolve("inbox"));
    for (int i = 0; i < 400; i++) {
      write("inbox/" + i + "/C.java", TEXT);
    }
    AtomicBoolean isOver = new AtomicBoolean();
    Thread remover = new Thread(() -> removeAndRestore(inbox, isOver));
    remover.start();
    try {
      for (int i = 0; i < 20; i++) {
        readOrBeTold(inbox);
      }
    } finally {
      isOver.set(true);
      remover.join();
    }
  }

  /** Moves the folders away and back again, for as long as it is wanted. */
  private void removeAndRestore(Path inbox, AtomicBoolean isOver) {
    try {
      while (!isOver.get()) {
        for (int i = 0; i < 400; i++) {
          Path away = folder.resolve("away" + i);
          Files.move(inbox.resolve(Integer.toString(i)), away);
          Files.move(away, inbox.resolve(Integer.toString(i)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void readOrBeTold(Path inbox) {
    try {
      assertThat(SubmissionReader.read(inbox).sources()).hasSizeBetween(1, 400);
    } catch (UnreadableSubmissionException e) {
      assertThat(e.getMessage())
          .startsWith(inbox + " cannot be read: ")
          .endsWith(" vanished meanwhile");
    }
  }

  @Test
  void neutralisesNamesInZip() throws Exception {
    Path zip = folder.resolve("names.zip");
    try (ZipOutputStream out = open(zip)) {
      out.putNextEntry(new ZipEntry("\u001B[31mred\r\n.java"));
      out.putNextEntry(new ZipEntry("gpj\u202E\u200B.java"));
      out.write(0x81);
    }

    Submission submission = SubmissionReader.read(zip);

    assertThat(paths(submission))
        .containsExactlyInAnyOrder("\uFFFD[31mred\uFFFD\uFFFD.java", "gpj\uFFFD\uFFFD.java");
    assertThat(submission.notes())
        .containsExactly("gpj\uFFFD\uFFFD.java is not UTF-8: read as ISO-8859-1.");
  }

  @Test
  void neutralisesNamesOnDisk() throws Exception {
    Path hostile = Files.createDirectory(folder.resolve("\u001B[2Jeve\n::error::x"));
    Files.writeString(hostile.resolve("\u0007.java"), TEXT);

    Submission submission = SubmissionReader.read(hostile);

    assertThat(submission.name()).isEqualTo("\uFFFD[2Jeve\uFFFD::error::x");
    assertThat(paths(submission)).containsExactly("\uFFFD.java");
  }

  @Test
  void notesHowTextWasRead() throws Exception {
    assertThat(SubmissionReader.read(Repository.sample("accepted/utf8-bom")).notes())
        .containsExactly("SudokuSolver.java begins with a byte-order mark: taken away.");
    assertThat(SubmissionReader.read(Repository.sample("accepted/windows-1250-text")).notes())
        .containsExactly(
            "SudokuSolver.java is not UTF-8: read as windows-1250.",
            "Windows line ends (CRLF) in 1 file: accepted.");
  }

  @Test
  void namesFolderGivenAsDot() throws Exception {
    write("alice/SudokuSolver.java", TEXT);

    assertThat(SubmissionReader.read(folder.resolve("alice/.")).name()).isEqualTo("alice");
    assertThat(SubmissionReader.read(folder.resolve("alice/../alice")).name()).isEqualTo("alice");
  }

  @Test
  void hashDependsOnWhatTheProgramIsAndMayReadOnly() throws Exception {
    Path first = write("first/SudokuSolver.java", TEXT).getParent();
    Path second = write("second/SudokuSolver.java", TEXT).getParent();
    write("second/report.pdf", "other");
    Path zip = zip("third.zip", "SudokuSolver.java");

    String hash = SubmissionReader.read(first).sha256();

    assertThat(SubmissionReader.read(first).sha256()).isEqualTo(hash);
    assertThat(SubmissionReader.read(second).sha256()).isEqualTo(hash);
    assertThat(SubmissionReader.read(zip).sha256()).isEqualTo(hash);
    write("first/notes.txt", "other");
    assertThat(SubmissionReader.read(first).sha256()).isNotEqualTo(hash);
    write("second/SudokuSolver.java", TEXT + " ");
    assertThat(SubmissionReader.read(second).sha256()).isNotEqualTo(hash);
  }

  @Test
  void saysHowASourceWithAnotherEndingIsToBeNamed() throws Exception {
    write("work/SudokuSolver.java.txt", TEXT);

    assertThat(read(folder).notes())
        .containsExactly(
            "There is no .java file to compile: hand in SudokuSolver.java. Handed in was"
                + " work/SudokuSolver.java.txt; rename it to SudokuSolver.java.");
  }

  @Test
  void saysThatALinkIsNoFileWhereThereIsNothingElse() throws Exception {
    Files.createSymbolicLink(folder.resolve("SudokuSolver.java"), Path.of("nowhere.java"));

    assertThat(read(folder).notes())
        .containsExactly(
            "There is no .java file to compile: hand in SudokuSolver.java. (SudokuSolver.java is a"
                + " link, not a file: hand in the file itself.)",
            "SudokuSolver.java is a link or a device: left out.");
  }

  @Test
  void saysThatAZipOfNoBytesIsEmpty() throws Exception {
    Path zip = Files.createFile(folder.resolve("none.zip"));

    assertNoSources(read(zip), "The zip cannot be read (it is empty): pack it anew.");
  }

  private static Submission read(Path path) throws Exception {
    return SubmissionReader.read(path, Optional.of(Signatures.SOLVE));
  }

  @Test
  void takesWhatTheProgramMayReadByItsPlaceInTheProject() throws Exception {
    write("hw3/src/main/java/SudokuSolver.java", TEXT);
    write("hw3/src/main/resources/texts.properties", "a=b");
    write("hw3/src/main/resources/META-INF/services/Engine", "SatEngine");
    write("hw3/data/size.txt", "9");
    for (String other :
        List.of("hw3/report.pdf", "hw3/out/A.class", "hw3/lib/a.jar", "hw3/.project", "hw3/b.py")) {
      write(other, "x");
    }

    Submission submission = SubmissionReader.read(folder);

    assertThat(submission.resources())
        .containsOnlyKeys(
            "data/size.txt",
            "src/main/resources/META-INF/services/Engine",
            "src/main/resources/texts.properties");
    assertThat(submission.notes()).isEmpty();
  }

  @Test
  void leavesOutFilesBesideTheSourcesThatAreTooLargeOrTooMany() throws Exception {
    write("SudokuSolver.java", TEXT);
    write("a/huge.dat", "x".repeat((1 << 20) + 1));
    for (int i = 0; i < 201; i++) {
      write("b/%03d".formatted(i), "");
    }

    Submission submission = SubmissionReader.read(folder);

    assertThat(paths(submission)).containsExactly("SudokuSolver.java");
    assertThat(submission.resources()).hasSize(200).doesNotContainKey("a/huge.dat");
    assertThat(submission.notes())
        .containsExactly(
            "Left out beside the sources: a/huge.dat and 1 other file. A program may have 200 files"
                + " of its own, of 1 MiB each and 8 MiB together.");
  }

  @Test
  void takesNoFileBesideTheSourcesThatWouldLieElsewhere() throws Exception {
    Path zip =
        zip(
            "beside.zip",
            "SudokuSolver.java",
            "../up.txt",
            "/root.txt",
            "a/../../up.txt",
            "c:\\up.txt",
            "data/in.txt");

    assertThat(SubmissionReader.read(zip).resources()).containsOnlyKeys("data/in.txt");
  }

  private static void assertRefused(Path path, String sentence) {
    assertThatExceptionOfType(UnreadableSubmissionException.class)
        .isThrownBy(() -> SubmissionReader.read(path))
        .withMessage(sentence);
  }

  private static void assertNoSources(Submission submission, String note) {
    assertThat(submission.sources()).isEmpty();
    assertThat(submission.notes()).containsExactly(note);
  }

  private static void assertTooMuch(Submission submission, String error) {
    assertThat(submission.sources()).isEmpty();
    assertThat(submission.errors()).containsExactly(CompileError.general(error));
  }

  private static List<String> paths(Submission submission) {
    return submission.sources().stream().map(Source::path).toList();
  }

  private static long allocatedByThisThread() {
    return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean())
        .getCurrentThreadAllocatedBytes();
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private Path zip(String name, String... entries) throws IOException {
    Path file = folder.resolve(name);
    try (ZipOutputStream out = open(file)) {
      for (String entry : entries) {
        out.putNextEntry(new ZipEntry(entry));
        if (!entry.endsWith("/")) {
          out.write(TEXT.getBytes(StandardCharsets.UTF_8));
        }
      }
    }
    return file;
  }

  private static ZipOutputStream open(Path file) throws IOException {
    return new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(file)));
  }

  private Path pipe(String name) throws InterruptedException {
    Path pipe = folder.resolve(name);
    int exitCode = -1;
    try {
      exitCode = new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
    } catch (IOException noSuchProgram) {
      assumeTrue(false, "there is no mkfifo here");
    }
    assumeTrue(exitCode == 0, "no named pipe can be made here");
    return pipe;
  }
}
