package gridmark.reference;

import gridmark.board.Puzzle;
import gridmark.board.SeededRandom;
import gridmark.reference.Explanation.Conflict;
import gridmark.reference.PlainReasons.PlainReason;
import gridmark.words.Words;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds minimal conflicts of an unsolvable puzzle.
 *
 * <p>First the plain reasons, then sets that are left when facts are dropped one by one in several
 * seeded orders for as long as the rest cannot stand. Each is shrunk with the solver, plain reasons
 * too: that is the proof that it is minimal. At last a smaller one than all these is looked for.
 * Once there is a conflict, all that stops when the searches together get long.
 */
final class Conflicts {

  /** How many orders are tried on boards up to 12x12, and on larger ones. */
  private static final int ORDERS = 10;

  private static final int ORDERS_OF_LARGE = 3;

  /** How many conflicts are given back. */
  private static final int MOST_CONFLICTS = 10;

  /** On larger boards a plain reason is enough: the search for others takes minutes. */
  private static final int LARGEST_SEARCHED = 16;

  private final Puzzle puzzle;
  private final Facts facts;
  private final Trials trials;
  private final SeededRandom random = new SeededRandom(0);
  private final List<BitSet> found = new ArrayList<>();

  private Conflicts(Puzzle puzzle) {
    this.puzzle = puzzle;
    this.facts = new Facts(puzzle);
    this.trials = new Trials(facts);
  }

  /** Explains a puzzle that is known to have no solution. */
  static Explanation.Unsolvable of(Puzzle unsolvable) {
    return new Conflicts(unsolvable).explain();
  }

  private Explanation.Unsolvable explain() {
    findPlain();
    boolean pairs = !found.isEmpty() && found.get(0).cardinality() <= 2;
    boolean small = puzzle.shape().size() <= LARGEST_SEARCHED;
    if (!pairs && (small || found.isEmpty())) {
      findByOrders();
    }
    boolean smallestProved = pairs || (small && findSmallest());
    found.sort(Comparator.comparingInt(BitSet::cardinality));
    return new Explanation.Unsolvable(inWords(), smallestProved);
  }

  private void findPlain() {
    Set<String> claims = new HashSet<>();
    PlainReasons.of(puzzle).stream()
        .filter(reason -> claims.add(reason.claim()))
        .limit(MOST_CONFLICTS)
        .forEach(reason -> shrink(facts.setOf(reason.facts())));
  }

  private void findByOrders() {
    int orders = puzzle.shape().size() <= 12 ? ORDERS : ORDERS_OF_LARGE;
    for (int i = 0; i < orders && (found.isEmpty() || !trials.tired()); i++) {
      shrink(facts.all());
    }
  }

  private void shrink(BitSet set) {
    BitSet conflict = trials.shrink(set, random.order(facts.count()));
    if (!found.contains(conflict)) {
      found.add(conflict);
    }
  }

  /** Whether the smallest conflict is now known. */
  private boolean findSmallest() {
    int smallest = found.stream().mapToInt(BitSet::cardinality).min().orElseThrow();
    Optional<BitSet> smaller = trials.smallerThan(smallest);
    smaller.filter(set -> !set.isEmpty()).ifPresent(found::add);
    return smaller.isPresent();
  }

  /** What was found; of several sets that show the same plain reason only the first. */
  private List<Conflict> inWords() {
    Set<String> claims = new HashSet<>();
    List<Conflict> conflicts = new ArrayList<>();
    for (BitSet set : found) {
      List<PlainReason> plain = PlainReasons.of(facts.only(set));
      if (plain.isEmpty()) {
        conflicts.add(conflict(set, search(set)));
      } else if (claims.add(plain.get(0).claim())) {
        conflicts.add(conflict(set, plain.get(0).text()));
      }
    }
    return conflicts.subList(0, Math.min(MOST_CONFLICTS, conflicts.size()));
  }

  private Conflict conflict(BitSet set, String text) {
    return new Conflict(facts.cells(set, Fact.Kind.GIVEN), facts.cells(set, Fact.Kind.MARK), text);
  }

  private String search(BitSet set) {
    String members =
        set.cardinality() > PlainReason.MOST_NAMED ? counted(set) : Words.list(facts.inWords(set));
    return members + " cannot stand together; it takes search to see it";
  }

  private String counted(BitSet set) {
    int givens = facts.cells(set, Fact.Kind.GIVEN).size();
    int marks = facts.cells(set, Fact.Kind.MARK).size();
    List<String> parts = new ArrayList<>();
    if (givens > 0) {
      parts.add(Words.counted(givens, "given"));
    }
    if (marks > 0) {
      parts.add(Words.counted(marks, "mark"));
    }
    return "these " + String.join(" and ", parts);
  }
}
