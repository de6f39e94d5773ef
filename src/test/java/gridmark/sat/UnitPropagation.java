package gridmark.sat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Unit propagation in its plainest form, as a second opinion: all clauses again and again. */
final class UnitPropagation {

  private final Set<Integer> held = new HashSet<>();
  private boolean contradicted;

  UnitPropagation(Cnf formula, int... assumptions) {
    IntStream.of(assumptions).forEach(held::add);
    int before = -1;
    while (before != held.size()) {
      before = held.size();
      for (int i = 0; i < formula.clauses(); i++) {
        int[] left = left(formula.clause(i));
        if (left != null && left.length == 1) {
          held.add(left[0]);
        }
        contradicted |= left != null && left.length == 0;
      }
    }
  }

  boolean contradicted() {
    return contradicted;
  }

  boolean holds(int literal) {
    return held.contains(literal);
  }

  /** What is left of a formula's clauses that do not hold. */
  List<int[]> left(Cnf formula) {
    List<int[]> clauses = new ArrayList<>();
    for (int i = 0; i < formula.clauses(); i++) {
      int[] left = left(formula.clause(i));
      if (left != null) {
        clauses.add(left);
      }
    }
    return clauses;
  }

  /** The literals of a clause that are not false, null if one holds. */
  private int[] left(int[] clause) {
    int[] left = new int[clause.length];
    int count = 0;
    for (int literal : clause) {
      if (held.contains(literal)) {
        return null;
      }
      if (!held.contains(-literal)) {
        left[count++] = literal;
      }
    }
    return Arrays.copyOf(left, count);
  }
}
