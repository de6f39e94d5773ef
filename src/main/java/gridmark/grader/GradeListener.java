package gridmark.grader;

import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import java.util.List;

/** Follows a submission on its way through the grader. */
public interface GradeListener {

  /** Does not care. */
  GradeListener NONE =
      new GradeListener() {
        @Override
        public void begins(List<TestCase> cases) {}

        @Override
        public void ran(CaseRun run) {}
      };

  /** The submission is compiled, then these cases are run in this order. */
  void begins(List<TestCase> cases);

  /** The next of them is done. */
  void ran(CaseRun run);
}
