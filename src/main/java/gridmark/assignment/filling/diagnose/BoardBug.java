package gridmark.assignment.filling.diagnose;

import gridmark.assignment.DiagnosisCode;

/** The bugs of programs that fill boards. */
public enum BoardBug implements DiagnosisCode {
  MISSING_ROW_RULE(
      "the row rule",
      "miss the row rule",
      "Look at the clauses that say that no row holds a digit twice: are they written for every row,"
          + " every digit and every pair of columns?"),
  MISSING_COLUMN_RULE(
      "the column rule",
      "miss the column rule",
      "Look at the clauses that say that no column holds a digit twice: are they written for every"
          + " column, every digit and every pair of rows?"),
  MISSING_BLOCK_RULE(
      "the block rule",
      "miss the block rule",
      "Look at the clauses that say that no block holds a digit twice: are they written for every"
          + " block, every digit and every pair of its nine cells?"),
  GIVENS_IGNORED(
      "the givens",
      "ignore givens",
      "Look at where the givens become clauses: is there a clause of one variable for every cell"
          + " that is not 0, and is it the variable of that row, that column and that digit?"),
  PARITY_IGNORED(
      "the marks, even and odd",
      "ignore marks",
      "Look at where the marks become clauses: is there a clause of one negated variable for every"
          + " marked cell and every digit that its mark forbids, and is it the variable of that row,"
          + " that column and that digit?"),
  PARITY_SWAPPED(
      "even and odd that are taken for each other",
      "take even for odd",
      "Look at where the marks become clauses: 1 asks for an odd digit and 2 for an even one; which"
          + " digits does your program forbid for each?"),
  EMPTY_CELLS(
      "the cell rule",
      "leave cells empty",
      "Look at the clauses that say that every cell holds a digit: is there one for every cell, with"
          + " the variables of all nine digits in it?"),
  TRANSPOSED(
      "rows and columns that are swapped",
      "swap rows and columns",
      "Follow the cell in row 1, column 2 through your program by hand, from the puzzle to the number"
          + " of a variable and from the model back to the answer: where do row and column change"
          + " places?"),
  DIGIT_OFF_BY_ONE(
      "digits that are counted from the wrong number",
      "count digits from the wrong number",
      "Work out by hand the variables of 1 and of 9 in the first cell, and turn their numbers back"
          + " into row, column and digit as your program does: do you get 1 and 9 in the first cell?"),
  NOT_DIGITS(
      "numbers that are no digits",
      "answer numbers that are no digits",
      "Look at what your program writes into the answer: the number of a variable stands for a row, a"
          + " column and a digit, and only the digit, 1 to 9, belongs into the cell."),
  SHIFTED(
      "right digits in wrong cells",
      "put right digits into wrong cells",
      "Work out by hand the variables of the first cell and of the last, and turn their numbers back"
          + " into row and column as your program does: do you arrive where you started?"),
  UNSOLVABLE_NOT_ZEROS(
      "puzzles without a solution",
      "mishandle puzzles without a solution",
      "Look at what your program does when the SAT solver finds no model: the assignment asks for"
          + " nine rows of nine zeros, and for no exception.",
      true),
  ALWAYS_ZEROS(
      "zeros for puzzles that have a solution",
      "answer zeros to every puzzle",
      "Take a puzzle whose solution you know, make the variables of that solution true, and look for"
          + " the clause that they do not satisfy; if they satisfy all, look at how the answer of the"
          + " SAT solver is read.",
      true),
  TOO_STRICT(
      "zeros for puzzles that have a solution",
      "find no solution where there is one",
      "Take one of these puzzles with its solution, make the variables of that solution true, and"
          + " look for the clause that they do not satisfy: it forbids something that the rules"
          + " allow.",
      true),
  WRONG_SHAPE(
      "answers that are no board",
      "return what is no board",
      "Look at how the array that you return is made: it has nine rows, and each of them nine"
          + " numbers.");

  @SuppressWarnings("ImmutableEnumChecker") // a record of texts
  private final Meaning meaning;

  BoardBug(String theme, String deed, String advice) {
    this(theme, deed, advice, false);
  }

  BoardBug(String theme, String deed, String advice, boolean tellsOfSolvability) {
    this.meaning = new Meaning(theme, deed, advice, tellsOfSolvability);
  }

  @Override
  public Meaning meaning() {
    return meaning;
  }
}
