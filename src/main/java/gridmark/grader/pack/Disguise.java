package gridmark.grader.pack;

import gridmark.board.SeededRandom;
import java.util.List;

/**
 * Disguises hidden puzzles, for each seed in another way, so that nobody gains by knowing them by
 * heart. Public cases stay as students know them. A disguised puzzle has as many solutions as
 * before and catches the same mistakes.
 *
 * @param seed the same seed gives the same disguise, for ever
 */
public record Disguise(long seed) {

  /** The cases, with the hidden ones in disguise. */
  public List<TestCase> of(List<TestCase> cases) {
    return cases.stream().map(each -> each.isHidden() ? disguised(each) : each).toList();
  }

  /** Every case draws from a stream of its own: more cases in the pack do not change this one. */
  private TestCase disguised(TestCase hidden) {
    SeededRandom random = SeededRandom.of(seed, hidden.id());
    return hidden.asking(hidden.question().disguised(random, hidden.tags()));
  }
}
