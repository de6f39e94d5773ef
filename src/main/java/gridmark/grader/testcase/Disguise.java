package gridmark.grader.testcase;

import gridmark.board.Grid;
import gridmark.board.SeededRandom;
import gridmark.board.Transform;
import java.util.List;

/**
 * Disguises hidden puzzles, for each seed in another way, so that nobody gains by knowing them by
 * heart. Public cases stay as students know them. A disguised puzzle has as many solutions as
 * before and catches the same mistakes.
 *
 * @param seed the same seed gives the same disguise, for ever
 */
public record Disguise(long seed) {

  /** A case for one of these would turn into a case for the other. */
  private static final List<String> NEVER_TRANSPOSED = List.of("rule:row", "rule:column");

  /** The cases, with the hidden ones in disguise. */
  public List<TestCase> of(List<TestCase> cases) {
    return cases.stream().map(each -> each.isHidden() ? disguised(each) : each).toList();
  }

  /** Every case draws from a stream of its own: more cases in the pack do not change this one. */
  private TestCase disguised(TestCase hidden) {
    Grid puzzle = hidden.puzzle();
    boolean mayTranspose = hidden.tags().stream().noneMatch(NEVER_TRANSPOSED::contains);
    SeededRandom random = SeededRandom.of(seed, hidden.id());
    return hidden.withPuzzle(Transform.random(puzzle.shape(), mayTranspose, random).apply(puzzle));
  }
}
