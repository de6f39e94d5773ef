package gridmark.report.format;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.util.List;

/** Reads a table whose rows must all be of the same length. */
public final class StrictCsv {

  private StrictCsv() {}

  public static List<CsvRecord> read(String csv) {
    return CsvReader.builder()
        .extraFieldStrategy(FieldMismatchStrategy.STRICT)
        .missingFieldStrategy(FieldMismatchStrategy.STRICT)
        .skipEmptyLines(false)
        .ofCsvRecord(csv)
        .stream()
        .toList();
  }
}
