package gridmark.assignment.filling.diagnose;

/**
 * What all clashes have in common.
 *
 * @param where in words: "always in row 9"
 * @param advice what to look at if this is how much of the rule is missing
 * @param share what part of all clashes would be like this if nothing of the rule were there
 * @param rivals how many patterns of this kind there are
 */
record Pattern(String where, String advice, double share, double rivals) {

  /** Whatever happens by chance only one time in so many. */
  private static final double RARE = Math.log(1000);

  /**
   * How strange a chance it would be if so many clashes were all like this: the logarithm of one
   * time in how many.
   */
  double surprise(int clashes) {
    return -clashes * Math.log(share) - Math.log(rivals);
  }

  boolean isNoChance(int clashes) {
    return surprise(clashes) > RARE;
  }
}
