package gridmark.assignment.filling.diagnose;

import gridmark.assignment.DiagnosisCode;

/** The bugs of programs that fill boards. */
public enum BoardBug implements DiagnosisCode {
  MISSING_ROW_RULE(
      "the row rule",
      "miss the row rule",
      "Look at the clauses that say that no row holds a digit twice: are they written for every row,"
          + " every digit and every pair of columns?",
      "Look at where your program makes sure that no row holds a digit twice: does it so for every"
          + " row, every digit and every pair of columns?"),
  MISSING_COLUMN_RULE(
      "the column rule",
      "miss the column rule",
      "Look at the clauses that say that no column holds a digit twice: are they written for every"
          + " column, every digit and every pair of rows?",
      "Look at where your program makes sure that no column holds a digit twice: does it so for"
          + " every column, every digit and every pair of rows?"),
  MISSING_BLOCK_RULE(
      "the block rule",
      "miss the block rule",
      "Look at the clauses that say that no block holds a digit twice: are they written for every"
          + " block, every digit and every pair of its nine cells?",
      "Look at where your program makes sure that no block holds a digit twice: does it so for every"
          + " block, every digit and every pair of its nine cells?"),
  GIVENS_IGNORED(
      "the givens",
      "ignore givens",
      "Look at where the givens become clauses: is there a clause of one variable for every cell"
          + " that is not 0, and is it the variable of that row, that column and that digit?",
      "Look at where your program writes digits into the board: does it leave alone every cell that"
          + " is not 0 in the puzzle?"),
  PARITY_IGNORED(
      "the marks, even and odd",
      "ignore marks",
      "Look at where the marks become clauses: is there a clause of one negated variable for every"
          + " marked cell and every digit that its mark forbids, and is it the variable of that row,"
          + " that column and that digit?",
      "Look at where your program tries digits: does it ask the mark of that row and that column"
          + " every time?"),
  PARITY_SWAPPED(
      "even and odd that are taken for each other",
      "take even for odd",
      "Look at where the marks become clauses: 1 asks for an odd digit and 2 for an even one; which"
          + " digits does your program forbid for each?"),
  EMPTY_CELLS(
      "the cell rule",
      "leave cells empty",
      "Look at the clauses that say that every cell holds a digit: is there one for every cell, with"
          + " the variables of all nine digits in it?",
      "Look at when your program stops: does it check that no cell is left empty?"),
  MISSING_CELL_RULE(
      "cells that hold several digits",
      "let cells hold several digits",
      "Look at the clauses that say that no cell holds two digits: are they written for every cell and"
          + " every pair of digits, the cells of givens too?",
      "Look at where your program notes which digits a cell may hold: is there one left at the end, in"
          + " the cells of givens too?"),
  CLAUSES_LOST(
      "clauses that are missing",
      "lack most clauses",
      "Are there clauses for every rule, and for all pairs that it speaks of? If so, count them where"
          + " they are made and where they are handed to the SAT solver: do some get lost in between,"
          + " in a set or a map that takes them for equal, or in an array that is used again?"),
  NUMBERS_COLLIDE(
      "numbers of variables",
      "give a number to several variables",
      "Work out the numbers of the variables of r1c1 = 9 and r1c2 = 1, of r1c9 = 9 and r2c1 = 1, and"
          + " of r1c2 = 1 and r2c1 = 1: is every number used once? And do all loops come to every row,"
          + " every column and every digit?"),
  SAME_ANSWER(
      "an answer that does not depend on the puzzle",
      "return the same board for all puzzles",
      "Follow one digit of the result to its cell: is the sign of each literal looked at, and is"
          + " everything in the array that you return written anew for every puzzle?",
      "Follow one digit of the result to its cell: is everything in the array that you return written"
          + " anew for every puzzle?"),
  MISREAD_MODEL(
      "how the model becomes the answer",
      "misread the model",
      "Take one solved puzzle, print the true variables of the model, turn three of them into row,"
          + " column and digit by hand, and compare with what your program makes of them.",
      "Print the board at the moment when your program has found a solution, and compare it with what"
          + " solve returns."),
  PRINTED_ONLY(
      "solutions that are printed",
      "print the solution only",
      "What is printed is not judged: return the array with the solution in it."),
  TRANSPOSED(
      "rows and columns that are swapped",
      "swap rows and columns",
      "Follow the cell in row 1, column 2 through your program by hand, from the puzzle to the number"
          + " of a variable and from the model back to the answer: where do row and column change"
          + " places?",
      "Follow the cell in row 1, column 2 through your program by hand, from the puzzle to the answer:"
          + " where do row and column change places?"),
  DIGIT_OFF_BY_ONE(
      "digits that are counted from the wrong number",
      "count digits from the wrong number",
      "Work out by hand the variables of 1 and of 9 in the first cell, and turn their numbers back"
          + " into row, column and digit as your program does: do you get 1 and 9 in the first cell?",
      "Follow the digits 1 and 9 through your program by hand, from the puzzle to its own numbers and"
          + " from these back to the answer: do they come out as 1 and 9?"),
  NOT_DIGITS(
      "numbers that are no digits",
      "answer numbers that are no digits",
      "Look at what your program writes into the answer: the number of a variable stands for a row, a"
          + " column and a digit, and only the digit, 1 to 9, belongs into the cell."),
  SHIFTED(
      "right digits in wrong cells",
      "put right digits into wrong cells",
      "Follow the digit of r2c3 through your program by hand, from the puzzle to the number of a"
          + " variable and from the model back to the answer: where does it come into another cell?",
      "Follow the digit of r2c3 through your program by hand, from where the puzzle is read to where"
          + " the answer is written: where does it come into another cell?"),
  MIXED_UP(
      "row, column and digit that are mixed up",
      "confuse rows or columns or digits",
      "Take one digit in one cell, work out the number of its variable by hand, and turn that number"
          + " back into row, column and digit as your program does: do you get the same three?",
      "Follow one digit of one cell through your program by hand, from the puzzle to the answer: where"
          + " do its row, its column or the digit itself change?"),
  UNSOLVABLE_NOT_ZEROS(
      "puzzles without a solution",
      "mishandle puzzles without a solution",
      "Look at what your program does when the SAT solver finds no model: the assignment asks for"
          + " nine rows of nine zeros, not an exception.",
      "Look at what your program does when it finds no solution: the assignment asks for nine rows"
          + " of nine zeros, not an exception.",
      true),
  ALWAYS_ZEROS(
      "zeros for puzzles that have a solution",
      "answer zeros to every puzzle",
      "Take a puzzle whose solution you know, make the variables of that solution true, and look for"
          + " the clause that they do not satisfy; if they satisfy all, look at how the answer of the"
          + " SAT solver is read.",
      "Take a puzzle whose solution you know and follow your program by hand: where does it turn away"
          + " from that solution, or give up?",
      true),
  TOO_STRICT(
      "zeros for puzzles that have a solution",
      "find no solution where there is one",
      "Take one of these puzzles with its solution, make the variables of that solution true, and"
          + " look for the clause that they do not satisfy: it forbids something that the rules"
          + " allow.",
      "Take one of these puzzles with its solution and follow your program by hand: where does it"
          + " turn away from that solution, or give up?",
      true),
  REFUSES_PUZZLES(
      "puzzles of one kind that are refused",
      "refuse puzzles of one kind",
      "What can end in zeros beside the answer of the SAT solver: a check of your own, a time limit, a"
          + " number of tries, an exception that is caught?",
      "What can end in zeros beside a search that comes to its end: a check of your own, a time limit,"
          + " a number of tries, an exception that is caught?",
      true),
  NO_BACKTRACKING(
      "digits that are never taken back",
      "take no digit back",
      "When no digit fits a cell any more, a digit written before is wrong: does your program take it"
          + " back, empty that cell and try the next one there, again and again? If it does, follow"
          + " it with a puzzle whose solution you know: is the search ended too early, by a number of"
          + " steps or tries, or does a check refuse a digit of that solution?"),
  NO_SEARCH(
      "puzzles that take more than direct steps",
      "stop where no digit follows directly",
      "Where no digit follows directly, one has to be tried and the rest worked out from there. That"
          + " is what a SAT solver does: give it the whole puzzle as one formula."),
  WRONG_SHAPE(
      "answers that are no board",
      "return what is no board",
      "Look at how the array that you return is made: it has nine rows, and each of them nine"
          + " numbers.");

  @SuppressWarnings("ImmutableEnumChecker") // a record of texts
  private final Meaning meaning;

  BoardBug(String theme, String deed, String advice) {
    this(theme, deed, advice, advice);
  }

  BoardBug(String theme, String deed, String advice, String plainAdvice) {
    this(theme, deed, advice, plainAdvice, false);
  }

  BoardBug(
      String theme, String deed, String advice, String plainAdvice, boolean tellsOfSolvability) {
    this.meaning = new Meaning(theme, deed, advice, plainAdvice, tellsOfSolvability);
  }

  @Override
  public Meaning meaning() {
    return meaning;
  }
}
