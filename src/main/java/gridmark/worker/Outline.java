package gridmark.worker;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Describes the classes of a submission by what can be called in them, without loading any: the
 * grader chooses the solver from these lines, and quotes from them when there is none.
 */
final class Outline {

  private final Elements elements;
  private final Types types;
  private final TypeMirror grid;
  private final TypeMirror solverInterface;

  Outline(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
    this.grid = types.getArrayType(types.getArrayType(types.getPrimitiveType(TypeKind.INT)));
    this.solverInterface = elements.getTypeElement("gridmark.api.AbstractSudokuSolver").asType();
  }

  /** The lines for a class and the classes inside it; none for interfaces and the like. */
  List<String> of(Element element) {
    List<String> lines = new ArrayList<>();
    if (element instanceof TypeElement type) {
      if (type.getKind() == ElementKind.CLASS || type.getKind() == ElementKind.RECORD) {
        lines.addAll(describe(type));
      }
      ElementFilter.typesIn(type.getEnclosedElements()).forEach(nested -> lines.addAll(of(nested)));
    }
    return lines;
  }

  private List<String> describe(TypeElement type) {
    List<String> lines = new ArrayList<>();
    List<ExecutableElement> constructors = ElementFilter.constructorsIn(type.getEnclosedElements());
    lines.add(
        Wire.line(
            Wire.TYPE,
            Wire.encode(elements.getBinaryName(type).toString()),
            flag(type.getModifiers().contains(Modifier.PUBLIC)),
            flag(type.getNestingKind() == NestingKind.MEMBER),
            flag(type.getModifiers().contains(Modifier.ABSTRACT)),
            flag(isInner(type)),
            flag(types.isSubtype(types.erasure(type.asType()), solverInterface)),
            flag(
                constructors.stream()
                    .anyMatch(constructor -> constructor.getParameters().isEmpty()))));
    constructors.forEach(
        constructor ->
            lines.add(Wire.line(Wire.CONSTRUCTOR, Wire.encode(signature(type, constructor)))));
    for (ExecutableElement method : ElementFilter.methodsIn(elements.getAllMembers(type))) {
      if (isOfInterest(method)) {
        lines.add(
            Wire.line(
                Wire.METHOD,
                flag(isWanted(method)),
                flag(method.getModifiers().contains(Modifier.STATIC)),
                Wire.encode(signature(type, method))));
      }
    }
    return lines;
  }

  private static boolean isInner(TypeElement type) {
    return type.getNestingKind() == NestingKind.MEMBER
        && !type.getModifiers().contains(Modifier.STATIC);
  }

  private boolean isOfInterest(ExecutableElement method) {
    return method.getSimpleName().toString().toLowerCase(Locale.ROOT).contains("solve")
        || types.isSameType(method.getReturnType(), grid);
  }

  private boolean isWanted(ExecutableElement method) {
    return method.getSimpleName().contentEquals("solve")
        && !method.getModifiers().contains(Modifier.PRIVATE)
        && !method.getModifiers().contains(Modifier.ABSTRACT)
        && types.isSameType(method.getReturnType(), grid)
        && method.getParameters().size() == 1
        && types.isSameType(method.getParameters().get(0).asType(), grid);
  }

  private static String signature(TypeElement type, ExecutableElement executable) {
    StringBuilder text = new StringBuilder();
    executable.getModifiers().forEach(modifier -> text.append(modifier).append(' '));
    if (executable.getKind() == ElementKind.CONSTRUCTOR) {
      text.append(type.getSimpleName());
    } else {
      text.append(executable.getReturnType()).append(' ').append(executable.getSimpleName());
    }
    return text.append(parameters(executable)).toString();
  }

  private static String parameters(ExecutableElement executable) {
    return executable.getParameters().stream()
        .map(Outline::parameter)
        .collect(Collectors.joining(", ", "(", ")"));
  }

  private static String parameter(VariableElement parameter) {
    return parameter.asType() + " " + parameter.getSimpleName();
  }

  private static String flag(boolean value) {
    return value ? "1" : "0";
  }
}
