package gridmark.grader.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import gridmark.assignment.filling.Expectation;
import gridmark.board.Marks;
import gridmark.json.Problems.Problem;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PackReaderTest {

  private static final String CHOOSE_EXPECT = "write \"solvable\" or \"unsolvable\"";
  private static final String CHOOSE_VISIBILITY = "write \"public\" or \"hidden\"";
  private static final String NINE_ROWS =
      "write 9 rows, such as \"53..7....\" or [5,3,0,0,7,0,0,0,0]";
  private static final String DIGITS = "write 1 to 9, and 0 or '.' for an empty cell";
  private static final String TAGS = "use words such as easy or rule:row, once";

  @TempDir Path folder;

  @Test
  void readsEveryFieldOfACase() throws Exception {
    Map<String, String> fields = fields();
    fields.put("points", "2.5");
    fields.put("visibility", "\"hidden\"");
    fields.put("expect", "\"unsolvable\"");
    fields.put("tags", "[\"easy\", \"rule:row\", \"17-clue\"]");
    fields.put("hint", "\"Look at the first row.\"");
    Pack pack = PackReader.read(write("pack.json", pack(json(fields))));
    assertThat(pack.assignment().word()).isEqualTo("solve");
    assertThat(pack.cases()).hasSize(1);
    TestCase read = pack.cases().get(0);
    assertThat(read.id()).isEqualTo("a-1");
    assertThat(read.title()).isEqualTo("A title");
    assertThat(CaseBoards.puzzle(read).toString()).startsWith("53..7....\n6..195...\n");
    assertThat(CaseBoards.expectation(read)).isEqualTo(Expectation.UNSOLVABLE);
    assertThat(read.points()).isEqualTo(2.5);
    assertThat(read.visibility()).isEqualTo(Visibility.HIDDEN);
    assertThat(read.isHidden()).isTrue();
    assertThat(read.tags()).containsExactly("easy", "rule:row", "17-clue");
    assertThat(read.hint()).isEqualTo("Look at the first row.");
  }

  @Test
  void needsNeitherTagsNorHintNorSchema() throws Exception {
    TestCase read = PackReader.read(write("pack.json", pack(json(fields())))).cases().get(0);
    assertThat(read.tags()).isEmpty();
    assertThat(read.hint()).isEmpty();
    assertThat(read.isHidden()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "public, , FULL",
    "hidden, , VERDICT",
    "public, full, FULL",
    "public, verdict, VERDICT",
    "public, none, NONE",
    "hidden, verdict, VERDICT",
    "hidden, none, NONE"
  })
  void readsFeedbackOrTakesTheUsual(String visibility, String feedback, Feedback read)
      throws Exception {
    Map<String, String> fields = fields();
    fields.put("visibility", "\"" + visibility + "\"");
    if (feedback != null) {
      fields.put("feedback", "\"" + feedback + "\"");
    }
    Pack pack = PackReader.read(write("pack.json", pack(json(fields))));
    assertThat(pack.cases()).extracting(TestCase::feedback).containsExactly(read);
    Pack again =
        PackReader.read(write("again.json", PackWriter.text(pack.assignment(), pack.cases())));
    assertThat(again.cases()).isEqualTo(pack.cases());
  }

  @Test
  void refusesFullFeedbackOnHiddenCase() throws IOException {
    Map<String, String> fields = fields();
    fields.put("visibility", "\"hidden\"");
    fields.put("feedback", "\"full\"");
    assertThat(problems(write("pack.json", pack(json(fields)))))
        .containsExactly(
            problem(
                "pack.json",
                "a-1",
                "/cases/0/feedback",
                "\"full\" would show students the puzzle of a hidden case",
                "write \"verdict\" or \"none\", or make the case public"));
  }

  @Test
  void readsGridsOfTextsAndOfNumbersAlike() throws Exception {
    String numbers =
        IntStream.range(0, 9)
            .mapToObj(i -> i == 0 ? "[5,3,0,0,7,0,0,0,0]" : "[0,0,0,0,0,0,0,0,9]")
            .collect(Collectors.joining(",", "[", "]"));
    String points =
        numbers.replaceAll("\\[(\\d[\\d,]*)]", "\"$1\"").replaceAll("(?<=\\d),(?=\\d)", "");
    assertThat(points).startsWith("[\"530070000\",\"000000009\"");
    String pack =
        pack(
            caseWith("grid", numbers).replace("a-1", "numbers"),
            caseWith("grid", points).replace("a-1", "zeros"),
            caseWith("grid", points.replace('0', '.')).replace("a-1", "points"));
    List<TestCase> cases = PackReader.read(write("pack.json", pack)).cases();
    assertThat(cases).extracting(TestCase::id).containsExactly("numbers", "zeros", "points");
    assertThat(cases).extracting(CaseBoards::puzzle).containsOnly(CaseBoards.puzzle(cases.get(0)));
    assertThat(CaseBoards.puzzle(cases.get(0)).at(0, 1)).isEqualTo(3);
  }

  @Test
  void readsTheFilesOfAFolderInTheOrderOfTheirNames() throws Exception {
    for (String name : List.of("3-last", "1-first", "2-middle")) {
      write(name + ".json", pack(caseWith("id", "\"from-" + name + "\"")));
    }
    assertThat(PackReader.read(folder).cases())
        .extracting(TestCase::id)
        .containsExactly("from-1-first", "from-2-middle", "from-3-last");
  }

  @Test
  void skipsSchemasOtherFilesAndFoldersInAFolder() throws Exception {
    write("1.json", pack(json(fields())));
    write("pack.schema.json", "{ \"type\": \"object\" }");
    write("README.md", "# Test cases");
    Files.createDirectory(folder.resolve("old.json"));
    assertThat(PackReader.read(folder).cases()).hasSize(1);
  }

  @Test
  void takesTheFieldThatTellsEditorsOfTheSchema() throws Exception {
    String text = "{\"$schema\": \"pack.schema.json\", " + pack(json(fields())).substring(1);
    assertThat(PackReader.read(write("pack.json", text)).cases()).hasSize(1);
  }

  @Test
  void readsAFileThatBeginsWithAByteOrderMark() throws Exception {
    assertThat(PackReader.read(write("pack.json", "\uFEFF" + pack(json(fields())))).cases())
        .hasSize(1);
  }

  /** Field, its wrong value (null: left out), place within the case, what is wrong, cure. */
  static Stream<Arguments> wrongFields() {
    String missing = "the field is missing";
    String tooLong = "x".repeat(501);
    return Stream.of(
        arguments("id", null, "/id", missing, "write \"id\": \"…\""),
        arguments("title", null, "/title", missing, "write \"title\": \"…\""),
        arguments("grid", null, "/grid", missing, NINE_ROWS),
        arguments("expect", null, "/expect", missing, CHOOSE_EXPECT),
        arguments("points", null, "/points", missing, "write \"points\": 4"),
        arguments("visibility", null, "/visibility", missing, CHOOSE_VISIBILITY),
        arguments(
            "title",
            "\"\"",
            "/title",
            "must be one line of 1 to 100 characters",
            "write \"title\": \"…\""),
        arguments(
            "title",
            "\"" + tooLong.substring(0, 101) + "\"",
            "/title",
            "must be one line of 1 to 100 characters",
            "write \"title\": \"…\""),
        arguments(
            "title",
            "5",
            "/title",
            "must be one line of 1 to 100 characters",
            "write \"title\": \"…\""),
        arguments(
            "expect", "\"maybe\"", "/expect", "\"maybe\" is not one of the choices", CHOOSE_EXPECT),
        arguments(
            "expect",
            "\"SOLVABLE\"",
            "/expect",
            "\"SOLVABLE\" is not one of the choices",
            CHOOSE_EXPECT),
        arguments("expect", "true", "/expect", "true is not one of the choices", CHOOSE_EXPECT),
        arguments("expect", "null", "/expect", "null is not one of the choices", CHOOSE_EXPECT),
        arguments(
            "visibility",
            "\"secret\"",
            "/visibility",
            "\"secret\" is not one of the choices",
            CHOOSE_VISIBILITY),
        arguments(
            "points", "0", "/points", "0 is not a number from 0.01 to 1000", "write \"points\": 4"),
        arguments(
            "points",
            "-2",
            "/points",
            "-2 is not a number from 0.01 to 1000",
            "write \"points\": 4"),
        arguments(
            "points",
            "1000.5",
            "/points",
            "1000.5 is not a number from 0.01 to 1000",
            "write \"points\": 4"),
        arguments(
            "points",
            "\"4\"",
            "/points",
            "\"4\" is not a number from 0.01 to 1000",
            "write \"points\": 4"),
        arguments(
            "feedback",
            "\"some\"",
            "/feedback",
            "\"some\" is not one of the choices",
            "write \"full\" or \"verdict\" or \"none\""),
        arguments(
            "tags", "\"easy\"", "/tags", "must be an array of texts", "write \"tags\": [\"easy\"]"),
        arguments(
            "tags", "null", "/tags", "must be an array of texts", "write \"tags\": [\"easy\"]"),
        arguments("tags", "[\"easy\", 5]", "/tags/1", "5 is no tag, or stands there twice", TAGS),
        arguments(
            "tags",
            "[\"Rule:Row\"]",
            "/tags/0",
            "\"Rule:Row\" is no tag, or stands there twice",
            TAGS),
        arguments(
            "tags",
            "[\"easy\", \"easy\"]",
            "/tags/1",
            "\"easy\" is no tag, or stands there twice",
            TAGS),
        arguments(
            "hint",
            "[]",
            "/hint",
            "must be one line of 1 to 500 characters",
            "write \"hint\": \"…\""),
        arguments(
            "hint",
            "\"" + tooLong + "\"",
            "/hint",
            "must be one line of 1 to 500 characters",
            "write \"hint\": \"…\""));
  }

  @ParameterizedTest
  @MethodSource("wrongFields")
  void refusesAWrongField(String field, String value, String place, String what, String cure)
      throws IOException {
    Map<String, String> fields = fields();
    if (value == null) {
      fields.remove(field);
    } else {
      fields.put(field, value);
    }
    String id = fields.containsKey("id") ? "a-1" : "";
    Path file = write("pack.json", pack(json(fields)));
    assertThat(problems(file))
        .containsExactly(problem("pack.json", id, "/cases/0" + place, what, cure));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Upper", "under_score", "-first", "with space", "é"})
  void refusesAnIdWithOtherCharacters(String id) throws IOException {
    Path file = write("pack.json", pack(caseWith("id", "\"" + id + "\"")));
    assertThat(problems(file))
        .containsExactly(
            problem(
                "pack.json",
                id,
                "/cases/0/id",
                "\"" + id + "\" is no id",
                "use lower-case letters, digits and hyphens only"));
  }

  @Test
  void refusesAnIdOfMoreThanSixtyCharacters() throws Exception {
    String sixty = "a".repeat(60);
    assertThat(
            PackReader.read(write("pack.json", pack(caseWith("id", "\"" + sixty + "\"")))).cases())
        .hasSize(1);
    assertThat(problems(write("pack.json", pack(caseWith("id", "\"" + sixty + "a\"")))))
        .extracting(Problem::pointer)
        .containsExactly("/cases/0/id");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 8, 10})
  void refusesAPackWithAWrongNumberOfRows(int rows) throws IOException {
    String grid =
        Stream.generate(() -> "\".........\"").limit(rows).collect(Collectors.joining(","));
    Path file = write("pack.json", pack(caseWith("grid", "[" + grid + "]")));
    assertThat(problems(file))
        .containsExactly(
            problem(
                "pack.json",
                "a-1",
                "/cases/0/grid",
                "the grid has " + rows + " rows, not 9",
                NINE_ROWS));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"53..7.....\"", "\"53..7...\"", "[5,3,0,0,7,0,0,0]", "\"\"", "[]"})
  void refusesARowWithAWrongNumberOfCells(String row) throws IOException {
    int cells = row.startsWith("\"") ? row.length() - 2 : row.equals("[]") ? 0 : 8;
    Path file = write("pack.json", pack(caseWith("grid", gridWithRow(4, row))));
    assertThat(problems(file))
        .containsExactly(
            problem(
                "pack.json",
                "a-1",
                "/cases/0/grid/4",
                "the row has " + cells + " cells, not 9",
                "write 9 cells"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[0,0,10,0,0,0,0,0,0] | /4/2 | 10 in cell 3",
        "[0,0,0,0,0,0,0,0,-1] | /4/8 | -1 in cell 9",
        "[0,0,0,1.5,0,0,0,0,0] | /4/3 | 1.5 in cell 4",
        "[\"1\",0,0,0,0,0,0,0,0] | /4/0 | \"1\" in cell 1",
        "[null,0,0,0,0,0,0,0,0] | /4/0 | null in cell 1",
        "[4294967297,0,0,0,0,0,0,0,0] | /4/0 | 4294967297 in cell 1",
        "\"..x......\" | /4 | 'x' in cell 3",
        "\"........ \" | /4 | ' ' in cell 9",
        "\"-........\" | /4 | '-' in cell 1"
      })
  void refusesADigitOutOfRange(String row, String place, String cell) throws IOException {
    Path file = write("pack.json", pack(caseWith("grid", gridWithRow(4, row))));
    assertThat(problems(file))
        .containsExactly(
            problem(
                "pack.json",
                "a-1",
                "/cases/0/grid" + place,
                cell + " is not a digit of the board",
                DIGITS));
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "\"53..7....\"", "{\"row\": 1}", "81"})
  void refusesAGridThatIsNoArray(String grid) throws IOException {
    assertThat(problems(write("pack.json", pack(caseWith("grid", grid)))))
        .extracting(Problem::subject, Problem::pointer, Problem::cure)
        .containsExactly(tuple("case a-1", "/cases/0/grid", NINE_ROWS));
  }

  @ParameterizedTest
  @CsvSource({
    "titel, title",
    "point, points",
    "Expect, expect",
    "hnit, hint",
    "visability, visibility",
    "tag, tags"
  })
  void asksWhetherAMistypedFieldWasMeant(String field, String meant) throws IOException {
    assertThat(problems(write("pack.json", pack(caseWith(field, "1")))))
        .containsExactly(
            problem(
                "pack.json",
                "a-1",
                "/cases/0/" + field,
                "unknown field \"" + field + "\"",
                "did you mean \"" + meant + "\"?"));
  }

  @ParameterizedTest
  @CsvSource({"gird, grid", "hin, hint", "pints, points"})
  void asksForTheNearestFieldWhereSeveralAreNear(String field, String meant) throws IOException {
    assertThat(problems(write("pack.json", pack(caseWith(field, "1")))))
        .extracting(Problem::cure)
        .containsExactly("did you mean \"" + meant + "\"?");
  }

  @Test
  void listsTheFieldsWhereAnUnknownOneIsLikeNoneOfThem() throws IOException {
    assertThat(problems(write("pack.json", pack(caseWith("solution", "[]")))))
        .containsExactly(
            problem(
                "pack.json",
                "a-1",
                "/cases/0/solution",
                "unknown field \"solution\"",
                "the fields are id, title, grid, expect, points, visibility, feedback, tags, hint"));
  }

  @Test
  void escapesTheNameOfAFieldInThePointer() throws IOException {
    assertThat(problems(write("pack.json", pack(caseWith("grid/~rows", "[]")))))
        .extracting(Problem::pointer)
        .containsExactly("/cases/0/grid~1~0rows");
  }

  @Test
  void refusesAnUnknownFieldOfThePack() throws IOException {
    String text = "{\"asignment\": \"solve\", " + pack(json(fields())).substring(1);
    assertThat(problems(write("pack.json", text)))
        .containsExactly(
            problem(
                "pack.json",
                "",
                "/asignment",
                "unknown field \"asignment\"",
                "did you mean \"assignment\"?"));
  }

  @Test
  void refusesAnotherAssignment() throws IOException {
    Path file = write("pack.json", pack(json(fields())).replace("\"solve\"", "\"count\""));
    assertThat(problems(file))
        .containsExactly(
            problem(
                "pack.json",
                "",
                "/assignment",
                "\"count\" is not one of the choices",
                "write \"solve\" or \"evenodd\""));
  }

  @Test
  void readsMarksOfEvenOddCases() throws Exception {
    Pack pack = PackReader.read(write("pack.json", evenOdd(MARKS)));

    assertThat(pack.assignment().word()).isEqualTo("evenodd");
    Marks marks = CaseBoards.question(pack.cases().get(0)).puzzle().marks();
    assertThat(marks.toString()).startsWith("e..o.....\n");
    assertThat(PackWriter.text(pack.assignment(), pack.cases())).contains("\"e..o.....\"");
  }

  @Test
  void saysWhatIsWrongWithMarks() throws IOException {
    assertThat(problems(write("pack.json", evenOdd(MARKS.replace("e..o", "x..o")))))
        .containsExactly(
            problem(
                "pack.json",
                "a-1",
                "/cases/0/marks/0",
                "'x' in cell 1 is not a mark",
                "write e for even, o for odd, and . for neither"));
    assertThat(problems(write("pack.json", evenOdd(MARKS.replace("e..o", "e.o")))))
        .containsExactly(
            problem(
                "pack.json",
                "a-1",
                "/cases/0/marks/0",
                "the row has 8 cells, not 9",
                "write 9 cells"));
    assertThat(problems(write("pack.json", evenOdd("[\"e........\"]"))))
        .containsExactly(
            problem(
                "pack.json",
                "a-1",
                "/cases/0/marks",
                "there are 1 rows of marks, not 9",
                "write 9 rows, such as \"e..o.....\""));
    assertThat(problems(write("pack.json", pack(json(withMarks(MARKS))))))
        .extracting(Problem::what)
        .containsExactly("unknown field \"marks\"");
  }

  @Test
  void refusesTwoAssignmentsInOneFolder() throws IOException {
    write("1.json", pack(json(fields())));
    Map<String, String> other = withMarks(MARKS);
    other.put("id", "\"a-2\"");
    write("2.json", pack(json(other)).replace("\"solve\"", "\"evenodd\""));

    assertThat(problems(folder))
        .containsExactly(
            problem(
                "2.json",
                "",
                "/assignment",
                "the file is for \"evenodd\", but %s is for \"solve\""
                    .formatted(folder.resolve("1.json")),
                "keep the packs of each assignment in a folder of their own"));
  }

  private static final String MARKS = "[\"e..o.....\"" + ", \".........\"".repeat(8) + "]";

  private static String evenOdd(String marks) {
    return pack(json(withMarks(marks))).replace("\"solve\"", "\"evenodd\"");
  }

  private static Map<String, String> withMarks(String marks) {
    Map<String, String> fields = new LinkedHashMap<>(fields());
    fields.put("marks", marks);
    return fields;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"assignment\": \"solve\", \"cases\": []}",
        "{\"assignment\": \"solve\"}",
        "{\"assignment\": \"solve\", \"cases\": {}}",
        "{\"assignment\": \"solve\", \"cases\": null}"
      })
  void refusesAPackWithNoCases(String text) throws IOException {
    assertThat(problems(write("pack.json", text)))
        .containsExactly(
            problem(
                "pack.json",
                "",
                "/cases",
                "must be an array of 1 to 1000 cases",
                "write \"cases\": [ { … }, … ]"));
  }

  @Test
  void refusesMoreThanAThousandCases() throws Exception {
    String[] cases =
        IntStream.range(0, 1001)
            .mapToObj(i -> caseWith("id", "\"c-" + i + "\""))
            .toArray(String[]::new);
    assertThat(problems(write("pack.json", pack(cases))))
        .extracting(Problem::what)
        .containsExactly("must be an array of 1 to 1000 cases");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  \n", "[]", "null", "\"solve\"", "42"})
  void refusesAFileThatIsNoJsonObject(String text) throws IOException {
    assertThat(problems(write("pack.json", text)))
        .containsExactly(
            problem(
                "pack.json",
                "",
                "",
                "a pack is a JSON object",
                "write { \"assignment\": \"solve\", \"cases\": [ … ] }"));
  }

  @Test
  void refusesACaseThatIsNoJsonObject() throws IOException {
    assertThat(problems(write("pack.json", pack(json(fields()), "\"53..7....\""))))
        .containsExactly(
            problem(
                "pack.json",
                "",
                "/cases/1",
                "a case is a JSON object",
                "write { \"id\": …, \"title\": …, \"grid\": …, … }"));
  }

  @Test
  void tellsLineAndColumnWhereTheTextIsNoJson() throws IOException {
    Path file = write("broken.json", "{ \"assignment\": \"solve\",\n  \"cases\": [ } ] }\n");
    assertNotJson(file, "line 2, column 14");
  }

  @Test
  void tellsWhereAFileWasCutShort() throws IOException {
    assertNotJson(write("broken.json", "{ \"assignment\": \"solve\",\n"), "line 2, column 1");
  }

  @Test
  void refusesAFieldSaidTwice() throws IOException {
    Path file = write("broken.json", "{ \"assignment\": \"solve\",\n\"assignment\": \"solve\" }");
    assertThat(assertNotJson(file, "line 2, column 13").what()).contains("\"assignment\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "{}", "]", ","})
  void refusesAnythingAfterThePack(String garbage) throws IOException {
    Path file = write("broken.json", pack(json(fields())) + "\n" + garbage);
    assertThat(problems(file)).hasSize(1);
    assertThat(problems(file).get(0).pointer()).startsWith("line 2, column ");
    assertThat(problems(file).get(0).what()).startsWith("not valid JSON: ");
  }

  @Test
  void refusesBytesThatAreNoText() throws IOException {
    Path file = folder.resolve("broken.json");
    Files.write(file, new byte[] {'{', '\n', '"', (byte) 0xFF, '"', ':', '1', '}'});
    assertThat(problems(file)).hasSize(1);
    assertThat(problems(file).get(0).pointer()).startsWith("line 2, column ");
  }

  @Test
  void refusesJsonThatIsNestedTooDeeply() throws IOException {
    Path file = write("broken.json", "[".repeat(5_000) + "]".repeat(5_000));
    assertThat(problems(file)).hasSize(1);
    assertThat(problems(file).get(0).file()).endsWith("broken.json");
  }

  @Test
  void refusesTagsInAnObject() throws IOException {
    assertThat(problems(write("pack.json", pack(caseWith("tags", "{\"easy\": true}")))))
        .containsExactly(
            problem(
                "pack.json",
                "a-1",
                "/cases/0/tags",
                "must be an array of texts",
                "write \"tags\": [\"easy\"]"));
  }

  @Test
  void refusesAFileOfMoreThanSixteenMebibytes() throws IOException {
    Path file = folder.resolve("huge.json");
    try (RandomAccessFile random = new RandomAccessFile(file.toFile(), "rw")) {
      random.setLength((16 << 20) + 1);
    }
    List<Problem> problems = problems(file);
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0).file()).endsWith("huge.json");
    assertThat(problems.get(0).what()).isEqualTo("the file is larger than 16 MiB");
    assertThat(problems.get(0).cure()).isEqualTo("split it, or give another file");
  }

  @Test
  void refusesAnIdUsedTwiceInAFile() throws IOException {
    Path file = write("pack.json", pack(json(fields()), caseWith("title", "\"Another\"")));
    assertThat(problems(file))
        .containsExactly(
            problem(
                "pack.json",
                "a-1",
                "/cases/1/id",
                "the id is used twice, first in " + folder.resolve("pack.json"),
                "give each case an id of its own"));
  }

  @Test
  void refusesAnIdUsedInTwoFiles() throws IOException {
    write("1.json", pack(json(fields())));
    write("2.json", pack(caseWith("id", "\"b\""), json(fields())));
    assertThat(problems(folder))
        .containsExactly(
            problem(
                "2.json",
                "a-1",
                "/cases/1/id",
                "the id is used twice, first in " + folder.resolve("1.json"),
                "give each case an id of its own"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "README.md", "pack.schema.json"})
  void refusesAFolderThatHoldsNoPack(String other) throws IOException {
    if (!other.isEmpty()) {
      write(other, "{}");
    }
    assertThat(problems(folder))
        .containsExactly(
            new Problem(
                folder.toString(),
                "",
                "",
                "the folder holds no *.json or *.sealed file",
                "give the folder that holds the packs"));
  }

  @Test
  void refusesAPathWhereNothingIs() {
    Path missing = folder.resolve("nowhere.json");
    assertThat(problems(missing))
        .containsExactly(
            new Problem(
                missing.toString(),
                "",
                "",
                "there is no such file or folder",
                "give a pack file, or a folder of them"));
  }

  @Test
  void tellsEveryProblemOfEveryFileAtOnce() throws IOException {
    Map<String, String> bad = fields();
    bad.put("points", "0");
    bad.put("expect", "\"maybe\"");
    bad.put("grid", gridWithRow(8, "\"x.......x\""));
    write("1.json", pack(json(bad), caseWith("id", "\"b\"").replace("A title", "")));
    write("2.json", "{");
    write("3.json", pack(caseWith("id", "\"c\"")));
    write("4.json", pack(caseWith("visibility", "1").replace("a-1", "d")));
    assertThat(problems(folder))
        .extracting(problem -> Path.of(problem.file()).getFileName() + " " + problem.pointer())
        .containsExactly(
            "1.json /cases/0/grid/8",
            "1.json /cases/0/grid/8",
            "1.json /cases/0/expect",
            "1.json /cases/0/points",
            "1.json /cases/1/title",
            "2.json line 1, column 2",
            "4.json /cases/0/visibility");
  }

  @Test
  void returnsNothingOfAFolderWithOneBrokenFile() throws IOException {
    write("1.json", pack(json(fields())));
    write("2.json", pack(caseWith("points", "0").replace("a-1", "b")));
    assertThat(problems(folder))
        .extracting(Problem::file)
        .containsExactly(folder.resolve("2.json").toString());
  }

  @Test
  void saysFilePlaceCaseFaultAndCureInItsMessage() throws IOException {
    write("1.json", pack(caseWith("expect", "\"maybe\"")));
    write("2.json", "{}");
    BrokenPackException broken =
        catchThrowableOfType(BrokenPackException.class, () -> PackReader.read(folder));
    assertThat(broken.getMessage().replace(folder + File.separator, ""))
        .isEqualTo(
            """
            1.json: /cases/0/expect (case a-1): "maybe" is not one of the choices
                Fix: write "solvable" or "unsolvable"
            2.json: /assignment: the field is missing
                Fix: write "solve" or "evenodd"
            2.json: /cases: must be an array of 1 to 1000 cases
                Fix: write "cases": [ { … }, … ]""");
  }

  @Test
  void hashesTheBytesOfTheFile() throws Exception {
    String text = pack(json(fields()));
    Pack pack = PackReader.read(write("pack.json", text));
    byte[] digest =
        MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    assertThat(pack.sha256()).isEqualTo(HexFormat.of().formatHex(digest));
  }

  @Test
  void hashesAnotherValueWhenAnyFileChanges() throws Exception {
    write("1.json", pack(json(fields())));
    write("2.json", pack(caseWith("id", "\"b\"")));
    String before = PackReader.read(folder).sha256();
    assertThat(PackReader.read(folder).sha256()).isEqualTo(before);
    write("2.json", pack(caseWith("id", "\"b\"")) + "\n");
    String second = PackReader.read(folder).sha256();
    write("1.json", pack(caseWith("points", "3")));
    assertThat(List.of(before, second, PackReader.read(folder).sha256())).doesNotHaveDuplicates();
  }

  private static Problem assertNotJson(Path file, String place) {
    List<Problem> problems = problems(file);
    assertThat(problems).hasSize(1);
    Problem problem = problems.get(0);
    assertThat(problem.file()).endsWith("broken.json");
    assertThat(problem.pointer()).isEqualTo(place);
    assertThat(problem.what()).startsWith("not valid JSON: ");
    assertThat(problem.cure()).isEqualTo("correct the JSON here (often a missing or extra comma)");
    return problem;
  }

  private static List<Problem> problems(Path path) {
    BrokenPackException broken =
        catchThrowableOfType(BrokenPackException.class, () -> PackReader.read(path));
    assertThat(broken).isNotNull();
    return broken.problems();
  }

  private Problem problem(String name, String caseId, String pointer, String what, String cure) {
    String subject = caseId.isEmpty() ? "" : "case " + caseId;
    return new Problem(folder.resolve(name).toString(), subject, pointer, what, cure);
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static String pack(String... cases) {
    return "{\"assignment\": \"solve\", \"cases\": [" + String.join(", ", cases) + "]}";
  }

  private static String caseWith(String field, String value) {
    Map<String, String> fields = fields();
    fields.put(field, value);
    return json(fields);
  }

  private static String json(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(field -> "\"" + field.getKey() + "\": " + field.getValue())
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private static String gridWithRow(int index, String row) {
    return IntStream.range(0, 9)
        .mapToObj(i -> i == index ? row : "\".........\"")
        .collect(Collectors.joining(",", "[", "]"));
  }

  /** A case as good as any, its values as JSON. */
  private static Map<String, String> fields() {
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("id", "\"a-1\"");
    fields.put("title", "\"A title\"");
    fields.put(
        "grid",
        Stream.of(
                "53..7....",
                "6..195...",
                ".98....6.",
                "8...6...3",
                "4..8.3..1",
                "7...2...6",
                ".6....28.",
                "...419..5",
                "....8..79")
            .collect(Collectors.joining("\", \"", "[\"", "\"]")));
    fields.put("expect", "\"solvable\"");
    fields.put("points", "2");
    fields.put("visibility", "\"public\"");
    return fields;
  }
}
