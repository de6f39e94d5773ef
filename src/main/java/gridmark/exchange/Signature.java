package gridmark.exchange;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What can be called in a submission. An assignment says it, a language looks for it; this is all
 * they know of each other.
 *
 * @param className of the class that students write, as the assignment's description has it
 * @param interfaceName of the interface that it is to implement, without a package
 * @param result what it gives back
 * @param promise what it gives back, for people: "the solved grid, or all zeros when …"
 */
public record Signature(
    String className,
    String interfaceName,
    String methodName,
    List<Parameter> parameters,
    Type result,
    String promise) {

  /** What it is given. */
  public record Parameter(String name, Type type) {}

  public Signature {
    parameters = List.copyOf(parameters);
    if (parameters.isEmpty()) {
      throw new IllegalArgumentException("a program is asked something: " + className);
    }
  }

  /** The types of the parameters, in order. */
  public List<Type> parameterTypes() {
    return parameters.stream().map(Parameter::type).toList();
  }

  /** As in "SudokuSolver.solve: GRID -> GRID". */
  @Override
  public String toString() {
    return "%s.%s: %s -> %s"
        .formatted(
            className,
            methodName,
            parameters.stream().map(each -> each.type().name()).collect(Collectors.joining(", ")),
            result);
  }
}
