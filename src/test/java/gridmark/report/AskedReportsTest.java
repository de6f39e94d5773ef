package gridmark.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridmark.files.OutputFolder;
import gridmark.grader.score.Result;
import gridmark.report.format.ResultJson;
import gridmark.report.view.Occasion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AskedReportsTest {

  private static final Occasion OCCASION = new Occasion(Instant.EPOCH, Path.of("alice"), Map.of());

  @TempDir private Path folder;
  private final Result result = Results.of();
  private final List<Path> written = new ArrayList<>();
  private final List<String> failed = new ArrayList<>();

  @Test
  void areAllWrittenBesideTheResult() throws Exception {
    AskedReports reports =
        AskedReports.open(OutputFolder.open(folder), EnumSet.allOf(Report.class));

    reports.write(result, OCCASION, written::add, failed::add);

    assertThat(failed).isEmpty();
    assertThat(written).hasSizeGreaterThan(Report.values().length).allMatch(Files::isRegularFile);
    assertThat(folder.resolve("result.json")).hasContent(ResultJson.of(result));
  }

  @Test
  void areNotStoppedByOneThatCannotBeWritten() throws Exception {
    AskedReports reports =
        AskedReports.open(OutputFolder.open(folder), EnumSet.allOf(Report.class));
    Files.createDirectories(folder.resolve("report.txt/in-the-way"));

    reports.write(result, OCCASION, written::add, failed::add);

    assertThat(failed)
        .singleElement()
        .asString()
        .startsWith(folder.resolve("report.txt") + " cannot be written (")
        .endsWith("; the grade and the other reports are not affected");
    assertThat(written)
        .contains(folder.resolve("result.json"))
        .hasSize((int) EnumSet.allOf(Report.class).stream().mapToLong(r -> r.files().size()).sum());
  }

  @Test
  void doNotHideThatTheResultIsLost() throws Exception {
    AskedReports reports =
        AskedReports.open(OutputFolder.open(folder), EnumSet.noneOf(Report.class));
    Files.createDirectories(folder.resolve("result.json/in-the-way"));

    assertThatThrownBy(() -> reports.write(result, OCCASION, written::add, failed::add))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("result.json cannot be written");
  }
}
