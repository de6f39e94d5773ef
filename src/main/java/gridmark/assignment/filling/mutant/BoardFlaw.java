package gridmark.assignment.filling.mutant;

import gridmark.assignment.Flaw;

/** What is wrong with a mutant that fills boards. */
enum BoardFlaw implements Flaw {
  ROW_RULE("rows may hold a digit twice"),
  COLUMN_RULE("columns may hold a digit twice"),
  BLOCK_RULE("blocks may hold a digit twice"),
  SEVERAL_RULES("several kinds of unit may hold a digit twice"),
  CELL_RULE("cells may stay without a digit"),
  GIVENS("givens are not kept"),
  PARITY_IGNORED("marks, even and odd, are not obeyed"),
  PARITY_SWAPPED("even and odd are taken for each other"),
  TRANSPOSED("rows and columns are taken for each other"),
  OFF_BY_ONE("digits are one too high or too low"),
  SHIFTED("right digits stand in wrong cells"),
  ALWAYS_ZEROS("every puzzle, or nearly, is called unsolvable"),
  UNSOLVABLE("an unsolvable puzzle is not answered with zeros"),
  STATE("an answer depends on the puzzles before it"),
  RANDOM("the same puzzle is answered now right, now wrong"),
  HARD_CODED("only known puzzles are answered"),
  NONE("nothing: it is right, though made differently");

  private final String meaning;

  BoardFlaw(String meaning) {
    this.meaning = meaning;
  }

  @Override
  public String meaning() {
    return meaning;
  }

  @Override
  public boolean isNone() {
    return this == NONE;
  }

  @Override
  public boolean hasMemory() {
    return this == STATE || this == RANDOM;
  }
}
