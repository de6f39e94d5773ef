package gridmark.classroom.report;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvRecord;
import gridmark.assignment.filling.diagnose.BoardBug;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.Gradebooks;
import gridmark.classroom.roll.Student;
import gridmark.grader.score.Status;
import gridmark.report.format.StrictCsv;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class GradebookCsvTest {

  @Test
  void hasARowForEverybodyAndNoTimes() {
    Gradebook gradebook =
        Gradebooks.of(
            2,
            Gradebooks.ran("ada", "ok ok"),
            Gradebooks.ran(
                "bob", "ok x", BoardBug.MISSING_BLOCK_RULE, BoardBug.UNSOLVABLE_NOT_ZEROS),
            Gradebooks.stopped("cem", Status.COMPILE_ERROR, 2),
            Gradebooks.stopped("dan", Status.GRADER_ERROR, 2),
            Gradebooks.unreadable("eve", "it is no zip, ask again"),
            Entry.absent(new Student("s7", "Fäy", "fay@example.org")));

    assertThat(GradebookCsv.of(gradebook))
        .isEqualTo(
            """
            id,name,email,submission,outcome,score,max_score,diagnosis,remarks\r
            ,ada,,ada,ACCEPTED,2,2,,\r
            ,bob,,bob,WRONG_ANSWER,1,2,MISSING_BLOCK_RULE,\r
            ,cem,,cem,COMPILE_ERROR,0,2,,\r
            ,dan,,dan,GRADER_ERROR,,,,\r
            ,eve,,eve,NOT_GRADED,,,,"it is no zip, ask again"\r
            s7,Fäy,fay@example.org,,NOTHING,,,,\r
            """);
  }

  @ParameterizedTest
  @FieldSource("gridmark.report.Hostile#STRINGS")
  void keepsItsColumnsAndHoldsNoFormulaWhateverSomebodyIsCalled(String text) {
    List<CsvRecord> records = StrictCsv.read(GradebookCsv.of(HostileClass.of(text)));

    assertThat(records).hasSize(HostileClass.of(text).entries().size() + 1);
    assertThat(records)
        .allSatisfy(
            record ->
                assertThat(record.getFields())
                    .hasSize(9)
                    .noneMatch(cell -> cell.strip().matches("(?s)[=+@\\t\\r-].*"))
                    .noneMatch(cell -> cell.contains("\n") || cell.contains("\r")));
  }
}
