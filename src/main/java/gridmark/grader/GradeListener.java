package gridmark.grader;

import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import java.util.List;

/** Follows a submission on its way through the grader. */
public interface GradeListener {

  /** Does not care. */
  GradeListener NONE = new GradeListener() {};

  /** The submission is compiled, then these cases are run in this order. */
  default void begins(List<TestCase> cases) {}

  /** The next of them is done. */
  default void ran(CaseRun run) {}
}
