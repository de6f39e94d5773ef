package gridmark.assignment.filling.diagnose;

import gridmark.board.Cell;
import gridmark.words.Words;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * What mistakes have in common by a number that each has, such as that of its row.
 *
 * @param place what stands before the number: "in row"
 * @param numbers of the mistakes
 */
record InCommon(String place, SortedSet<Integer> numbers) {

  /** Fewer cells lie in one row or one column by chance. */
  private static final int MANY_OF_TWO = 8;

  static <T> InCommon of(String place, List<T> mistakes, Function<T, Integer> number) {
    return new InCommon(place, new TreeSet<>(mistakes.stream().map(number).toList()));
  }

  /** "always in rows 3 and 4", or columns, if there are not more of them. */
  static Optional<String> lines(String preposition, List<Cell> cells, int most) {
    return of(preposition + " row", cells, cell -> cell.row() + 1)
        .always(most)
        .or(() -> of(preposition + " column", cells, cell -> cell.column() + 1).always(most));
  }

  /** "always in row 1 or column 1", if all lie in one or the other. */
  static Optional<String> rowAndColumn(String preposition, List<Cell> cells) {
    List<Integer> columns = cells.stream().map(Cell::column).distinct().toList();
    return cells.stream()
        .map(Cell::row)
        .distinct()
        .flatMap(row -> columns.stream().map(column -> new Cell(row, column)))
        .filter(
            cross ->
                cells.stream()
                    .allMatch(cell -> cell.row() == cross.row() || cell.column() == cross.column()))
        .filter(cross -> cells.size() >= MANY_OF_TWO)
        .findFirst()
        .map(
            cross ->
                "always %s row %d or column %d"
                    .formatted(preposition, cross.row() + 1, cross.column() + 1));
  }

  /** "always in rows 3 and 4", if there are not more of them. */
  Optional<String> always(int most) {
    return numbers.size() <= most ? Optional.of("always " + named(numbers)) : Optional.empty();
  }

  /** "but never in row 3". */
  String never(List<Integer> others) {
    return "but never " + named(others);
  }

  /** The numbers that no mistake has, of as many as there are. */
  List<Integer> others(int size) {
    return IntStream.rangeClosed(1, size).filter(n -> !numbers.contains(n)).boxed().toList();
  }

  private String named(Collection<Integer> some) {
    return place
        + (some.size() == 1 ? " " : "s ")
        + Words.list(some.stream().map(String::valueOf).toList());
  }
}
