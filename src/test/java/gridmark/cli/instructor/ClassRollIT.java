package gridmark.cli.instructor;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import gridmark.Repository;
import gridmark.cli.Call;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole classes, from what a platform exports to the gradebook. */
class ClassRollIT {

  @TempDir private Path home;

  private Path submission(String name, String sample) throws IOException {
    Path source = Repository.sample(sample).resolve("SudokuSolver.java");
    Path target = home.resolve("class").resolve(name);
    Files.createDirectories(target.getParent());
    return Files.copy(source, target);
  }

  private Call batch(String... more) {
    List<String> arguments =
        List.of(
            "batch",
            home.resolve("class").toString(),
            "--cases",
            Repository.testcases().resolve("1-classic.json").toString(),
            "--out",
            home.resolve("out").toString());
    return Call.of(Stream.concat(arguments.stream(), Stream.of(more)).toArray(String[]::new));
  }

  /** The rows, each as id, name, submission and outcome. */
  private List<List<String>> gradebook() throws IOException {
    try (CsvReader<NamedCsvRecord> rows =
        CsvReader.builder().ofNamedCsvRecord(home.resolve("out/gradebook.csv"))) {
      return rows.stream()
          .map(
              row ->
                  List.of(
                      row.getField("id"),
                      row.getField("name"),
                      row.getField("submission"),
                      row.getField("outcome")))
          .toList();
    }
  }

  @Test
  void whatIsHandedInInAnotherFormIsNamedAndNotCountedAsNothing() throws Exception {
    submission("ann/SudokuSolver.java", "accepted/classic-one-file");
    run("tar", "-czf", "ann.tar.gz", "-C", "ann", "SudokuSolver.java");
    run("rm", "-r", "ann");
    for (String name : List.of("bob.py", "carl.cpp", "dora.txt", "eve.7z", "fay/work.py")) {
      Path file = home.resolve("class").resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, "print(1)");
    }
    submission("gus/SudokuSolver.java", "accepted/classic-one-file");
    run("ln", "-s", "SudokuSolver.java", "gus/Linked.java");
    run("zip", "-qry", "gus.zip", "gus");
    run("rm", "-r", "gus");
    Path roster =
        Files.writeString(
            home.resolve("roster.csv"), "id\nann\nbob\ncarl\ndora\neve\nfay\ngus\nhal\n");

    Call call = batch("--roster", roster.toString());

    assertThat(call.exitCode()).as(call.err()).isEqualTo(1);
    assertThat(gradebook())
        .extracting(row -> row.get(0) + " " + row.get(3))
        .containsExactly(
            "ann ACCEPTED",
            "bob NO_SOLVER",
            "carl NO_SOLVER",
            "dora NO_SOLVER",
            "eve NO_SOLVER",
            "fay NO_SOLVER",
            "gus ACCEPTED",
            "hal NOTHING");
    assertThat(home.resolve("out/gradebook.csv"))
        .content()
        .contains(
            "Handed in was bob.py, which is Python; this course takes Java.",
            "Handed in was carl.cpp, which is C++; this course takes Java.",
            "Handed in was dora.txt, which is plain text; this course takes Java.",
            "Handed in was eve.7z, which is a 7z archive and is not opened",
            "Handed in was work.py, which is Python; this course takes Java.");
    assertThat(home.resolve("out/index.html")).content().contains("bob.py, which is Python");
    assertThat(home.resolve("out/students/gus/result.json"))
        .content()
        .contains("gus/Linked.java is a link or a device: left out.");
    assertThat(call.out()).contains("7 submissions", "1 student handed in nothing.");
  }

  private void run(String... command) throws Exception {
    Process process =
        new ProcessBuilder(command).directory(home.resolve("class").toFile()).inheritIO().start();
    assertThat(process.waitFor()).isZero();
  }

  @Test
  void anExportOfGradescopeAndARosterBecomeAGradebook() throws Exception {
    Files.createDirectories(home.resolve("class/submission_101"));
    Files.createDirectories(home.resolve("class/submission_102"));
    Files.createDirectories(home.resolve("class/submission_104"));
    submission("submission_101/SudokuSolver.java", "accepted/classic-one-file");
    submission("submission_102/SudokuSolver.java", "wrong_answer/always-zeros");
    submission("submission_104/SudokuSolver.java", "accepted/classic-one-file");
    Files.writeString(
        home.resolve("class/submission_metadata.yml"),
        """
        submission_101:
          :submitters:
          - :name: Ann Lee
            :sid: '0017'
            :email: ann@uni.edu
          - :name: Bob Ray
            :sid: '0018'
            :email: bob@uni.edu
          :created_at: 2025-09-03 19:46:08.123456000 Z
        submission_102:
          :submitters:
          - :name: =cmd()
            :sid: '0020'
          :created_at: 2025-09-03 19:46:08.123456000 Z
        submission_103:
          :submitters:
          - :name: Carl
            :sid: '0019'
        """);
    Path roster =
        Files.writeString(
            home.resolve("roster.csv"),
            """
            Email;Student ID;Surname;First name
            bob@uni.edu;0018;Ray;Robert
            ann@uni.edu;0017;Lee;Ann
            carl@uni.edu;0019;Cox;Carl
            """);

    Call call = batch("--roster", roster.toString());

    assertThat(call.exitCode()).isEqualTo(1);
    assertThat(gradebook())
        .containsExactly(
            List.of("0017", "Ann Lee", "submission_101", "ACCEPTED"),
            List.of("0018", "Robert Ray", "submission_101", "ACCEPTED"),
            List.of("0020", "'=cmd()", "submission_102", "WRONG_ANSWER"),
            List.of("", "submission_104", "submission_104", "ACCEPTED"),
            List.of("0019", "Carl Cox", "", "NOTHING"));
    assertThat(call.err())
        .contains("lists what is not in the folder: submission_103 (Carl)\n")
        .contains("named by their folders: submission_104\n")
        .contains("not on the roster, graded all the same: submission_102, submission_104\n");
    assertThat(home.resolve("out/batch.json"))
        .content()
        .contains("lists what is not in the folder");

    assertThat(batch("--roster", roster.toString(), "--resume").err())
        .contains("Of 3, 3 are kept, 0 rescored, 0 graded.");
  }

  @Test
  void looseFilesOfMoodleAndWhatCannotBeReadAreGradedSideBySide() throws Exception {
    submission("Ann Lee_1_assignsubmission_file_SudokuSolver.java", "accepted/classic-one-file");
    Files.writeString(
        home.resolve("class/Ann Lee_1_assignsubmission_file_Extra.java"), "class Extra {}");
    Files.createSymbolicLink(home.resolve("class/bob\nmallory: ACCEPTED"), home.resolve("nowhere"));
    Files.createSymbolicLink(home.resolve("class/carl.java"), Path.of("/proc/self/mem"));

    Call call = batch();

    assertThat(gradebook())
        .extracting(row -> row.get(3))
        .containsExactlyInAnyOrder("ACCEPTED", "NOT_GRADED", "NOT_GRADED");
    assertThat(call.err().lines()).noneMatch(line -> line.startsWith("mallory"));
    assertThat(home.resolve("out/gradebook.csv"))
        .content()
        .contains("is a link that leads nowhere")
        .contains("carl.java cannot be read: ");
  }

  @Test
  void everyVersionOfAParticipantIsGradedAndMoodlesNumberIsNoId() throws Exception {
    Path source =
        submission("Carl_17_assignsubmission_file_SudokuSolver.java", "accepted/classic-one-file");
    Path zip = home.resolve("class/Carl_17_assignsubmission_file_old.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry("SudokuSolver.java"));
      Files.copy(source, out);
    }
    Path roster = Files.writeString(home.resolve("roster.csv"), "id,name\n17,Someone Else\n");

    batch("--roster", roster.toString());

    assertThat(gradebook())
        .containsExactly(
            List.of("", "Carl", "Carl_17", "ACCEPTED"),
            List.of("", "Carl", "Carl_17~2", "ACCEPTED"),
            List.of("17", "Someone Else", "", "NOTHING"));
  }

  @Test
  void aRosterOfNoUseStopsItBeforeAnythingIsGraded() throws Exception {
    submission("alice.java", "accepted/classic-one-file");
    Path roster = Files.writeString(home.resolve("roster.csv"), "points,grade\n1,2\n");

    Call call = batch("--roster", roster.toString());

    assertThat(call.exitCode()).isEqualTo(2);
    assertThat(call.err()).contains("has no column id, name or email").contains("points, grade");
    assertThat(home.resolve("out")).doesNotExist();
  }
}
