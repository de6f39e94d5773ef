package gridmark.classroom.batch;

import gridmark.classroom.gradebook.Entry;

/** Follows a class on its way through the grader. Its methods are called by several threads. */
public interface BatchListener {

  /** What it took to have a submission done. */
  enum Work {
    /** Nothing has changed since an earlier run: the files are those of that run. */
    KEPT,
    /** What was asked has not changed: all answers were known, the points and reports are new. */
    RESCORED,
    /** Something was run. */
    GRADED
  }

  /**
   * Grading begins.
   *
   * @param submissions how many there are to grade, those included that are done already
   */
  default void begins(int submissions) {}

  /**
   * A submission is done.
   *
   * @param effort what that took
   */
  default void done(Entry entry, Work effort) {}

  /** Something that the instructor should know at once. */
  void remark(String text);
}
