package gridmark.count;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Digits that are candidates of just the same cells are interchangeable: renaming one to the other
 * turns solutions into solutions. The digits of a board fall into classes of such digits.
 */
final class DigitClasses {

  /** The digits, from 0, class by class, ascending in each. */
  final int[] order;

  /** The class of each digit; classes are counted from 0. */
  final int[] classOf;

  /** Where each class ends in {@link #order}. */
  private final int[] ends;

  private DigitClasses(List<List<Integer>> classes, int size) {
    order = classes.stream().flatMap(List::stream).mapToInt(Integer::intValue).toArray();
    classOf = new int[size];
    ends = new int[classes.size()];
    int end = 0;
    for (int i = 0; i < ends.length; i++) {
      end += classes.get(i).size();
      ends[i] = end;
      for (int digit : classes.get(i)) {
        classOf[digit] = i;
      }
    }
  }

  /** The classes of so many digits, by the candidates of the cells that matter. */
  static DigitClasses of(int size, int[] candidates) {
    Map<List<Integer>, List<Integer>> byCells = new LinkedHashMap<>();
    for (int digit = 0; digit < size; digit++) {
      List<Integer> cells = new ArrayList<>();
      for (int cell = 0; cell < candidates.length; cell++) {
        if ((candidates[cell] >>> digit & 1) != 0) {
          cells.add(cell);
        }
      }
      byCells.computeIfAbsent(cells, key -> new ArrayList<>()).add(digit);
    }
    return new DigitClasses(List.copyOf(byCells.values()), size);
  }

  /** Whether no two digits are interchangeable. */
  boolean areSingle() {
    return ends.length == order.length;
  }

  /** Brings values of the digits into class order, ascending within each class. */
  void sortWithin(long[] values) {
    long[] given = values.clone();
    int start = 0;
    for (int end : ends) {
      for (int i = start; i < end; i++) {
        long value = given[order[i]];
        int place = i;
        while (place > start && values[place - 1] > value) {
          values[place] = values[place - 1];
          place--;
        }
        values[place] = value;
      }
      start = end;
    }
  }
}
