package gridmark.report.view;

/** For whom a report is. */
public enum View {
  /** As much of each case as its feedback level allows; a long list of failures is cut. */
  STUDENT,
  /** Everything. */
  INSTRUCTOR
}
