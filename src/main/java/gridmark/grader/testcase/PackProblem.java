package gridmark.grader.testcase;

/**
 * One thing that is wrong with a pack.
 *
 * @param file the file it is in
 * @param caseId the case it is in, or empty
 * @param pointer the JSON pointer of the place, or line and column where the text is not JSON; or
 *     empty
 * @param what what is wrong
 * @param cure how to mend it
 */
public record PackProblem(String file, String caseId, String pointer, String what, String cure) {

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(file);
    if (!pointer.isEmpty()) {
      text.append(": ").append(pointer);
    }
    if (!caseId.isEmpty()) {
      text.append(" (case ").append(caseId).append(')');
    }
    return text.append(": ").append(what).append("\n    Cure: ").append(cure).toString();
  }
}
