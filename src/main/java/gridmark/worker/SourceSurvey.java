package gridmark.worker;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * What a source file declares and imports, read from its parse tree: escapes and comments cannot
 * hide anything from it.
 *
 * @param types the qualified names of its top-level types
 * @param methods the names of the methods that these declare
 */
record SourceSurvey(
    SourceText source,
    String packageName,
    Set<String> types,
    Set<String> methods,
    List<String> imports,
    boolean isModuleDeclaration) {

  /**
   * Packages whose classes the sandbox takes from us; a submission's would be confused with them.
   */
  private static final List<String> RESERVED =
      List.of("gridmark", "org.sat4j", "java", "javax", "jdk", "org.junit");

  private static final Pattern JUNIT_IMPORT =
      Pattern.compile("(?m)^\\s*import\\s+(static\\s+)?(org\\.junit|junit\\.framework)\\.[^;]*;");

  static SourceSurvey of(SourceText source, CompilationUnitTree unit) {
    String packageName = unit.getPackageName() == null ? "" : unit.getPackageName().toString();
    Set<String> types = new TreeSet<>();
    Set<String> methods = new TreeSet<>();
    for (Tree declared : unit.getTypeDecls()) {
      if (declared instanceof ClassTree type) {
        types.add(qualified(packageName, type.getSimpleName().toString()));
        type.getMembers().stream()
            .filter(MethodTree.class::isInstance)
            .forEach(member -> methods.add(((MethodTree) member).getName().toString()));
      }
    }
    List<String> imports =
        unit.getImports().stream().map(tree -> tree.getQualifiedIdentifier().toString()).toList();
    return new SourceSurvey(source, packageName, types, methods, imports, unit.getModule() != null);
  }

  private static String qualified(String packageName, String simpleName) {
    return packageName.isEmpty() ? simpleName : packageName + "." + simpleName;
  }

  String qualified(String simpleName) {
    return qualified(packageName, simpleName);
  }

  boolean isReserved() {
    return RESERVED.stream()
        .anyMatch(name -> packageName.equals(name) || packageName.startsWith(name + "."));
  }

  String refusal() {
    String cure = " is reserved: move the class to a package of your own, or to none";
    return CompileServer.error(source.index(), 0, "package " + packageName + cure);
  }

  /** Whether it is a copy of what the student jar holds: handed out as sources, it comes back. */
  boolean isCopyOf(Api api) {
    return packageName.equals(Api.PACKAGE) && api.types().containsAll(types);
  }

  boolean usesJUnit() {
    return imports.stream()
        .anyMatch(name -> name.startsWith("org.junit.") || name.startsWith("junit.framework."));
  }

  /**
   * The same file with JUnit's imports blanked out, so that every other place stays where it is.
   */
  SourceSurvey withoutJUnitImports() {
    String text =
        JUNIT_IMPORT.matcher(text()).replaceAll(match -> match.group().replaceAll("\\S", " "));
    SourceText blanked = new SourceText(source.index(), source.path(), text);
    return new SourceSurvey(blanked, packageName, types, methods, List.of(), isModuleDeclaration);
  }

  /** Whether it declares nothing but something by the name of one of these. */
  boolean declaresOnlyOneOf(Set<String> simpleNames) {
    return types.size() == 1
        && simpleNames.stream().anyMatch(name -> types.contains(qualified(name)));
  }

  /** Whether it declares a class of that name, in whatever package. */
  boolean declares(String simpleName) {
    return types.contains(qualified(simpleName));
  }

  /** Whether the solver may be in it, by name or by what can be called. */
  boolean mayBe(Wanted wanted) {
    return declares(wanted.className()) || methods.contains(wanted.methodName());
  }

  boolean mentions(String word) {
    return text().contains(word);
  }

  /** Whether one of the others is the same text, down to its package. */
  boolean repeats(List<SourceSurvey> others) {
    return others.stream().anyMatch(other -> other.text().equals(text()));
  }

  private String text() {
    return source.getCharContent(true).toString();
  }
}
