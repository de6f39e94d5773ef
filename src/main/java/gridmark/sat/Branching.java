package gridmark.sat;

import java.util.List;

/**
 * Chooses what to guess: a literal of the shortest open clause, that is, of those in which no
 * literal holds yet. Of few literals one is guessed right soon, and a wrong guess leaves the clause
 * still shorter. Counting in how many of the shortest clauses a literal occurs, as the rule called
 * MOM does, saves hardly a guess on Sudoku and costs more than it brings.
 */
final class Branching {

  /** After unit propagation no open clause is shorter. */
  private static final int SHORTEST = 2;

  private final int variables;
  private final List<int[]> clauses;
  private final Trail trail;

  /** The clauses may be added to until the first choice. */
  Branching(int variables, List<int[]> clauses, Trail trail) {
    this.variables = variables;
    this.clauses = clauses;
    this.trail = trail;
  }

  /** The literal to guess next, or 0 when nothing is left to guess. */
  int choose() {
    int[] best = null;
    int shortest = Integer.MAX_VALUE;
    for (int i = 0; i < clauses.size() && shortest > SHORTEST; i++) {
      int length = openLength(clauses.get(i), shortest);
      if (length < shortest) {
        best = clauses.get(i);
        shortest = length;
      }
    }
    return best == null ? firstFreeVariable() : firstFreeOf(best);
  }

  /** How many literals are free, counted up to a limit; the limit if one of them holds. */
  private int openLength(int[] clause, int limit) {
    int free = 0;
    for (int i = 0; i < clause.length && free < limit; i++) {
      if (trail.isTrue(clause[i])) {
        return limit;
      }
      free += trail.isFree(clause[i]) ? 1 : 0;
    }
    return free;
  }

  private int firstFreeOf(int[] clause) {
    int i = 0;
    while (!trail.isFree(clause[i])) {
      i++;
    }
    return clause[i];
  }

  /** Once only clauses of two literals are open, one guess is as good as another. */
  private int firstFreeVariable() {
    int variable = 1;
    while (variable <= variables && !trail.isFree(variable)) {
      variable++;
    }
    return variable <= variables ? -variable : 0;
  }
}
