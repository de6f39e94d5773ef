package gridmark;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import gridmark.api.SatSolver;
import gridmark.board.SeededRandom;
import gridmark.cli.Main;
import gridmark.kit.LeftOut;
import gridmark.reference.HittingSet;
import gridmark.sandbox.Sandbox;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Holds who may import whom. The rules are the table of packages in docs/architecture.md: what it
 * says is what holds, and what holds is what it says.
 */
class ArchitectureTest {

  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("gridmark");

  /** The libraries by the names that the table uses. */
  private static final Map<String, String> LIBRARIES =
      Map.of(
          "sat4j", "org.sat4j..",
          "jackson", "tools.jackson..",
          "jackson annotations", "com.fasterxml.jackson.annotation..",
          "picocli", "picocli..",
          "jmustache", "com.samskivert..",
          "fastcsv", "de.siegmar..",
          "snakeyaml", "org.snakeyaml..",
          "asm", "org.objectweb.asm..",
          "javac", "com.sun.source..");

  private static final Pattern ROW =
      Pattern.compile("\\| `(gridmark[\\w.]*)` \\| ([^|]+) \\| ([^|]*) \\|");

  /**
   * A line of the table.
   *
   * @param uses packages and libraries, or everything
   */
  record Row(String name, String job, Set<String> uses) {

    boolean usesEverything() {
      return uses.contains("everything");
    }

    String[] allowed() {
      return Stream.concat(
              Stream.of("java..", "javax..", name), uses.stream().map(ArchitectureTest::resolved))
          .toArray(String[]::new);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static String resolved(String use) {
    return LIBRARIES.getOrDefault(use, "gridmark." + use);
  }

  static List<Row> table() throws IOException {
    return Files.readAllLines(Repository.root().resolve("docs/architecture.md")).stream()
        .map(ROW::matcher)
        .filter(Matcher::matches)
        .map(
            row ->
                new Row(
                    row.group(1),
                    row.group(2).strip(),
                    Stream.of(row.group(3).split(","))
                        .map(use -> use.replace("`", "").strip())
                        .filter(use -> !use.isEmpty() && !use.equals("–"))
                        .collect(Collectors.toCollection(TreeSet::new))))
        .toList();
  }

  @Test
  void theTableHasEveryPackageOnce() throws IOException {
    Set<String> packages =
        MAIN.stream()
            .map(JavaClass::getPackageName)
            .filter(name -> name.startsWith("gridmark"))
            .collect(Collectors.toCollection(TreeSet::new));

    assertThat(table()).extracting(Row::name).containsExactlyInAnyOrderElementsOf(packages);
    assertThat(table()).extracting(Row::job).doesNotHaveDuplicates();
  }

  @Test
  void theTableNamesWhatThereIs() throws IOException {
    Set<String> names = table().stream().map(Row::name).collect(Collectors.toSet());

    for (Row row : table()) {
      assertThat(row.uses())
          .as(row.name())
          .allMatch(
              use ->
                  use.equals("everything")
                      || LIBRARIES.containsKey(use)
                      || names.contains("gridmark." + use));
    }
  }

  @ParameterizedTest
  @MethodSource("table")
  void usesOnlyWhatItsRowSays(Row row) {
    if (!row.usesEverything()) {
      classes()
          .that()
          .resideInAPackage(row.name())
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(row.allowed())
          .check(MAIN);
    }
  }

  /** Constants leave no trace in class files. */
  @ParameterizedTest
  @MethodSource("table")
  void importsOnlyWhatItsRowSays(Row row) throws IOException {
    assertThat(imports(row))
        .allMatch(
            name -> row.uses().stream().anyMatch(use -> isIn(name, resolved(use))), row.name());
  }

  private static final Pattern IMPORT =
      Pattern.compile("import (?:static )?(gridmark(?:\\.[a-z]\\w*)*)\\..*");

  private static Set<String> imports(Row row) throws IOException {
    Path folder = Repository.root().resolve("src/main/java/" + row.name().replace('.', '/'));
    Set<String> imports = new TreeSet<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        Files.readAllLines(file).stream()
            .map(IMPORT::matcher)
            .filter(Matcher::matches)
            .map(line -> line.group(1))
            .filter(name -> !name.equals(row.name()))
            .forEach(imports::add);
      }
    }
    return imports;
  }

  /** A right that nobody uses is a way in that somebody will. */
  @ParameterizedTest
  @MethodSource("table")
  void needsAllThatItsRowSays(Row row) throws IOException {
    Set<String> used =
        MAIN.stream()
            .filter(each -> each.getPackageName().equals(row.name()))
            .flatMap(each -> each.getDirectDependenciesFromSelf().stream())
            .map(dependency -> dependency.getTargetClass().getPackageName())
            .collect(Collectors.toSet());
    used.addAll(imports(row));

    assertThat(row.uses())
        .filteredOn(use -> !use.equals("everything"))
        .allMatch(use -> used.stream().anyMatch(name -> isIn(name, resolved(use))));
  }

  private static boolean isIn(String name, String pattern) {
    return pattern.endsWith("..")
        ? (name + ".").startsWith(pattern.substring(0, pattern.length() - 1))
        : name.equals(pattern);
  }

  @Test
  void ofTheApiOnlyTheSatSolverNeedsSat4j() {
    noClasses()
        .that()
        .resideInAPackage("gridmark.api")
        .and()
        .doNotBelongToAnyOf(SatSolver.class)
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.sat4j..")
        .check(MAIN);
  }

  /** On the grading line, that is: the engine and the tools are made of boards. */
  @Test
  void onlyAssignmentsKnowBoards() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "gridmark.grader..",
            "gridmark.language..",
            "gridmark.sandbox..",
            "gridmark.report..",
            "gridmark.classroom..",
            "gridmark.practice",
            "gridmark.kit")
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(
                    "gridmark.board", "gridmark.sat", "gridmark.count", "gridmark.reference")
                .and(not(belongToAnyOf(SeededRandom.class, HittingSet.class))))
        .check(MAIN);
  }

  @Test
  void noRoomKnowsItsNeighbour() {
    for (String house : List.of("assignment", "language")) {
      slices()
          .matching("gridmark." + house + ".(*)")
          .namingSlices(house + " $1")
          .should()
          .notDependOnEachOther()
          .ignoreDependency(
              DescribedPredicate.alwaysTrue(),
              resideInAnyPackage("gridmark.assignment.filling", "gridmark.assignment.diagnosis"))
          .check(MAIN);
    }
  }

  @Test
  void onlyTheCatalogueAndTheToolsKnowEachRoom() {
    noClasses()
        .that()
        .resideOutsideOfPackages("gridmark.assignment..", "gridmark.catalogue", "gridmark.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("gridmark.assignment.(*)..")
        .check(MAIN);
  }

  @Test
  void whatStudentsGetOfTheProgramDoesNotNeedWhatTheyDoNot() {
    DescribedPredicate<JavaClass> leftOut =
        DescribedPredicate.describe(
            "are left out of the starter project",
            each -> LeftOut.contains(each.getName().replace('.', '/') + ".class"));
    noClasses()
        .that(not(leftOut))
        .and()
        .resideOutsideOfPackage("gridmark.build")
        .and()
        .haveNameNotMatching(ASKS_WHETHER_IT_IS_THERE)
        .should()
        .dependOnClassesThat(leftOut)
        .check(MAIN);
  }

  /** They ask the engine whether it is here before they call what may not be there. */
  private static final String ASKS_WHETHER_IT_IS_THERE =
      "gridmark\\.cli\\.Main"
          + "|gridmark\\.assignment\\.filling\\.(Lessons|OurEffort|QuickProof|diagnose\\.Solutions)"
          + "|gridmark\\.assignment\\.(solve\\.Solve|evenodd\\.EvenOdd)";

  @Test
  void noPackagesFormACircle() {
    slices().matching("gridmark.(**)").should().beFreeOfCycles().check(MAIN);
  }

  @Test
  void processesAreStartedInTheSandboxOnly() {
    noClasses()
        .that()
        .resideOutsideOfPackage(Sandbox.class.getPackageName())
        .should()
        .dependOnClassesThat(belongToAnyOf(ProcessBuilder.class, Process.class))
        .check(MAIN);
  }

  @Test
  void onlyTheCommandLineAndTheWorkersUseTheStandardStreams() {
    noClasses()
        .that(not(resideInAnyPackage("gridmark.cli..", "gridmark.worker")))
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(MAIN);
    noClasses()
        .that()
        .doNotBelongToAnyOf(Main.class)
        .should()
        .callMethod(System.class, "exit", int.class)
        .check(MAIN);
  }

  /** Each of them is meant to be one for the whole process, and says why. */
  private static final Set<String> ONE_FOR_THE_PROCESS =
      Set.of("gridmark.worker.SatMeter.METER", "gridmark.sandbox.Spawner.THREAD");

  @Test
  void thereIsNoStaticMutableState() throws ReflectiveOperationException {
    List<String> mutable = new ArrayList<>();
    for (JavaClass each : MAIN) {
      Class<?> type = Class.forName(each.getName(), false, getClass().getClassLoader());
      for (Field field : type.getDeclaredFields()) {
        String name = type.getName() + "." + field.getName();
        if (Modifier.isStatic(field.getModifiers())
            && !field.isSynthetic()
            && !ONE_FOR_THE_PROCESS.contains(name)
            && isMutable(field)) {
          mutable.add(name);
        }
      }
    }
    assertThat(mutable).isEmpty();
  }

  private static boolean isMutable(Field field) throws IllegalAccessException {
    if (!Modifier.isFinal(field.getModifiers())) {
      return true;
    }
    if (field.getType().isArray()) {
      // What nobody else can reach, nobody else can write to.
      return !Modifier.isPrivate(field.getModifiers());
    }
    if (Collection.class.isAssignableFrom(field.getType())
        || Map.class.isAssignableFrom(field.getType())) {
      field.setAccessible(true);
      return !field.get(null).getClass().getName().matches(".*(Immutable|Unmodifiable|Empty).*");
    }
    return field.getType().getName().startsWith("gridmark.")
        ? hasVariables(field)
        : field
            .getType()
            .getName()
            .matches("java\\.util\\.concurrent\\..*|java\\.lang\\.StringBu.*");
  }

  private static boolean hasVariables(Field field) {
    return !field.getType().isInterface()
        && Stream.of(field.getType().getDeclaredFields())
            .anyMatch(
                each ->
                    !Modifier.isStatic(each.getModifiers())
                        && !Modifier.isFinal(each.getModifiers()));
  }

  @Test
  void everyPackageSaysItsJob() throws IOException {
    try (Stream<Path> files = Files.walk(Repository.root().resolve("src/main/java/gridmark"))) {
      List<Path> without =
          files
              .filter(Files::isDirectory)
              .filter(
                  folder -> hasJava(folder) && !Files.exists(folder.resolve("package-info.java")))
              .toList();
      assertThat(without).isEmpty();
    }
  }

  private static boolean hasJava(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.anyMatch(file -> file.toString().endsWith(".java"));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void noTwoClassesHaveTheSameSimpleName() {
    Map<String, List<String>> byName =
        MAIN.stream()
            .filter(each -> each.isTopLevelClass() && !each.getSimpleName().equals("package-info"))
            .collect(
                Collectors.groupingBy(
                    JavaClass::getSimpleName,
                    Collectors.mapping(JavaClass::getName, Collectors.toList())));

    assertThat(byName.values())
        .filteredOn(names -> names.size() > 1)
        // The classic interfaces, and their twins without a package.
        .filteredOn(names -> names.stream().noneMatch(name -> name.startsWith("gridmark.api.")))
        .isEmpty();
  }
}
