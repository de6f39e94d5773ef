package gridmark.grader.submission;

import java.util.List;
import java.util.Map;

/** What became of a submission before anything of it ran. */
public sealed interface Preparation {

  /** For the student: what deviates and was accepted, or what is wrong. */
  List<String> notes();

  /**
   * It can be run.
   *
   * @param entryClass the class to create for every case
   * @param classFiles all classes by name
   * @param implementsInterface whether that class is an {@code AbstractSudokuSolver}
   */
  record Ready(
      String entryClass,
      Map<String, byte[]> classFiles,
      boolean implementsInterface,
      List<String> notes)
      implements Preparation {

    /** One that implements the interface, as asked. */
    public Ready(String entryClass, Map<String, byte[]> classFiles, List<String> notes) {
      this(entryClass, classFiles, true, notes);
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
