package gridmark.reference;

/**
 * Why a try to make a puzzle failed, and what one can ask for instead. In the order in which a try
 * is checked: the later, the nearer it came.
 */
enum Shortfall {
  OTHER_NUMBER_OF_SOLUTIONS("ask for another number of solutions"),
  NOT_PROVED_MINIMAL("searches were too long to prove it; ask for a smaller board"),
  IDLE_MARKS("the marks changed nothing; ask for more marks or fewer givens"),
  NO_CLASH("ask for more givens"),
  NO_CONTRADICTION("every wrong given could be seen without search; ask for a larger board"),
  TOO_MANY_GIVENS("ask for more givens"),
  TOO_FEW_GIVENS("ask for fewer givens"),
  OTHER_DIFFICULTY("ask for another difficulty or number of givens");

  private final String cure;

  Shortfall(String cure) {
    this.cure = cure;
  }

  String cure() {
    return cure;
  }
}
