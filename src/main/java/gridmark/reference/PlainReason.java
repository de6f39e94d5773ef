package gridmark.reference;

import java.util.List;

/**
 * A reason that one sees at a glance why a puzzle has no solution.
 *
 * @param facts that make it, in order
 * @param claim what is wrong, in which cell or unit: the same for reasons that differ only in which
 *     of too many facts they name
 * @param detail what names the facts, to be put behind the claim; may be empty
 */
record PlainReason(List<Fact> facts, String claim, String detail) {

  /** How many facts a text names at most, where it need not name them. */
  static final int MOST_NAMED = 6;

  PlainReason {
    facts = facts.stream().distinct().sorted(Fact.ORDER).toList();
  }

  /** What is wrong and where, without a full stop. */
  String text() {
    return claim + detail;
  }
}
