package gridmark.grader.submission;

import java.util.List;

/**
 * A class of a submission as the compiler describes it; nothing is loaded.
 *
 * @param name its binary name
 * @param isPublic declared so
 * @param isNested declared inside another class
 * @param isAbstract cannot be created
 * @param isInner needs an instance of the class around it
 * @param implementsInterface is an {@code AbstractSudokuSolver}
 * @param hasPlainConstructor can be created without arguments
 * @param constructors as declared
 * @param methods those that may have been meant as {@code solve}
 */
record StudentType(
    String name,
    boolean isPublic,
    boolean isNested,
    boolean isAbstract,
    boolean isInner,
    boolean implementsInterface,
    boolean hasPlainConstructor,
    List<String> constructors,
    List<StudentMethod> methods) {

  /**
   * A method as declared.
   *
   * @param isWanted is {@code int[][] solve(int[][])}
   */
  record StudentMethod(boolean isWanted, boolean isStatic, String signature) {}

  String simpleName() {
    return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
  }

  boolean declaresSolve() {
    return methods.stream().anyMatch(StudentMethod::isWanted);
  }

  boolean hasStaticSolve() {
    return methods.stream().anyMatch(method -> method.isWanted() && method.isStatic());
  }

  /** Whether {@code int[][] solve(int[][])} can be called on it. */
  boolean canBeRun() {
    boolean canBeCreated = hasPlainConstructor && !isAbstract && !isInner;
    return declaresSolve() && (canBeCreated || hasStaticSolve());
  }
}
