package gridmark.sat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

/**
 * The algorithm of Davis, Putnam, Logemann and Loveland: guess a literal, follow its consequences,
 * and where they break a clause, take the last guess back and hold its opposite.
 *
 * <ul>
 *   <li><em>Unit propagation.</em> A clause with all literals false but one makes that one true. To
 *       notice it, watch two literals of the clause that are not false. Only when one of the two
 *       becomes false is the clause looked at: it then watches another literal, or there is none
 *       and it is a unit. Taking guesses back cannot spoil a watch. Clauses of two literals need
 *       none: each literal has a list of those it implies.
 *   <li><em>Backtracking.</em> A guess is a place on the {@link Trail}, and is taken back by
 *       cutting the trail there. The opposite of a refuted guess is not a guess: it follows from
 *       those before it.
 *   <li>{@link Branching} chooses what to guess.
 * </ul>
 *
 * <p>Literals are signed numbers, as in DIMACS; arrays over literals are indexed by {@link #at}.
 */
final class Dpll implements Session {

  private final int variables;

  /** The clauses of three literals or more; each watches its first two. */
  private final List<int[]> clauses = new ArrayList<>();

  /** For each literal, those it implies: this is where clauses of two literals are. */
  private final Implied[] implied;

  /** For each literal, the clauses that watch it. */
  private final Watchers[] watchers;

  private final Trail trail;

  /** Up to where the consequences of the trail have been followed. */
  private int followed;

  /** The places of the guesses on the trail. */
  private final int[] guesses;

  private int guessCount;
  private final Branching branching;

  /** Whether the formula is broken without any guess. */
  private boolean contradicts;

  Dpll(Cnf formula) {
    variables = formula.variables();
    implied = new Implied[2 * variables + 1];
    watchers = new Watchers[2 * variables + 1];
    Arrays.setAll(implied, literal -> new Implied());
    Arrays.setAll(watchers, literal -> new Watchers());
    trail = new Trail(variables);
    guesses = new int[variables];
    branching = new Branching(variables, clauses, trail);
    for (int i = 0; i < formula.clauses(); i++) {
      load(formula.clause(i));
    }
    contradicts |= !propagate();
  }

  private void load(int[] clause) {
    switch (clause.length) {
      case 0 -> contradicts = true;
      case 1 -> contradicts |= !trail.hold(clause[0]);
      case 2 -> {
        implied[at(-clause[0])].add(clause[1]);
        implied[at(-clause[1])].add(clause[0]);
      }
      default -> {
        clauses.add(clause);
        watchers[at(clause[0])].add(clause);
        watchers[at(clause[1])].add(clause);
      }
    }
  }

  @Override
  public Optional<Model> solve(int... assumptions) {
    int start = trail.length();
    try {
      boolean possible = !contradicts && IntStream.of(assumptions).allMatch(trail::hold);
      return possible && search() ? Optional.of(trail.model()) : Optional.empty();
    } finally {
      guessCount = 0;
      cut(start);
    }
  }

  private boolean search() {
    while (true) {
      if (propagate()) {
        int literal = branching.choose();
        if (literal == 0) {
          return true;
        }
        guess(literal);
      } else if (guessCount > 0) {
        refuteLastGuess();
      } else {
        return false;
      }
    }
  }

  private void guess(int literal) {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted while solving");
    }
    guesses[guessCount++] = trail.length();
    trail.hold(literal);
  }

  private void refuteLastGuess() {
    int place = guesses[--guessCount];
    int literal = trail.at(place);
    cut(place);
    trail.hold(-literal);
  }

  private void cut(int place) {
    trail.cut(place);
    followed = place;
  }

  /** Follows the trail to its last consequence; false if a clause is broken on the way. */
  private boolean propagate() {
    while (followed < trail.length()) {
      int literal = trail.at(followed++);
      if (!holdImplied(literal) || !visitWatchers(-literal)) {
        return false;
      }
    }
    return true;
  }

  private boolean holdImplied(int literal) {
    Implied consequences = implied[at(literal)];
    for (int i = 0; i < consequences.count; i++) {
      if (!trail.hold(consequences.literals[i])) {
        return false;
      }
    }
    return true;
  }

  /** Looks at the clauses that watch a literal which has become false. */
  private boolean visitWatchers(int falseLiteral) {
    Watchers visited = watchers[at(falseLiteral)];
    for (int i = visited.count - 1; i >= 0; i--) {
      int[] clause = visited.clauses[i];
      if (clause[0] == falseLiteral) {
        swap(clause, 0, 1);
      }
      if (trail.isTrue(clause[0])) {
        continue;
      }
      if (watchAnother(clause)) {
        visited.remove(i);
      } else if (!trail.hold(clause[0])) {
        return false;
      }
    }
    return true;
  }

  /** Watches, in place of the second literal, one that is not false; false if there is none. */
  private boolean watchAnother(int[] clause) {
    for (int i = 2; i < clause.length; i++) {
      if (!trail.isFalse(clause[i])) {
        swap(clause, 1, i);
        watchers[at(clause[1])].add(clause);
        return true;
      }
    }
    return false;
  }

  private int at(int literal) {
    return variables + literal;
  }

  private static void swap(int[] clause, int i, int j) {
    int literal = clause[i];
    clause[i] = clause[j];
    clause[j] = literal;
  }

  /** The literals that one literal implies. */
  private static final class Implied {
    private int[] literals = new int[4];
    private int count;

    void add(int literal) {
      if (count == literals.length) {
        literals = Arrays.copyOf(literals, 2 * count);
      }
      literals[count++] = literal;
    }
  }

  /** The clauses that watch one literal. */
  private static final class Watchers {
    private int[][] clauses = new int[4][];
    private int count;

    void add(int[] clause) {
      if (count == clauses.length) {
        clauses = Arrays.copyOf(clauses, 2 * count);
      }
      clauses[count++] = clause;
    }

    /** Puts the last clause in the place of this one: going down the list, it was visited. */
    void remove(int index) {
      clauses[index] = clauses[--count];
    }
  }

  /**
   * Chooses what to guess: a literal of the shortest open clause, that is, of those in which no
   * literal holds yet. Of few literals one is guessed right soon, and a wrong guess leaves the
   * clause still shorter. Counting in how many of the shortest clauses a literal occurs, as the
   * rule called MOM does, saves hardly a guess on Sudoku and costs more than it brings.
   */
  static final class Branching {

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
}
