package gridmark.grader.submission;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.language.Source;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Archives as the usual tools pack them, and such as nobody should trust. */
@Tag("process")
class ArchiveTest {

  private static final String SOLVER = "SudokuSolver.java";
  private static final String TEXT = "class SudokuSolver {}\n";

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"gnu, .tar.gz", "pax, .tgz", "ustar, .TAR.GZ", "v7, .tar.gz", "oldgnu, .tar"})
  void opensWhatTarPacks(String format, String ending) throws Exception {
    write("work/src/Žluť.java", "class Ž {}");
    write("work/" + SOLVER, TEXT);
    write("work/notes.txt", "x".repeat(2_000));
    write("work/._" + SOLVER, "litter");

    Submission read = SubmissionReader.read(tar("ann" + ending, format, "work"));

    assertThat(read.name()).isEqualTo("ann");
    assertThat(paths(read)).containsExactly("work/" + SOLVER, "work/src/Žluť.java");
    assertThat(read.sources().get(0).text()).isEqualTo(TEXT);
    assertThat(read.notes()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"gnu", "pax", "ustar"})
  void knowsLongNames(String format) throws Exception {
    String deep = "long-name-of-a-folder/".repeat(format.equals("ustar") ? 8 : 12) + SOLVER;
    write("w/" + deep, TEXT);

    assertThat(paths(SubmissionReader.read(tar("a.tar.gz", format, "w"))))
        .containsExactly("w/" + deep);
  }

  @Test
  void takesNamesFromThisFolderWithoutTheDot() throws Exception {
    write("w/" + SOLVER, TEXT);
    run(folder.resolve("w"), "tar", "-czf", "../dot.tar.gz", ".");

    assertThat(paths(SubmissionReader.read(folder.resolve("dot.tar.gz")))).containsExactly(SOLVER);
  }

  @Test
  void namesInTarLeadNowhere() throws Exception {
    write("Up.java", TEXT);
    write("Root.java", TEXT);
    Files.createDirectories(folder.resolve("w"));
    run(folder.resolve("w"), "tar", "-czPf", "../up.tar.gz", "../Up.java", folder + "/Root.java");

    assertThat(paths(SubmissionReader.read(folder.resolve("up.tar.gz"))))
        .containsExactly("../Up.java", folder + "/Root.java");
  }

  @Test
  void leavesOutLinksAndPipesOfATarWithNotes() throws Exception {
    write("w/" + SOLVER, TEXT);
    Files.createSymbolicLink(folder.resolve("w/Soft.java"), Path.of("/etc/passwd"));
    Files.createLink(folder.resolve("w/ZHard.java"), folder.resolve("w/" + SOLVER));
    run(folder, "mkfifo", "w/Pipe.java");
    run(
        folder,
        "tar",
        "-czf",
        "l.tar.gz",
        "w/" + SOLVER,
        "w/Soft.java",
        "w/ZHard.java",
        "w/Pipe.java");

    Submission read = SubmissionReader.read(folder.resolve("l.tar.gz"));

    assertThat(paths(read)).containsExactly("w/" + SOLVER);
    assertThat(read.notes())
        .containsExactly(
            "w/Soft.java is a link or a device: left out.",
            "w/ZHard.java is a link or a device: left out.",
            "w/Pipe.java is a link or a device: left out.");
  }

  @Test
  void aTarWithTwoFilesOfOneNameIsRefusedByThatName() throws Exception {
    write(SOLVER, TEXT);
    run(folder, "tar", "-cf", "t.tar", SOLVER, "--", SOLVER);
    run(folder, "tar", "-rf", "t.tar", SOLVER);

    assertThat(SubmissionReader.read(folder.resolve("t.tar")).errors())
        .extracting(each -> each.message())
        .containsExactly(SOLVER + " is in the archive twice: pack it anew, with one of them");
  }

  @Test
  void opensATarThatLiesAloneInAFolder() throws Exception {
    write("w/" + SOLVER, TEXT);
    Files.createDirectories(folder.resolve("ann"));
    run(folder, "tar", "-czf", "ann/hand-in.tgz", "w");

    Submission read = SubmissionReader.read(folder.resolve("ann"));

    assertThat(paths(read)).containsExactly("w/" + SOLVER);
    assertThat(read.notes())
        .containsExactly("hand-in.tgz was opened, since there is nothing else.");
  }

  @Test
  void aBombInATarIsGivenUpOn() throws Exception {
    Path bomb = folder.resolve("bomb.tar.gz");
    write("small", "x");
    byte[] header = Arrays.copyOf(Files.readAllBytes(tar("one.tar", "gnu", "small")), 512);
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(bomb))) {
      byte[] megabyte = new byte[1 << 20];
      for (int i = 0; i < 60; i++) {
        out.write(sized(header, 5L << 20));
        for (int j = 0; j < 5; j++) {
          out.write(megabyte);
        }
      }
    }

    assertRefused(bomb, "The tar archive holds more than 256 MiB: hand in source code only.");
  }

  @Test
  void whatCallsItselfLargerThanItIsIsGivenUpOn() throws Exception {
    write(SOLVER, TEXT);
    byte[] tar = Files.readAllBytes(tar("s.tar", "gnu", SOLVER));
    for (long size : new long[] {1L << 20, 7L << 30}) {
      byte[] lying = tar.clone();
      System.arraycopy(sized(Arrays.copyOf(tar, 512), size), 0, lying, 0, 512);
      Files.write(folder.resolve("lying.tar"), lying);

      assertRefused(
          folder.resolve("lying.tar"),
          size < 1 << 30
              ? "The tar archive cannot be read (it is cut off): pack it anew."
              : "The tar archive holds more than 256 MiB: hand in source code only.");
    }
  }

  @Test
  void moreFilesThanAnybodyHandsInAreGivenUpOn() throws Exception {
    write("small", "");
    byte[] header = Arrays.copyOf(Files.readAllBytes(tar("one.tar", "gnu", "small")), 512);
    try (OutputStream out = Files.newOutputStream(folder.resolve("many.tar"))) {
      for (int i = 0; i <= 10_000; i++) {
        out.write(header);
      }
    }

    assertRefused(
        folder.resolve("many.tar"),
        "The tar archive holds more than 10,000 files: hand in your solver only.");
  }

  @Test
  void whatIsNoTarIsNamed() throws Exception {
    write("a.tar.gz", "Rar!, and more");
    write("b.tar", "x".repeat(600));
    write("c.tar", "x".repeat(100));
    write(SOLVER, TEXT);
    byte[] whole = Files.readAllBytes(tar("whole.tar.gz", "gnu", SOLVER));
    Files.write(folder.resolve("d.tar.gz"), Arrays.copyOf(whole, whole.length / 2));
    Files.write(folder.resolve("e.tar"), new byte[1024]);

    assertRefused(folder.resolve("a.tar.gz"), cannotBeRead("it is not compressed by gzip"));
    assertRefused(folder.resolve("b.tar"), cannotBeRead("it is damaged, or no tar archive at all"));
    assertRefused(folder.resolve("c.tar"), cannotBeRead("it is cut off"));
    assertRefused(folder.resolve("d.tar.gz"), cannotBeRead("it is cut off"));
    assertRefused(folder.resolve("e.tar"), "The tar archive is empty.");
  }

  /** Any byte of an archive may be another: it is read, or told why not. */
  @Test
  void noDamageBreaksTheReader() throws Exception {
    write("w/" + "long-name-of-a-folder/".repeat(10) + SOLVER, TEXT);
    byte[] tar = Arrays.copyOf(Files.readAllBytes(tar("p.tar", "pax", "w")), 16 * 512);
    for (int i = 0; i < tar.length; i += 3) {
      byte[] damaged = tar.clone();
      damaged[i] ^= 0x55;
      Files.write(folder.resolve("damaged.tar"), damaged);
      Submission read = SubmissionReader.read(folder.resolve("damaged.tar"));
      assertThat(read.sources().size() + read.notes().size() + read.errors().size()).isPositive();
    }
  }

  @Test
  void aLinkInAZipIsLeftOutWithANote() throws Exception {
    Path zip = zip("link.zip", SOLVER, "Linked.java");
    change(
        zip,
        "Linked.java",
        (bytes, entry) -> bytes.put(entry + 5, (byte) 3).putInt(entry + 38, 0xA1FF << 16));

    Submission read = SubmissionReader.read(zip);

    assertThat(paths(read)).containsExactly(SOLVER);
    assertThat(read.notes()).containsExactly("Linked.java is a link or a device: left out.");
  }

  @Test
  void twoFilesOfOneNameAreNamedThoughTheyDiffer() throws Exception {
    Path zip = zip("twice.zip", SOLVER, "SudokuSolver.jav_");
    String bytes = Files.readString(zip, StandardCharsets.ISO_8859_1);
    Files.writeString(zip, bytes.replace(".jav_", ".java"), StandardCharsets.ISO_8859_1);

    assertThat(SubmissionReader.read(zip).errors())
        .extracting(each -> each.message())
        .containsExactly(SOLVER + " is in the archive twice: pack it anew, with one of them");
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 1_000_000, -2})
  void aWrongPlaceInTheTableOfContentsIsNamed(int place) throws Exception {
    Path zip = zip("offset.zip", "Board.java", SOLVER);
    change(zip, SOLVER, (bytes, entry) -> bytes.putInt(entry + 42, place));

    assertRefused(
        zip,
        "The zip cannot be read (SudokuSolver.java is not where the zip's table of contents says):"
            + " pack it anew.");
  }

  @Test
  void thePlaceOfAnotherFileIsAWrongPlaceToo() throws Exception {
    Path zip = zip("offset.zip", "Board.java", SOLVER);
    change(zip, SOLVER, (bytes, entry) -> bytes.putInt(entry + 42, 0));

    assertThat(SubmissionReader.read(zip).notes())
        .singleElement()
        .asString()
        .contains("SudokuSolver.java is not where the zip's table of contents says");
  }

  @Test
  void aWrongPlaceOfTheTableItselfIsNamed() throws Exception {
    Path zip = zip("table.zip", SOLVER);
    byte[] bytes = Files.readAllBytes(zip);
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(bytes.length - 6, 1_000_000);
    Files.write(zip, bytes);

    assertRefused(
        zip,
        "The zip cannot be read (its table of contents is not where the zip says): pack it anew.");
  }

  @Test
  void aWrongPlaceOfAPictureHarmsNothing() throws Exception {
    Path zip = zip("picture.zip", SOLVER, "board.png");
    change(zip, "board.png", (bytes, entry) -> bytes.putInt(entry + 42, 7));

    assertThat(paths(SubmissionReader.read(zip))).containsExactly(SOLVER);
  }

  private void assertRefused(Path archive, String note) throws Exception {
    Submission read = SubmissionReader.read(archive);
    assertThat(read.sources()).isEmpty();
    assertThat(read.notes()).containsExactly(note);
  }

  private static String cannotBeRead(String why) {
    return "The tar archive cannot be read (%s): pack it anew.".formatted(why);
  }

  private static List<String> paths(Submission submission) {
    return submission.sources().stream().map(Source::path).toList();
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private Path tar(String name, String format, String... members) throws Exception {
    String compress = name.toLowerCase(java.util.Locale.ROOT).endsWith(".tar") ? "" : "z";
    List<String> command =
        new ArrayList<>(List.of("tar", "-c" + compress + "f", name, "--format=" + format));
    command.addAll(List.of(members));
    run(folder, command.toArray(String[]::new));
    return folder.resolve(name);
  }

  /** A header with another size. */
  private static byte[] sized(byte[] header, long size) {
    byte[] changed = header.clone();
    put(changed, 124, "%011o".formatted(size));
    put(changed, 148, "        ");
    int sum = 0;
    for (byte each : changed) {
      sum += each & 0xFF;
    }
    put(changed, 148, "%06o\0 ".formatted(sum));
    return changed;
  }

  private static void put(byte[] bytes, int place, String text) {
    byte[] part = text.getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(part, 0, bytes, place, part.length);
  }

  private Path zip(String name, String... members) throws IOException {
    Path zip = folder.resolve(name);
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      for (String member : members) {
        out.putNextEntry(new ZipEntry(member));
        out.write(("// " + member + "\n" + TEXT).getBytes(StandardCharsets.UTF_8));
      }
    }
    return zip;
  }

  private interface Change {
    void to(ByteBuffer bytes, int entry);
  }

  /** Changes an entry of the table of contents. */
  private static void change(Path zip, String member, Change change) throws IOException {
    byte[] bytes = Files.readAllBytes(zip);
    int name = new String(bytes, StandardCharsets.ISO_8859_1).lastIndexOf(member);
    change.to(ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN), name - 46);
    Files.write(zip, bytes);
  }

  private static void run(Path where, String... command) throws Exception {
    ProcessBuilder builder = new ProcessBuilder(command).directory(where.toFile());
    builder.environment().put("LC_ALL", "C.UTF-8");
    Process process = builder.redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(Stream.of(command).toList() + printed).isZero();
  }
}
