package gridmark.grader.submission;

import gridmark.grader.submission.Preparation.Reason;
import gridmark.grader.submission.StudentType.StudentMethod;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Chooses the class to run by what can be called: {@code SudokuSolver} before others, classes that
 * implement the interface before those that merely have the method. A tie is told, not guessed.
 */
final class SolverFinder {

  static final String WANTED = "public int[][] solve(int[][] sudoku)";

  private static final String CLASSIC_NAME = "SudokuSolver";

  /** The outcome: a class to run, or why there is none. */
  sealed interface Choice {
    record Found(String className, boolean implementsInterface, List<String> notes)
        implements Choice {}

    record None(Reason reason, String sentence) implements Choice {}
  }

  private SolverFinder() {}

  static Choice choose(List<StudentType> types) {
    List<StudentType> runnable = types.stream().filter(StudentType::canBeRun).toList();
    if (runnable.isEmpty()) {
      return explain(types);
    }
    int best = runnable.stream().mapToInt(SolverFinder::rank).min().getAsInt();
    List<StudentType> first = runnable.stream().filter(type -> rank(type) == best).toList();
    if (first.size() > 1) {
      return new Choice.None(
          Reason.NO_SOLVER,
          "%d classes could be the solver: %s. Hand in one of them only, or name just that one %s."
              .formatted(first.size(), names(first), CLASSIC_NAME));
    }
    List<String> notes = notes(first.get(0), runnable);
    int helpers = types.size() - runnable.size();
    if (helpers > 0) {
      notes.add(
          helpers
              + (helpers == 1 ? " helper class" : " helper classes")
              + " came with it: accepted.");
    }
    StudentType chosen = first.get(0);
    return new Choice.Found(chosen.name(), chosen.implementsInterface(), notes);
  }

  /** Lower is better. */
  private static int rank(StudentType type) {
    int rank = type.simpleName().equals(CLASSIC_NAME) ? 0 : 4;
    rank += type.implementsInterface() ? 0 : 2;
    return rank + (type.isNested() ? 1 : 0);
  }

  private static List<String> notes(StudentType chosen, List<StudentType> runnable) {
    List<String> notes = new ArrayList<>();
    String name = chosen.simpleName();
    if (!name.equals(CLASSIC_NAME)) {
      notes.add("The class is named %s, not %s: accepted.".formatted(name, CLASSIC_NAME));
    }
    if (chosen.name().contains(".")) {
      notes.add(
          "The class is in package %s: accepted."
              .formatted(chosen.name().replaceFirst("\\.[^.]*$", "")));
    }
    if (!chosen.implementsInterface()) {
      notes.add(
          "%s does not implement AbstractSudokuSolver, but has the method: accepted."
              .formatted(name));
    }
    if (!chosen.isPublic()) {
      notes.add("The class %s is not public: accepted.".formatted(name));
    }
    if (chosen.hasStaticSolve()) {
      notes.add("The method solve is static: accepted.");
    }
    if (runnable.size() > 1) {
      String others = names(runnable.stream().filter(type -> !type.equals(chosen)).toList());
      notes.add("Graded is %s; %s could be run too and was not.".formatted(chosen.name(), others));
    }
    return notes;
  }

  private static String names(List<StudentType> types) {
    return types.stream().map(StudentType::name).collect(Collectors.joining(", "));
  }

  private static Choice explain(List<StudentType> types) {
    return types.stream()
        .filter(
            type -> type.declaresSolve() || !type.methods().isEmpty() || type.implementsInterface())
        .min(Comparator.comparingInt(SolverFinder::rank))
        .map(type -> (Choice) new Choice.None(Reason.WRONG_INTERFACE, whatIsWrong(type)))
        .orElseGet(() -> new Choice.None(Reason.NO_SOLVER, nothingThere(types)));
  }

  private static String nothingThere(List<StudentType> types) {
    String seen =
        types.isEmpty()
            ? "there is no class in it that could be created"
            : "its classes are " + names(types);
    return "No class has a method solve: %s. Wanted is a class %s with %s."
        .formatted(seen, CLASSIC_NAME, WANTED);
  }

  private static String whatIsWrong(StudentType type) {
    String name = type.simpleName();
    if (type.isAbstract()) {
      return "%s is abstract and cannot be created: wanted is a class with %s."
          .formatted(name, WANTED);
    }
    if (type.declaresSolve() && type.isInner()) {
      return "%s is an inner class and cannot be created by itself: make it static, or give it a file of its own."
          .formatted(name);
    }
    if (type.declaresSolve()) {
      return "%s can only be created with arguments, by %s: wanted is a constructor without any, as in %s()."
          .formatted(name, String.join(" or ", type.constructors()), name);
    }
    StudentMethod closest =
        type.methods().stream()
            .min(Comparator.comparingInt(method -> method.signature().contains(" solve(") ? 0 : 1))
            .orElseThrow();
    return "%s has %s; wanted is %s, which returns the solved grid, or all zeros when there is no solution."
        .formatted(name, closest.signature(), WANTED);
  }
}
