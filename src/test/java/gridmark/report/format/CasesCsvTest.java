package gridmark.report.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import de.siegmar.fastcsv.reader.CsvRecord;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.score.Result;
import gridmark.report.Hostile;
import gridmark.report.Results;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class CasesCsvTest {

  @Test
  void hasARowForEveryCaseHiddenOnesIncluded() {
    int[][] grid = Runs.solution();
    grid[0][2] = 0;

    assertThat(
            CasesCsv.of(
                Results.of(
                    Runs.run(Runs.solvable("c-1"), Runs.rowsReturned(Runs.solution())),
                    Runs.run(Runs.hidden(Runs.solvable("h-1")), Runs.rowsReturned(grid)),
                    Runs.run(Runs.solvable("c-2"), new Outcome.Threw("E", "a, \"b\"", List.of())))))
        .isEqualTo(
            """
            submission,id,title,visibility,verdict,points,maxPoints,cpuMs,wallMs,message\r
            alice,c-1,Title of c-1,public,ACCEPTED,4,4,12,15,\r
            alice,h-1,Title of h-1,hidden,WRONG_ANSWER,1,4,12,15,cell r1c3 was left empty (0)\r
            alice,c-2,Title of c-2,public,CRASHED,0,4,12,15,"solve threw E: a, ""b""\"\r
            """);
  }

  @ParameterizedTest
  @FieldSource("gridmark.report.Hostile#STRINGS")
  void keepsItsColumnsAndHoldsNoFormulaWhateverASubmissionSays(String text) {
    for (Result result : Hostile.results(text)) {
      List<CsvRecord> records = StrictCsv.read(CasesCsv.of(result));
      assertThat(records).hasSize(result.cases().size() + 1);
      assertThat(records)
          .allSatisfy(
              record -> {
                assertThat(record.getFieldCount()).isEqualTo(10);
                assertThat(record.getFields())
                    .noneMatch(cell -> cell.strip().matches("(?s)[=+@\\t\\r-].*"))
                    .noneMatch(cell -> cell.contains("\n") || cell.contains("\r"));
              });
    }
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "=1+1 | '=1+1",
        "+1 | '+1",
        "-1 | '-1",
        "@SUM(1) | '@SUM(1)",
        "`\t=1` | `'\t=1`",
        "`\r=1` | `'\r=1`",
        "`\n=1` | `'\n=1`",
        "` =1` | `' =1`",
        "a=1 | a=1",
        "'a | 'a",
        "`` | ``",
        "` ` | ` `"
      })
  void neutralisesTextThatASpreadsheetTakesForAFormula(String text, String cell) {
    String csv = CsvTable.of(List.of("text"), List.of(List.of(text)));

    assertThat(StrictCsv.read(csv).get(1).getField(0)).isEqualTo(cell);
  }

  @Test
  void leavesNumbersNumbers() {
    String csv =
        CsvTable.of(List.of("a", "b", "c", "d"), List.of(List.of(-1.5, 100.0, -3L, 1.0E-4)));

    assertThat(StrictCsv.read(csv).get(1).getFields())
        .containsExactly("-1.5", "100", "-3", "0.0001");
  }

  @Test
  void refusesARowOfAnotherLength() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CsvTable.of(List.of("a", "b"), List.of(List.of("1"))));
  }
}
