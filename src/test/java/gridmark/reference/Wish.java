package gridmark.reference;

import gridmark.board.BoxShape;
import gridmark.reference.Generator.GeneratedPuzzle;
import gridmark.reference.Generator.PuzzleNotFoundException;
import gridmark.reference.PuzzleRequest.Kind;
import java.util.Optional;
import java.util.OptionalInt;

/** A request for a puzzle, put together wish by wish. */
record Wish(PuzzleRequest request) {

  static Wish unique(BoxShape shape) {
    return counted(shape, 1);
  }

  static Wish counted(BoxShape shape, int solutions) {
    return plain(shape, Kind.SOLVABLE, solutions);
  }

  static Wish clash(BoxShape shape) {
    return plain(shape, Kind.CLASH, 0);
  }

  static Wish contradiction(BoxShape shape) {
    return plain(shape, Kind.CONTRADICTION, 0);
  }

  private static Wish plain(BoxShape shape, Kind kind, int solutions) {
    return new Wish(
        new PuzzleRequest(
            shape, kind, solutions, OptionalInt.empty(), 0, false, Optional.empty(), 200));
  }

  static GeneratedPuzzle generate(Wish wish, long seed) throws PuzzleNotFoundException {
    return Generator.generate(wish.request, seed);
  }

  Kind kind() {
    return request.kind();
  }

  Wish withGivens(int number) {
    return with(OptionalInt.of(number), request.marks(), request.minimal(), request.tries());
  }

  Wish withMarks(int number) {
    return with(request.givens(), number, request.minimal(), request.tries());
  }

  Wish withMinimal(boolean wanted) {
    return with(request.givens(), request.marks(), wanted, request.tries());
  }

  Wish withTries(int number) {
    return with(request.givens(), request.marks(), request.minimal(), number);
  }

  private Wish with(OptionalInt givens, int marks, boolean minimal, int tries) {
    return new Wish(
        new PuzzleRequest(
            request.shape(),
            request.kind(),
            request.solutions(),
            givens,
            marks,
            minimal,
            request.difficulty(),
            tries));
  }

  Wish withDifficulty(Difficulty wanted) {
    return new Wish(
        new PuzzleRequest(
            request.shape(),
            request.kind(),
            request.solutions(),
            request.givens(),
            request.marks(),
            request.minimal(),
            Optional.of(wanted),
            request.tries()));
  }

  @Override
  public String toString() {
    return request.toString();
  }
}
