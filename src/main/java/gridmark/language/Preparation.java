package gridmark.language;

import java.util.List;

/** What became of a submission before anything of it ran. */
public sealed interface Preparation {

  /** For the student: what deviates and was accepted, or what is wrong. */
  List<String> notes();

  /** It can be run. */
  record Ready(Program program) implements Preparation {
    @Override
    public List<String> notes() {
      return program.notes();
    }
  }

  /**
   * It cannot be run.
   *
   * @param compileErrors none unless the reason is that
   */
  record Rejected(Reason reason, List<CompileError> compileErrors, List<String> notes)
      implements Preparation {}

  /** Why a submission cannot be run. */
  enum Reason {
    COMPILE_ERROR,
    NO_SOLVER,
    WRONG_INTERFACE,
    /** The compile server, not the submission, is at fault. */
    GRADER_ERROR
  }
}
