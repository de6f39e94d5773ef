package gridmark.classroom.roll;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridmark.grader.submission.SubmissionReader;
import gridmark.grader.submission.UnreadableSubmissionException;
import gridmark.language.Signatures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RollTest {

  @TempDir private Path home;

  /** Entries that end in a slash are folders. */
  private Path classOf(String... entries) throws IOException {
    Path folder = Files.createDirectories(home.resolve("class"));
    for (String entry : entries) {
      if (entry.endsWith("/")) {
        Files.createDirectories(folder.resolve(entry));
      } else {
        Files.writeString(folder.resolve(entry), "class A {}");
      }
    }
    return folder;
  }

  private static Roll read(Path folder) throws UnreadableRollException {
    return Roll.read(folder, Optional.empty());
  }

  private Roll readWithRoster(Path folder, String roster) throws Exception {
    Path file = Files.writeString(home.resolve("roster.csv"), roster);
    return Roll.read(folder, Optional.of(file));
  }

  private static List<String> keys(Roll roll) {
    return roll.handIns().stream().map(HandIn::key).toList();
  }

  private static HandIn only(Roll roll) {
    assertThat(roll.handIns()).hasSize(1);
    return roll.handIns().get(0);
  }

  @Test
  void foldersZipsAndJavaFilesAreSubmissions() throws Exception {
    Roll roll = read(classOf("carl.java", "alice/", "bob.zip", "DORA.ZIP", "Émile Zola/"));

    assertThat(keys(roll)).containsExactly("DORA", "alice", "bob", "carl", "Émile Zola");
    assertThat(roll.handIns().get(4).student()).isEqualTo(Student.named("Émile Zola"));
    assertThat(roll.absent()).isEmpty();
    assertThat(roll.remarks()).isEmpty();
  }

  @Test
  void whatSystemsLeaveBehindIsPassedOverSilently() throws Exception {
    Roll roll =
        read(
            classOf(
                "alice/",
                "__MACOSX/",
                ".DS_Store",
                ".git/",
                "desktop.ini",
                "Thumbs.db",
                "._bob.zip"));

    assertThat(keys(roll)).containsExactly("alice");
    assertThat(roll.remarks()).isEmpty();
  }

  @Test
  void aFolderOfSourcesThatIsHiddenIsLeftOutButTold() throws Exception {
    Roll roll = read(classOf("alice/", ".bob/", ".bob/src/", ".bob/src/A.java", ".idea/"));

    assertThat(keys(roll)).containsExactly("alice");
    assertThat(roll.remarks())
        .containsExactly(
            "left out, though there are sources in it, since the name begins with a dot (rename it to"
                + " have it graded): .bob");
  }

  @Test
  void otherFilesAreLeftOutWithOneRemark() throws Exception {
    Path folder = classOf("alice/", "notes.txt", "grades.csv", "x.unknown");

    Roll roll = read(folder);

    assertThat(keys(roll)).containsExactly("alice");
    assertThat(roll.remarks())
        .containsExactly(
            "left out, being no folder, .zip or .tar.gz or .java file:"
                + " grades.csv, notes.txt, x.unknown");
  }

  @Test
  void archivesAndProgramsOfOtherKindsAreHandedInToo() throws Exception {
    Roll roll =
        read(
            classOf(
                "ann.tar.gz", "bob.tgz", "carl.tar", "dora.py", "eve.cpp", "fay.rar", "x.class"));

    assertThat(keys(roll)).containsExactly("ann", "bob", "carl", "dora", "eve", "fay", "x");
    assertThat(roll.remarks()).isEmpty();
    assertThat(roll.handIns().get(3).handedIn()).isEqualTo("dora.py");
    assertThat(roll.handIns().get(3).read(Optional.of(Signatures.SOLVE)).notes())
        .containsExactly(
            "There is no .java file to compile: hand in SudokuSolver.java."
                + " Handed in was dora.py, which is Python; this course takes Java.");
    assertThat(roll.handIns().get(5).read(Optional.of(Signatures.SOLVE)).notes())
        .containsExactly(
            "There is no .java file to compile: hand in SudokuSolver.java. Handed in was fay.rar,"
                + " which is a RAR archive and is not opened; hand in a .zip or .tar.gz.");
  }

  @Test
  void aDocumentIsOfWhoeverOnTheRosterHandedInNothingElse() throws Exception {
    Path folder = classOf("ann/", "ann.txt", "bob.txt", "carl.pdf", "readme.txt");
    Path roster = Files.writeString(home.resolve("roster.csv"), "id\nann\nbob\ncarl\ndora\n");

    Roll roll = Roll.read(folder, Optional.of(roster));

    assertThat(keys(roll)).containsExactly("ann", "bob", "carl");
    assertThat(roll.absent()).extracting(Student::id).containsExactly("dora");
    assertThat(roll.remarks())
        .containsExactly(
            "left out, being no folder, .zip or .tar.gz or .java file: ann.txt, readme.txt");
    assertThat(roll.handIns().get(1).read(Optional.of(Signatures.SOLVE)).notes())
        .singleElement()
        .asString()
        .endsWith("Handed in was bob.txt, which is plain text; this course takes Java.");
  }

  @Test
  void manyOtherFilesAreCounted() throws Exception {
    Path folder = classOf("alice/");
    for (int i = 10; i < 30; i++) {
      classOf("file" + i + ".txt");
    }

    assertThat(read(folder).remarks())
        .singleElement()
        .asString()
        .endsWith("file16.txt, file17.txt and 12 more");
  }

  @Test
  void whatCannotBeReadIsThereAndSaysWhyLater() throws Exception {
    Path folder = classOf("alice/");
    Files.createSymbolicLink(folder.resolve("bob"), home.resolve("nowhere"));
    Files.createSymbolicLink(folder.resolve("carl"), folder.resolve("carl"));

    Roll roll = read(folder);

    assertThat(keys(roll)).containsExactly("alice", "bob", "carl");
    for (HandIn handIn : roll.handIns().subList(1, 3)) {
      assertThatExceptionOfType(UnreadableSubmissionException.class)
          .isThrownBy(() -> SubmissionReader.read(handIn.path()))
          .withMessageContaining("is a link that leads nowhere, or in a circle");
    }
  }

  @Test
  void anEmptyFolderIsTold() throws Exception {
    assertUnreadable(classOf(), "is empty: wanted are submissions in it");
    assertUnreadable(classOf(".DS_Store"), "is empty: wanted are submissions in it");
  }

  @Test
  void aFolderWithoutSubmissionsIsTold() throws Exception {
    assertUnreadable(classOf("a.csv", "b.txt"), "holds no submission", "found: a.csv, b.txt");
  }

  @ParameterizedTest
  @CsvSource({
    "all.zip, unpack it first",
    "Solver.java, is one submission: grade it with gridmark grade",
    "list.txt, is a file: give a folder of submissions"
  })
  void aFileIsNoFolder(String name, String sentence) throws Exception {
    assertUnreadable(classOf(name).resolve(name), sentence);
  }

  @Test
  void aFolderThatIsNotThereIsTold() {
    assertUnreadable(home.resolve("none"), "none: there is no such folder");
  }

  private static void assertUnreadable(Path folder, String... sentences) {
    assertThatExceptionOfType(UnreadableRollException.class)
        .isThrownBy(() -> read(folder))
        .withMessageContainingAll(sentences);
  }

  @Test
  void theFolderOfOneSubmissionIsRecognised() throws Exception {
    assertThat(read(classOf("SudokuSolver.java", "Board.java", "src/")).remarks())
        .singleElement()
        .asString()
        .contains("looks like the folder of one submission (SudokuSolver.java, src)")
        .contains("gridmark grade ");
  }

  @Test
  void anExportInAFolderOfItsOwnIsRecognised() throws Exception {
    Path folder = classOf("export/", "export/submission_1/", "export/submission_metadata.yml");

    assertThat(read(folder).remarks())
        .singleElement()
        .asString()
        .endsWith("grade it with gridmark batch " + folder.resolve("export"));
  }

  @Test
  void resultsAreNotSubmissions() throws Exception {
    Path folder = classOf("alice/", "gridmark-class/", "batch/");
    Files.writeString(
        folder.resolve("gridmark-class/batch.json"), "{\n  \"schema\" : \"gridmark/batch/2\",\n");
    Files.writeString(folder.resolve("batch/batch.json"), "{}");

    Roll roll = read(folder);

    assertThat(keys(roll)).containsExactly("alice", "batch");
    assertThat(roll.remarks())
        .containsExactly("left out, being results of gridmark batch: gridmark-class");
  }

  @Test
  void aStudentsFolderWithACopyOfTheResultsFileIsASubmission() throws Exception {
    Path folder = classOf("alice/", "alice/deep/", "alice/deep/SudokuSolver.java", "bob/");
    Path results = Files.createDirectories(home.resolve("results"));
    for (Path each : List.of(folder.resolve("alice"), folder.resolve("bob"), results)) {
      Files.writeString(each.resolve("batch.json"), "{\n  \"schema\" : \"gridmark/batch/2\",\n");
    }
    Files.createSymbolicLink(folder.resolve("bob/others"), folder.resolve("alice"));
    Files.createSymbolicLink(folder.resolve("old"), results);

    Roll roll = read(folder);

    assertThat(keys(roll)).containsExactly("alice");
    assertThat(roll.remarks())
        .containsExactly("left out, being results of gridmark batch: bob, old");
  }

  @Test
  void foldersOfMoodleNameTheirOwners() throws Exception {
    Roll roll =
        read(
            classOf(
                "Ann Lee_1234567_assignsubmission_file/",
                "Bob Ray_1234568_assignsubmission_file_/",
                "Participant_77_assignsubmission_file/"));

    assertThat(keys(roll)).containsExactly("Ann Lee_1234567", "Bob Ray_1234568", "Participant_77");
    assertThat(roll.handIns())
        .extracting(HandIn::student)
        .containsExactly(
            Student.named("Ann Lee"), Student.named("Bob Ray"), Student.named("Participant 77"));
    assertThat(roll.remarks()).isEmpty();
  }

  @Test
  void looseFilesOfMoodleAreOneSubmissionUnderTheirOwnNames() throws Exception {
    Path folder =
        classOf(
            "Ann Lee_1_assignsubmission_file_SudokuSolver.java",
            "Ann Lee_1_assignsubmission_file_Board.java",
            "Ann Lee_1_assignsubmission_file_report.pdf",
            "Ann Lee_1_assignsubmission_file_util/",
            "Ann Lee_1_assignsubmission_file_util/Cells.java");

    Roll roll = read(folder);

    HandIn handIn = only(roll);
    assertThat(handIn.key()).isEqualTo("Ann Lee_1");
    assertThat(handIn.handedIn())
        .isEqualTo("Ann Lee_1_assignsubmission_file_Board.java and 3 more");
    assertThat(SubmissionReader.read("Ann Lee", handIn.files(), Optional.empty()).sources())
        .extracting(source -> source.path())
        .containsExactly("Board.java", "SudokuSolver.java", "util/Cells.java");
    assertThat(roll.remarks()).isEmpty();
  }

  @Test
  void looseZipsOfOneParticipantAreSubmissionsOfTheirOwn() throws Exception {
    Roll roll =
        read(
            classOf(
                "Ann Lee_1_assignsubmission_file_v1.zip",
                "Ann Lee_1_assignsubmission_file_v2.ZIP",
                "Ann Lee_1_assignsubmission_file_report.pdf"));

    assertThat(keys(roll)).containsExactly("Ann Lee_1", "Ann Lee_1~2");
    assertThat(roll.handIns())
        .extracting(HandIn::handedIn)
        .containsExactly(
            "Ann Lee_1_assignsubmission_file_v1.zip", "Ann Lee_1_assignsubmission_file_v2.ZIP");
    assertThat(roll.remarks())
        .singleElement()
        .asString()
        .startsWith("2 submissions of Ann Lee: ")
        .endsWith("both are graded, decide which counts");
  }

  @Test
  void aLooseZipBesideLooseSourcesIsASubmissionOfItsOwn() throws Exception {
    Roll roll =
        read(
            classOf(
                "Ann Lee_1_assignsubmission_file_Board.java",
                "Ann Lee_1_assignsubmission_file_SudokuSolver.java",
                "Ann Lee_1_assignsubmission_file_old.zip",
                "Ann Lee_1_assignsubmission_file_report.pdf"));

    assertThat(roll.handIns())
        .extracting(handIn -> List.copyOf(handIn.files().keySet()))
        .containsExactly(
            List.of("Board.java", "SudokuSolver.java", "report.pdf"), List.of("old.zip"));
    assertThat(roll.handIns().get(1).remarks())
        .singleElement()
        .asString()
        .startsWith("the same student handed in more: ");
  }

  @Test
  void aLooseZipBesideWhatIsNoProgramIsOneSubmission() throws Exception {
    Roll roll =
        read(
            classOf(
                "Ann Lee_1_assignsubmission_file_report.pdf",
                "Ann Lee_1_assignsubmission_file_work.zip"));

    assertThat(only(roll).files()).containsOnlyKeys("report.pdf", "work.zip");
    assertThat(roll.remarks()).isEmpty();
  }

  @Test
  void aParticipantWithoutAProgramIsThereToo() throws Exception {
    HandIn handIn = only(read(classOf("Ann Lee_1_assignsubmission_file_report.pdf")));

    assertThat(
            SubmissionReader.read("Ann Lee", handIn.files(), Optional.of(Signatures.SOLVE)).notes())
        .containsExactly(
            "There is no .java file to compile: hand in SudokuSolver.java."
                + " Handed in was report.pdf, which is a PDF; this course takes Java.");
  }

  @Test
  void textTypedIntoMoodleCountsOnlyWhereThereIsNothingElse() throws Exception {
    Roll roll =
        read(
            classOf(
                "Ann Lee_1_assignsubmission_file/",
                "Ann Lee_1_assignsubmission_onlinetext/",
                "Bob_2_assignsubmission_onlinetext/",
                "Carl_3_assignsubmission_onlinetext_onlinetext.html"));

    assertThat(roll.handIns())
        .extracting(HandIn::handedIn)
        .containsExactly(
            "Ann Lee_1_assignsubmission_file",
            "Bob_2_assignsubmission_onlinetext",
            "Carl_3_assignsubmission_onlinetext_onlinetext.html");
    assertThat(roll.remarks()).isEmpty();
  }

  @Test
  void participantsOfOneNameMayBeNamesakes() throws Exception {
    Roll roll =
        read(classOf("Ann Lee_1_assignsubmission_file/", "Ann Lee_2_assignsubmission_file/"));

    assertThat(keys(roll)).containsExactly("Ann Lee_1", "Ann Lee_2");
    assertThat(roll.remarks())
        .singleElement()
        .asString()
        .startsWith("2 submissions under the name Ann Lee, with numbers that differ");
    assertThat(roll.handIns().get(0).remarks())
        .containsExactly(
            "submitted under this name too, perhaps by a namesake:"
                + " Ann Lee_2_assignsubmission_file (Ann Lee_2)");
  }

  @Test
  void participantsWhomTheRosterKnowsByOneNameOnlyMayBeNamesakesToo() throws Exception {
    Roll roll =
        readWithRoster(
            classOf("Ann Lee_1_assignsubmission_file/", "Ann Lee_2_assignsubmission_file/"),
            "id,name\n17,Ann Lee\n");

    assertThat(roll.remarks())
        .singleElement()
        .asString()
        .startsWith("2 submissions under the name Ann Lee, with numbers that differ");
    assertThat(roll.handIns())
        .allSatisfy(
            handIn ->
                assertThat(handIn.remarks())
                    .singleElement()
                    .asString()
                    .contains("perhaps by a namesake"));
  }

  @Test
  void oneParticipantsOwnSubmissionsAreToldApartFromANamesakes() throws Exception {
    Roll roll =
        read(
            classOf(
                "Ann Lee_1_assignsubmission_file/",
                "Ann Lee_1_assignsubmission_file.zip",
                "Ann Lee_2_assignsubmission_file/"));

    assertThat(roll.handIns().get(0).remarks())
        .containsExactly(
            "the same student handed in more: Ann Lee_1_assignsubmission_file.zip (Ann Lee_1~2)",
            "submitted under this name too, perhaps by a namesake:"
                + " Ann Lee_2_assignsubmission_file (Ann Lee_2)");
  }

  @Test
  void twoSubmissionsOfAParticipantWhoseNameIsNoTextAreTold() throws Exception {
    Roll roll =
        read(
            classOf(
                "\uFFFD_1_assignsubmission_file/",
                "\uFFFD_1_assignsubmission_file.zip",
                "\uFFFD_2_assignsubmission_file/"));

    assertThat(roll.handIns())
        .extracting(handIn -> handIn.remarks().size())
        .containsExactlyInAnyOrder(1, 1, 0);
  }

  @Test
  void gradescopesFileSaysWhoAndWhen() throws Exception {
    Path folder = classOf("submission_1/", "submission_2/", "submission_3/");
    metadata(folder, submission(1, "Ann Lee", "17"), submission(2, "Bob", "18"));

    Roll roll = read(folder);

    assertThat(roll.handIns())
        .extracting(HandIn::student)
        .containsExactly(
            new Student("17", "Ann Lee", ""),
            new Student("18", "Bob", ""),
            Student.named("submission_3"));
    assertThat(roll.handIns().get(0).submitted()).contains(Instant.parse("2025-09-01T10:00:00Z"));
    assertThat(roll.remarks())
        .containsExactly(
            "submission_metadata.yml does not say whose these are, they are named by their folders:"
                + " submission_3");
  }

  @Test
  void aGroupSharesASubmission() throws Exception {
    Path folder = classOf("submission_1/");
    metadata(
        folder,
        """
        submission_1:
          :submitters:
          - :name: Ann Lee
            :sid: '17'
          - :name: Bob
            :sid: '18'
        """);

    Roll roll = readWithRoster(folder, "id,name\n17,Lee Ann\n18,Robert\n19,Carl\n");

    assertThat(only(roll).students())
        .containsExactly(new Student("17", "Lee Ann", ""), new Student("18", "Robert", ""));
    assertThat(only(roll).read(Optional.empty()).name()).isEqualTo("Lee Ann, Robert");
    assertThat(roll.absent()).containsExactly(new Student("19", "Carl", ""));
  }

  @Test
  void whatGradescopesFileListsButIsNotThereIsTold() throws Exception {
    Path folder = classOf("submission_1/");
    metadata(folder, submission(1, "Ann", "17"), submission(2, "Bob", "18"));

    assertThat(read(folder).remarks())
        .containsExactly(
            "submission_metadata.yml lists what is not in the folder: submission_2 (Bob)");
  }

  @Test
  void aBrokenFileOfGradescopeIsToldAndFoldersNameTheRest() throws Exception {
    Path folder = classOf("submission_1/", "submission_2/");
    metadata(folder, submission(1, "Ann", "17"), "submission_2:\n  : [}\n");

    Roll roll = read(folder);

    assertThat(roll.handIns())
        .extracting(handIn -> handIn.student().name())
        .containsExactly("Ann", "submission_2");
    assertThat(roll.remarks()).hasSize(2);
    assertThat(roll.remarks().get(0)).startsWith("submission_metadata.yml: line ");
  }

  @Test
  void aTimeThatIsNotUnderstoodIsToldInTheRow() throws Exception {
    Path folder = classOf("submission_1/", "submission_2/");
    metadata(
        folder,
        submission(1, "Ann", "17"),
        "submission_2:\n  :submitters:\n  - :name: Bob\n  :created_at: last Monday\n");

    Roll roll = read(folder);

    assertThat(roll.handIns().get(0).remarks()).isEmpty();
    assertThat(roll.handIns().get(1).remarks())
        .containsExactly(
            "it is not known when it was handed in:"
                + " the time in submission_metadata.yml is not understood (last Monday)");
  }

  private static void metadata(Path folder, String... submissions) throws IOException {
    Files.writeString(folder.resolve("submission_metadata.yml"), String.join("", submissions));
  }

  private static String submission(int number, String name, String id) {
    return """
        submission_%d:
          :submitters:
          - :name: %s
            :sid: '%s'
          :created_at: 2025-09-0%d 10:00:00.000000000 Z
        """
        .formatted(number, name, id, number);
  }

  @ParameterizedTest
  @CsvSource({
    "17",
    "S17",
    "ann.lee@uni.edu",
    "ANN.LEE",
    "Ann Lee",
    "lee ann",
    "'Lee, Ann'",
    "änn_lee",
    "Ann Lee_99_assignsubmission_file",
    "Participant_99_assignsubmission_file"
  })
  void aSubmissionIsFoundOnTheRosterByWhatItIsCalled(String entry) throws Exception {
    String roster =
        """
        id,login,identifier,name,email
        16,s16,Participant 98,Bob,bob@uni.edu
        17,s17,Participant 99,"Lee, Ann",Ann.Lee@uni.edu
        """;

    Roll roll = readWithRoster(classOf(entry + "/"), roster);

    assertThat(only(roll).student()).isEqualTo(new Student("17", "Lee, Ann", "Ann.Lee@uni.edu"));
    assertThat(only(roll).key()).isEqualTo(only(read(home.resolve("class"))).key());
    assertThat(only(roll).remarks()).isEmpty();
    assertThat(roll.absent()).containsExactly(new Student("16", "Bob", "bob@uni.edu"));
    assertThat(roll.remarks()).isEmpty();
  }

  @Test
  void moodlesNumberIsNobodysId() throws Exception {
    Roll roll =
        readWithRoster(
            classOf("Ann Lee_17_assignsubmission_file/"), "id,name\n17,Bob\n18,Ann Lee\n");

    assertThat(only(roll).student()).isEqualTo(new Student("18", "Ann Lee", ""));
  }

  @Test
  void moodlesNumberDoesNotPassForTheIdOfSomebodyElse() throws Exception {
    Roll roll =
        readWithRoster(classOf("Carl_17_assignsubmission_file/"), "id,name\n17,Someone Else\n");

    assertThat(only(roll).student()).isEqualTo(Student.named("Carl"));
    assertThat(only(roll).key()).isEqualTo("Carl_17");
    assertThat(roll.absent()).containsExactly(new Student("17", "Someone Else", ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Participant 2", "Participant2", "2", "Teilnehmer/in 2"})
  void theRostersIdentifierTellsNamesakesApart(String identifier) throws Exception {
    Roll roll =
        readWithRoster(
            classOf("Ann Lee_2_assignsubmission_file/", "Participant_3_assignsubmission_file/"),
            "id,identifier,name\n17,1,Ann Lee\n18,%s,Ann Lee\n19,3,Bob\n".formatted(identifier));

    assertThat(roll.handIns())
        .extracting(handIn -> handIn.student().id())
        .containsExactly("18", "19");
  }

  @Test
  void strangersAreGradedAndTold() throws Exception {
    Roll roll = readWithRoster(classOf("alice/", "mallory.zip"), "id,name\n1,alice\n");

    assertThat(roll.handIns().get(1).remarks()).containsExactly("mallory is not on the roster");
    assertThat(roll.remarks())
        .containsExactly("not on the roster, graded all the same: mallory.zip");
  }

  @Test
  void betweenNamesakesNothingIsGuessed() throws Exception {
    Roll roll = readWithRoster(classOf("Ann Lee/", "2/"), "id,name\n1,Ann Lee\n2,Ann Lee\n");

    assertThat(roll.handIns().get(0).student()).isEqualTo(new Student("2", "Ann Lee", ""));
    assertThat(roll.handIns().get(1).student()).isEqualTo(Student.named("Ann Lee"));
    assertThat(roll.handIns().get(1).remarks())
        .singleElement()
        .asString()
        .contains("could be several of the roster (lines 2, 3)");
    assertThat(roll.absent()).containsExactly(new Student("1", "Ann Lee", ""));
  }

  @Test
  void aNameInItsOwnOrderComesBeforeTheSameWordsInAnother() throws Exception {
    Roll roll =
        readWithRoster(classOf("kim park/", "Párk Kim/"), "id,name\n1,Kim Park\n2,Park Kim\n");

    assertThat(roll.handIns())
        .extracting(handIn -> handIn.student().id())
        .containsExactly("2", "1");
    assertThat(roll.remarks()).isEmpty();
  }

  @Test
  void betweenTwoOtherOrdersNothingIsGuessed() throws Exception {
    Roll roll = readWithRoster(classOf("Lee Ann Kim/"), "id,name\n1,Ann Lee Kim\n2,Kim Ann Lee\n");

    assertThat(only(roll).student()).isEqualTo(Student.named("Lee Ann Kim"));
  }

  @Test
  void aNameThatSpeaksAgainstTheIdIsTold() throws Exception {
    Path folder = classOf("submission_1/");
    metadata(folder, submission(1, "Ann", "17"));

    Roll roll = readWithRoster(folder, "id,name\n99,Ann\n");

    assertThat(only(roll).student().id()).isEqualTo("99");
    assertThat(only(roll).remarks())
        .containsExactly(
            "Ann is taken for the one on the roster by the name alone: the id is 17 here and 99 there");
  }

  @Test
  void theRosterMayLieAmongTheSubmissions() throws Exception {
    Path folder = classOf("alice/");
    Path roster = Files.writeString(folder.resolve("roster.csv"), "name\nalice\n");

    assertThat(Roll.read(folder, Optional.of(roster)).remarks()).isEmpty();
  }

  @Test
  void twoSubmissionsOfOneStudentAreBothGraded() throws Exception {
    Roll roll = read(classOf("alice/", "alice.zip", "bob/"));

    assertThat(keys(roll)).containsExactly("alice", "alice~2", "bob");
    assertThat(roll.handIns().get(0).remarks())
        .containsExactly("the same student handed in more: alice.zip (alice~2)");
    assertThat(roll.handIns().get(1).remarks())
        .containsExactly("the same student handed in more: alice");
    assertThat(roll.remarks())
        .containsExactly(
            "2 submissions of alice: alice, alice.zip; both are graded, decide which counts");
  }

  @Test
  void theRosterShowsThatTwoNamesAreOneStudent() throws Exception {
    Roll roll =
        readWithRoster(classOf("17/", "Ann Lee/", "ann.zip"), "id,name,mail\n17,Ann Lee,ann@u\n");

    assertThat(roll.remarks())
        .containsExactly(
            "3 submissions of Ann Lee: 17, Ann Lee, ann.zip; all are graded, decide which counts");
  }

  @Test
  void ofSeveralWithATimeTheNewestIsNamed() throws Exception {
    Path folder = classOf("submission_1/", "submission_2/");
    metadata(folder, submission(1, "Ann", "17"), submission(2, "Ann L.", "17"));

    assertThat(read(folder).remarks())
        .containsExactly(
            "2 submissions of Ann: submission_1, submission_2; both are graded, decide which counts;"
                + " the newest is submission_2 (2025-09-02T10:00:00Z)");
  }

  @Test
  void numbersInAnotherOrderAreAnotherTeam() throws Exception {
    assertThat(read(classOf("team-1-2/", "team-2-1/")).remarks()).isEmpty();
  }

  @Test
  void hostileNamesForgeNoLine() throws Exception {
    Path folder =
        classOf(
            "a\nb/",
            "\u001b[2J.zip",
            "::error::x.txt\n::error::y",
            "<script>/",
            "=cmd()/",
            " .java");
    classOf("x".repeat(250) + ".zip");

    Roll roll = read(folder);

    assertThat(roll.handIns()).hasSize(6);
    Stream<String> texts =
        Stream.concat(
            roll.remarks().stream(),
            roll.handIns().stream()
                .flatMap(
                    handIn ->
                        Stream.of(handIn.key(), handIn.handedIn(), handIn.student().label())));
    assertThat(texts).allMatch(text -> text.chars().noneMatch(Character::isISOControl));
  }

  @Test
  void namesThatAreNoTextStayApart() throws Exception {
    Path folder = classOf("alice/");
    assumeTrue(
        new ProcessBuilder("sh", "-c", "mkdir \"$(printf 'J\\377rg')\" \"$(printf 'J\\376rg')\"")
                .directory(folder.toFile())
                .start()
                .waitFor()
            == 0,
        "this system has no such names");

    Roll roll = read(folder);

    assertThat(roll.handIns()).hasSize(3);
    assertThat(roll.remarks())
        .singleElement()
        .asString()
        .startsWith("names that cannot be shown here");
    for (HandIn handIn : roll.handIns()) {
      assertThat(SubmissionReader.read(handIn.path()).sources()).isEmpty();
    }
  }

  @Test
  void aZipWhoseNameIsNoTextIsTold() throws Exception {
    Path folder = classOf();
    assumeTrue(
        new ProcessBuilder("sh", "-c", "touch \"$(printf 'J\\377rg.zip')\"")
                .directory(folder.toFile())
                .start()
                .waitFor()
            == 0,
        "this system has no such names");

    HandIn handIn = only(read(folder));

    assertThatExceptionOfType(UnreadableSubmissionException.class)
        .isThrownBy(() -> SubmissionReader.read(handIn.path()))
        .withMessageContaining("names that this locale cannot show");
  }

  @Test
  void keysDependNeitherOnTheRosterNorOnTheReading() throws Exception {
    Path folder = classOf("Alice/", "alice.zip", "a?b/", "con/", "17/");

    assertThat(keys(readWithRoster(folder, "id,name\n17,Alice\n")))
        .isEqualTo(keys(read(folder)))
        .isEqualTo(keys(read(folder)));
  }
}
