package gridmark.report.text;

/** How much a reader at a terminal wants to know. */
public enum Detail {
  /** The score, and why there is none. */
  SCORE,
  /** A long list of failures is cut for a student: the first ones are to be mended first. */
  USUAL,
  /** Every failure, all that was printed, times, and what the grade was made with. */
  ALL
}
