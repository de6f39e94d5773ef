package gridmark.worker;

import gridmark.exchange.Type;
import gridmark.exchange.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Describes the classes of a submission by what can be called in them, without loading any: the
 * grader chooses the solver from these lines, and quotes from them when there is none.
 */
record Outline(Elements elements, Types types, Wanted wanted, Api api) {

  /** How the line of a method begins that can be called as was asked for. */
  static final String WANTED_METHOD = Wire.line(Wire.METHOD, flag(true));

  /** The lines for a class and the classes inside it; none for interfaces that only promise. */
  List<String> of(Element element) {
    List<String> lines = new ArrayList<>();
    if (element instanceof TypeElement type) {
      if (type.getKind().isClass() || hasWanted(type, Modifier.STATIC)) {
        lines.addAll(describe(type));
      }
      ElementFilter.typesIn(type.getEnclosedElements()).forEach(nested -> lines.addAll(of(nested)));
    }
    return lines;
  }

  private List<String> describe(TypeElement type) {
    List<String> lines = new ArrayList<>();
    List<ExecutableElement> constructors = constructors(type);
    Instances instances = instances(type);
    lines.add(
        Wire.line(
            Wire.TYPE,
            Wire.encode(elements.getBinaryName(type).toString()),
            flag(type.getModifiers().contains(Modifier.PUBLIC)),
            flag(type.getNestingKind() == NestingKind.MEMBER),
            flag(type.getModifiers().contains(Modifier.ABSTRACT)),
            flag(isInner(type)),
            flag(isA(type, wanted.interfaceName())),
            instances,
            Wire.encode(otherInterface(type))));
    for (ExecutableElement constructor : constructors) {
      lines.add(Wire.line(Wire.CONSTRUCTOR, Wire.encode(signature(type, constructor))));
    }
    for (ExecutableElement method : methods(type)) {
      if (isOfInterest(method)) {
        lines.add(
            Wire.line(
                Wire.METHOD,
                flag(isWanted(type, method)),
                flag(method.getModifiers().contains(Modifier.STATIC)),
                Wire.encode(signature(type, method))));
      }
    }
    return lines;
  }

  private boolean isA(TypeElement type, String interfaceName) {
    TypeElement ours = elements.getTypeElement(Api.PACKAGE + "." + interfaceName);
    return ours != null && types.isSubtype(types.erasure(type.asType()), ours.asType());
  }

  /** An interface of ours that it implements and nobody asked for; empty if there is none. */
  private String otherInterface(TypeElement type) {
    return api.interfaces().stream()
        .filter(name -> !name.equals(wanted.interfaceName()) && isA(type, name))
        .findFirst()
        .orElse("");
  }

  private static boolean isInner(TypeElement type) {
    return type.getNestingKind() == NestingKind.MEMBER
        && !type.getModifiers().contains(Modifier.STATIC);
  }

  private boolean isOfInterest(ExecutableElement method) {
    String name = method.getSimpleName().toString().toLowerCase(Locale.ROOT);
    return name.contains(wanted.methodName().toLowerCase(Locale.ROOT))
        || isSame(method.getReturnType(), wanted.result());
  }

  private boolean hasWanted(TypeElement type, Modifier modifier) {
    return methods(type).stream()
        .anyMatch(method -> method.getModifiers().contains(modifier) && isWanted(type, method));
  }

  private List<ExecutableElement> methods(TypeElement type) {
    return ElementFilter.methodsIn(elements.getAllMembers(type));
  }

  /** What a generic class says of its T is read as the class that extends it has it. */
  private boolean isWanted(TypeElement type, ExecutableElement method) {
    if (!method.getSimpleName().contentEquals(wanted.methodName())
        || method.getModifiers().contains(Modifier.PRIVATE)
        || isOpen(type, method)) {
      return false;
    }
    ExecutableType here = (ExecutableType) types.asMemberOf((DeclaredType) type.asType(), method);
    return isSame(here.getReturnType(), wanted.result())
        && hasWantedParameters(here.getParameterTypes());
  }

  /** An enum's constants, and what a singleton's class makes, may fill in what it leaves open. */
  private boolean isOpen(TypeElement type, ExecutableElement method) {
    return method.getModifiers().contains(Modifier.ABSTRACT) && instances(type) != Instances.SHARED;
  }

  private boolean hasWantedParameters(List<? extends TypeMirror> given) {
    List<Type> due = wanted.parameters();
    return given.size() == due.size()
        && IntStream.range(0, due.size()).allMatch(i -> isSame(given.get(i), due.get(i)));
  }

  private static List<ExecutableElement> constructors(TypeElement type) {
    return ElementFilter.constructorsIn(type.getEnclosedElements());
  }

  /** The worker creates objects by the same rules; see {@link Callee}. */
  private Instances instances(TypeElement type) {
    if (type.getKind() == ElementKind.ENUM) {
      boolean isEmpty =
          type.getEnclosedElements().stream()
              .noneMatch(member -> member.getKind() == ElementKind.ENUM_CONSTANT);
      return isEmpty ? Instances.NONE : Instances.SHARED;
    }
    List<ExecutableElement> plain =
        constructors(type).stream().filter(each -> each.getParameters().isEmpty()).toList();
    boolean isOpenToAll =
        plain.stream().anyMatch(each -> !each.getModifiers().contains(Modifier.PRIVATE));
    if (!isOpenToAll && type.getKind().isClass() && givesItself(type)) {
      return Instances.SHARED;
    }
    return plain.isEmpty() ? Instances.NONE : Instances.FRESH;
  }

  private boolean givesItself(TypeElement type) {
    return type.getEnclosedElements().stream()
        .filter(member -> member.getModifiers().contains(Modifier.STATIC))
        .filter(member -> !member.getModifiers().contains(Modifier.PRIVATE))
        .anyMatch(member -> isOfType(member, types.erasure(type.asType())));
  }

  /** A field of that type, or a method without arguments that returns one. */
  private boolean isOfType(Element member, TypeMirror type) {
    return member instanceof ExecutableElement method
        ? method.getParameters().isEmpty()
            && types.isSameType(types.erasure(method.getReturnType()), type)
        : member.getKind() == ElementKind.FIELD
            && types.isSameType(types.erasure(member.asType()), type);
  }

  private boolean isSame(TypeMirror mirror, Type type) {
    return types.isSameType(mirror, mirror(JavaValues.type(type)));
  }

  private TypeMirror mirror(Class<?> type) {
    if (type.isArray()) {
      return types.getArrayType(mirror(type.getComponentType()));
    }
    return type == int.class
        ? types.getPrimitiveType(TypeKind.INT)
        : elements.getTypeElement(type.getName()).asType();
  }

  private static String signature(TypeElement type, ExecutableElement executable) {
    StringBuilder text = new StringBuilder();
    executable.getModifiers().forEach(modifier -> text.append(modifier).append(' '));
    if (executable.getKind() == ElementKind.CONSTRUCTOR) {
      text.append(type.getSimpleName());
    } else {
      text.append(executable.getReturnType()).append(' ').append(executable.getSimpleName());
    }
    return executable.getParameters().stream()
        .map(parameter -> parameter.asType() + " " + parameter.getSimpleName())
        .collect(Collectors.joining(", ", text + "(", ")"));
  }

  private static String flag(boolean value) {
    return value ? "1" : "0";
  }
}
