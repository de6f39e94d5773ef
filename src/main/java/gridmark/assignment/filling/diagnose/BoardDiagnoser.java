package gridmark.assignment.filling.diagnose;

import gridmark.assignment.Diagnoser;
import gridmark.assignment.diagnosis.Chance;
import gridmark.assignment.diagnosis.HardCoded;
import gridmark.assignment.diagnosis.SameException;
import gridmark.assignment.diagnosis.Slowness;
import gridmark.assignment.diagnosis.StateLeak;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.assignment.diagnosis.Suspects;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Finds the bugs of programs that fill boards, with marks or without. */
public final class BoardDiagnoser {

  /** Fewer givens leave many solutions; with other digits one of them may be right by chance. */
  private static final int LEAST_GIVENS = 17;

  /** More leave next to nothing to be worked out. */
  private static final int MOST_GIVENS = 60;

  private static final String DISGUISED =
      "as the same puzzle with its digits renamed and its rows and columns in another order";
  private static final String FASTER =
      "Let the SAT solver do the searching: give it the whole puzzle in one formula, once.";
  private static final String SEARCH_FASTER =
      "A search is much faster if it always goes on with the cell in which the fewest digits are still"
          + " possible; a SAT solver is faster still.";

  /** Far more than one finds without meaning to. */
  private static final int VERY_MANY = 500;

  /** What sets slow puzzles apart. */
  private static final List<Slowness.Kind<Sighting>> SLOW =
      List.of(
          new Slowness.Kind<>(
              "whose givens clash",
              Sighting::givensClash,
              "Does your program see that two of the givens clash, before it tries anything?"),
          new Slowness.Kind<>(
              "without a solution",
              each -> !each.isSolvable(),
              FASTER,
              "When your search has tried everything in vain, does your program end, or does it begin again?"),
          new Slowness.Kind<>(
              "with very many solutions",
              each -> Solutions.areAtLeast(VERY_MANY, each.puzzle()),
              "One solution is enough: does your program stop at the first?"));

  private BoardDiagnoser() {}

  /** The one for all of them. */
  public static Diagnoser of() {
    return new Suspects<>(Sighting::new, BoardDiagnoser::given, suspects(DISGUISED));
  }

  private static List<Suspect<Sighting>> suspects(String change) {
    return Stream.of(
            Stream.of(
                new HardCoded<Sighting>(change),
                new Chance<Sighting>(),
                new StateLeak<Sighting>(),
                new PrintedOnly()),
            Slip.all(),
            Misreading.all(),
            WrittenOver.all(),
            Stream.of(BoardRule.ROW, BoardRule.COLUMN, BoardRule.BLOCK).map(MissingRules::of),
            Stream.of(
                Ignored.MARKS,
                Displacement::examine,
                Zeros::missing,
                new SameException<Sighting>(),
                Ignored.GIVENS,
                new DigitsMisread(),
                UnseenGivens::examine,
                new SameAnswer(),
                new SeveralDigits(),
                StoppedShort::stuck,
                StoppedShort::early,
                new WithoutGuess(),
                ThinFormula::clauses,
                ThinFormula::variables,
                CellsWithoutDigit::otherNumbers,
                CellsWithoutDigit::empty,
                MissingRules.of(BoardRule.ROW, BoardRule.COLUMN),
                MissingRules.of(BoardRule.ROW, BoardRule.BLOCK),
                MissingRules.of(BoardRule.COLUMN, BoardRule.BLOCK),
                MissingRules.of(BoardRule.ROW, BoardRule.COLUMN, BoardRule.BLOCK),
                MissingRules.misplaced(BoardRule.ROW),
                MissingRules.misplaced(BoardRule.COLUMN),
                MissingRules.misplaced(BoardRule.BLOCK),
                new WrongShape(),
                Zeros::needless,
                new Slowness<>("puzzles", SLOW, FASTER, SEARCH_FASTER),
                new Misread()))
        .<Suspect<Sighting>>flatMap(suspects -> suspects)
        .toList();
  }

  /** How many givens a puzzle has, if it is one that has to be worked out. */
  private static OptionalInt given(Sighting sighting) {
    int givens = sighting.givens().count();
    return sighting.isSolvable() && givens >= LEAST_GIVENS && givens <= MOST_GIVENS
        ? OptionalInt.of(givens)
        : OptionalInt.empty();
  }
}
