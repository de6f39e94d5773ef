package gridmark.classroom.batch;

/** What it took to have a submission done. */
public enum Work {
  /** Nothing has changed since an earlier run: the files are those of that run. */
  KEPT,

  /** What was asked has not changed: all answers were known, the points and reports are new. */
  RESCORED,

  /** Something was run. */
  GRADED
}
