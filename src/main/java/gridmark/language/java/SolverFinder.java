package gridmark.language.java;

import gridmark.exchange.Signature;
import gridmark.language.Preparation.Reason;
import gridmark.language.java.StudentType.StudentMethod;
import gridmark.words.Words;
import gridmark.worker.JavaValues;
import gridmark.worker.SetAside;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Chooses the class to run by what can be called: one of the right name before others, classes that
 * implement the interface before those that merely have the method. A tie is told, not guessed.
 */
record SolverFinder(Signature signature) {

  /** The outcome: a class to run, or why there is none. */
  sealed interface Choice {
    record Found(String className, boolean implementsInterface, List<String> notes)
        implements Choice {}

    record None(Reason reason, String sentence) implements Choice {}
  }

  Choice choose(List<StudentType> types) {
    List<StudentType> runnable = types.stream().filter(StudentType::canBeRun).toList();
    if (runnable.isEmpty()) {
      return explain(types);
    }
    int best = runnable.stream().mapToInt(this::rank).min().getAsInt();
    List<StudentType> first =
        preferred(runnable.stream().filter(type -> rank(type) == best).toList());
    if (first.size() > 1) {
      return new Choice.None(
          Reason.NO_SOLVER,
          "%d classes could be the solver: %s. Hand in one of them only, or name just that one %s."
              .formatted(first.size(), names(first), signature.className()));
    }
    StudentType chosen = first.get(0);
    List<String> notes = notes(chosen, runnable);
    int helpers = types.size() - runnable.size();
    if (helpers > 0) {
      notes.add(
          Words.counted(helpers, "helper class", "helper classes") + " came with it: accepted.");
    }
    return new Choice.Found(chosen.name(), chosen.implementsInterface(), notes);
  }

  /** Of several that are as good by name and interface, those that were not set aside. */
  private static List<StudentType> preferred(List<StudentType> types) {
    List<StudentType> inUse = types.stream().filter(type -> !SetAside.isSo(type.name())).toList();
    List<StudentType> left = inUse.isEmpty() ? types : inUse;
    List<StudentType> fresh = left.stream().filter(type -> !type.isShared()).toList();
    return fresh.isEmpty() ? left : fresh;
  }

  /** Lower is better. */
  private int rank(StudentType type) {
    int rank = type.simpleName().equals(signature.className()) ? 0 : 4;
    rank += type.implementsInterface() ? 0 : 2;
    return rank + (type.isNested() ? 1 : 0);
  }

  private List<String> notes(StudentType chosen, List<StudentType> runnable) {
    List<String> notes = new ArrayList<>();
    String name = chosen.simpleName();
    if (!name.equals(signature.className())) {
      notes.add("The class is named %s, not %s: accepted.".formatted(name, signature.className()));
    }
    if (chosen.name().contains(".")) {
      notes.add(
          "The class is in package %s: accepted."
              .formatted(chosen.name().replaceFirst("\\.[^.]*$", "")));
    }
    if (!chosen.implementsInterface()) {
      notes.add(
          "%s does not implement %s, but has the method: accepted."
              .formatted(name, signature.interfaceName()));
    }
    if (!chosen.isPublic()) {
      notes.add("The class %s is not public: accepted.".formatted(name));
    }
    if (chosen.isShared() && !chosen.hasStaticMethod()) {
      notes.add("There is one object of %s, and it answers every case: accepted.".formatted(name));
    }
    if (chosen.hasStaticMethod()) {
      notes.add("The method %s is static: accepted.".formatted(signature.methodName()));
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

  private Choice explain(List<StudentType> types) {
    return types.stream()
        .filter(
            type ->
                type.declaresMethod() || !type.methods().isEmpty() || type.implementsInterface())
        .min(Comparator.comparingInt(this::rank))
        .map(type -> (Choice) new Choice.None(Reason.WRONG_INTERFACE, whatIsWrong(type)))
        .orElseGet(() -> new Choice.None(Reason.NO_SOLVER, nothingThere(types)));
  }

  private String nothingThere(List<StudentType> types) {
    String seen =
        types.isEmpty()
            ? "there is no class in it that could be created"
            : "its classes are " + names(types);
    return "No class has a method %s: %s. Wanted is a class %s with %s."
        .formatted(signature.methodName(), seen, signature.className(), wanted());
  }

  private String whatIsWrong(StudentType type) {
    String name = type.simpleName();
    if (type.isAbstract()) {
      return "%s is abstract and cannot be created: wanted is a class with %s."
          .formatted(name, wanted());
    }
    if (type.declaresMethod() && type.isInner()) {
      return "%s is an inner class and cannot be created by itself: make it static, or give it a file of its own."
          .formatted(name);
    }
    if (type.declaresMethod()) {
      return "%s can only be created with arguments, by %s: wanted is a constructor without any, as in %s()."
          .formatted(name, String.join(" or ", type.constructors()), name);
    }
    String call = " %s(".formatted(signature.methodName());
    StudentMethod closest =
        type.methods().stream()
            .min(Comparator.comparingInt(method -> method.signature().contains(call) ? 0 : 1))
            .orElseThrow();
    return type.otherInterface().isEmpty()
        ? "%s has %s; wanted is %s, which returns %s."
            .formatted(name, closest.signature(), wanted(), signature.promise())
        : "%s implements %s, the interface of another assignment, and has %s; wanted here is a class %s with %s, which returns %s. Hand in that one, or this one where it belongs."
            .formatted(
                name,
                type.otherInterface(),
                closest.signature(),
                signature.className(),
                wanted(),
                signature.promise());
  }

  /** The method that is asked for, as a student would write it. */
  private String wanted() {
    String result = JavaValues.type(signature.result()).getTypeName();
    return signature.parameters().stream()
        .map(each -> JavaValues.type(each.type()).getTypeName() + " " + each.name())
        .collect(
            Collectors.joining(", ", "public " + result + " " + signature.methodName() + "(", ")"));
  }
}
