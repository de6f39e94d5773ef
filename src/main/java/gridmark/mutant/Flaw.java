package gridmark.mutant;

/** What is wrong with a mutant, by what a student would have to mend. */
public enum Flaw {
  ROW_RULE("rows may hold a digit twice"),
  COLUMN_RULE("columns may hold a digit twice"),
  BLOCK_RULE("blocks may hold a digit twice"),
  SEVERAL_RULES("several kinds of unit may hold a digit twice"),
  CELL_RULE("cells may stay without a digit"),
  GIVENS("givens are not kept"),
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

  Flaw(String meaning) {
    this.meaning = meaning;
  }

  /** The flaw in words. */
  public String meaning() {
    return meaning;
  }
}
