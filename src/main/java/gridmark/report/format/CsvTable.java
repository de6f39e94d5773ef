package gridmark.report.format;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import gridmark.words.Words;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * A table as CSV by RFC 4180, for spreadsheets. Numbers stay numbers; text that a spreadsheet would
 * take for a formula gets an apostrophe in front, which makes it text there.
 */
public final class CsvTable {

  private static final String FORMULAS = "=+-@\t\r\n";

  private CsvTable() {}

  /**
   * The text of the file.
   *
   * @param rows cells are numbers or text; each row is as long as the header
   */
  public static String of(List<String> header, List<List<Object>> rows) {
    StringWriter text = new StringWriter();
    try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.CRLF).build(text)) {
      csv.writeRecord(header);
      for (List<Object> row : rows) {
        if (row.size() != header.size()) {
          throw new IllegalArgumentException(row.size() + " cells for " + header);
        }
        csv.writeRecord(row.stream().map(CsvTable::cell).toList());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private static String cell(Object value) {
    if (value instanceof Double points) {
      return Words.plain(points);
    }
    return value instanceof Number ? value.toString() : harmless(value.toString());
  }

  /** Blanks before it do not help a formula everywhere, but in some programs they do not hinder. */
  private static String harmless(String text) {
    String start = text.replaceFirst("^ +", "");
    boolean isFormula = !start.isEmpty() && FORMULAS.indexOf(start.charAt(0)) >= 0;
    return isFormula ? "'" + text : text;
  }
}
