package gridmark.grader.pack;

import gridmark.board.SeededRandom;
import gridmark.files.Sha256;
import java.util.Comparator;
import java.util.List;

/**
 * Disguises hidden puzzles, for each seed in another way, so that nobody gains by knowing them by
 * heart. Public cases stay as students know them. A disguised puzzle has as many solutions as
 * before and catches the same mistakes.
 *
 * @param seed the same seed gives the same disguise and the same order, for ever
 */
public record Disguise(long seed) {

  /** The cases, with the hidden ones in disguise. */
  public List<TestCase> of(List<TestCase> cases) {
    return cases.stream().map(each -> each.isHidden() ? disguised(each) : each).toList();
  }

  /**
   * The order to ask cases in: public ones first, as they are, then the hidden ones as it is drawn,
   * so that nobody can count which is which.
   */
  public List<TestCase> order(List<TestCase> cases) {
    Comparator<TestCase> order = Comparator.comparing(TestCase::isHidden);
    return cases.stream().sorted(order.thenComparing(this::lot)).toList();
  }

  /**
   * A submission can show in which order it was asked: that must not lead back to the seed, as
   * random numbers would.
   */
  private String lot(TestCase testCase) {
    return testCase.isHidden() ? Sha256.of("order", Long.toString(seed), testCase.id()) : "";
  }

  /** Random numbers for what else is asked of a submission. */
  public SeededRandom random(String purpose) {
    return new SeededRandom(
        Long.parseUnsignedLong(Sha256.of(purpose, Long.toString(seed)).substring(0, 16), 16));
  }

  /** Every case draws from a stream of its own: more cases in the pack do not change this one. */
  private TestCase disguised(TestCase hidden) {
    SeededRandom random = SeededRandom.of(seed, hidden.id());
    return hidden.asking(hidden.question().disguised(random, hidden.tags()));
  }
}
