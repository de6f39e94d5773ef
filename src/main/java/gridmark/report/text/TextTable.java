package gridmark.report.text;

import java.util.List;

/** Lines of columns, each as wide as it needs to be. */
public final class TextTable {

  private static final String GAP = "  ";

  private TextTable() {}

  /** The lines; the last column is not filled up with blanks. */
  public static String of(List<List<String>> rows) {
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        line.append(GAP).append(row.get(column));
        line.append(" ".repeat(width(rows, column) - row.get(column).length()));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private static int width(List<List<String>> rows, int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}
