package gridmark.assignment.filling.mutant;

import gridmark.assignment.Flaw;
import gridmark.assignment.Mutant;
import gridmark.assignment.Proof;
import gridmark.assignment.Question;
import gridmark.assignment.Yardstick;
import gridmark.assignment.filling.FillingQuestion;
import gridmark.board.Puzzle;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * All mutants that fill boards, and the proofs of what boards expect.
 *
 * @param hasParity whether marks are asked: then there are mutants for these too, and all others
 *     obey them
 */
public record BoardMutants(boolean hasParity) implements Yardstick {

  @Override
  public Proof prove(Question question) {
    return new Prover((FillingQuestion) question).prove();
  }

  @Override
  public List<Mutant> mutants(List<Question> known) {
    List<Puzzle> puzzles =
        known.stream().map(question -> ((FillingQuestion) question).puzzle()).toList();
    return Stream.of(
            RuleMutants.all(),
            GivenMutants.all(),
            hasParity ? ParityMutants.wrong() : Stream.<Mutant>empty(),
            AnswerMutants.all(),
            UnsolvableMutants.all(),
            Stream.of(
                mutant(
                        BoardFlaw.ALWAYS_ZEROS,
                        "zeros-always",
                        () -> (sudoku, parity) -> Boards.zeros(sudoku))
                    .differs("Every puzzle is answered with zeros.")),
            StateMutants.all(),
            new TableMutants(puzzles).all(),
            EquivalentMutants.all(),
            hasParity ? ParityMutants.equivalent() : Stream.<Mutant>empty())
        .flatMap(mutants -> mutants)
        .toList();
  }

  @Override
  public List<Flaw> flaws() {
    return List.of(BoardFlaw.values());
  }

  /** A mutant, but for the sentence that says how it differs. */
  interface Unworded {
    Mutant differs(String difference);
  }

  static Unworded mutant(Flaw flaw, String name, Supplier<BoardSolver> maker) {
    return difference -> new Mutant(name, difference, flaw, BoardSolver.program(maker));
  }
}
