package gridmark;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import gridmark.api.SatSolver;
import gridmark.cli.Main;
import gridmark.grader.judge.Engine;
import gridmark.kit.LeftOut;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds the import rules of docs/architecture.md. */
class ArchitectureTest {

  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("gridmark");

  @Test
  void apiNeedsOnlyTheJdkAndItsSatSolverSat4j() {
    classes()
        .that()
        .resideInAPackage("gridmark.api")
        .and()
        .doNotBelongToAnyOf(SatSolver.class)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "gridmark.api")
        .check(MAIN);
    classes()
        .that()
        .belongToAnyOf(SatSolver.class)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "gridmark.api", "org.sat4j..")
        .check(MAIN);
  }

  @Test
  void workerNeedsOnlyTheJdkAndTheApi() {
    classes()
        .that()
        .resideInAPackage("gridmark.worker")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..", "javax..", "com.sun.source..", "gridmark.worker", "gridmark.api")
        .check(MAIN);
  }

  @Test
  void whatRunsDuringTheBuildIsNoPartOfTheProgram() {
    onlyUses("gridmark.build", "gridmark.worker", "org.sat4j..", "org.objectweb.asm");
    noClasses()
        .that()
        .resideOutsideOfPackage("gridmark.build")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("gridmark.build", "org.objectweb.asm..")
        .check(MAIN);
  }

  @Test
  void theEngineIsBuiltFromTheBoardUp() {
    onlyUses("gridmark.board");
    onlyUses("gridmark.sat", "gridmark.board", "org.sat4j..");
    onlyUses("gridmark.count", "gridmark.board");
    onlyUses(
        "gridmark.reference", "gridmark.api", "gridmark.board", "gridmark.sat", "gridmark.count");
    onlyUses(
        "gridmark.mutant", "gridmark.api", "gridmark.board", "gridmark.sat", "gridmark.reference");
  }

  @Test
  void mutantsAreKnownToVerifyingAndItsReportsOnly() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            "gridmark.mutant", "gridmark.grader.verify", "gridmark.grader.report")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("gridmark.mutant")
        .check(MAIN);
  }

  private static void onlyUses(String layer, String... others) {
    String[] allowed =
        Stream.concat(Stream.of("java..", layer), Stream.of(others)).toArray(String[]::new);
    classes()
        .that()
        .resideInAPackage(layer)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(allowed)
        .check(MAIN);
  }

  @Test
  void stationsKnowOnlyThoseBeforeThem() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("sandbox")
        .definedBy("gridmark.grader.sandbox")
        .layer("json")
        .definedBy("gridmark.grader.json")
        .layer("testcase")
        .definedBy("gridmark.grader.testcase")
        .layer("submission")
        .definedBy("gridmark.grader.submission")
        .layer("run")
        .definedBy("gridmark.grader.run")
        .layer("judge")
        .definedBy("gridmark.grader.judge")
        .layer("diagnose")
        .definedBy("gridmark.grader.diagnose")
        .layer("score")
        .definedBy("gridmark.grader.score")
        .layer("roll")
        .definedBy("gridmark.grader.roll")
        .layer("gradebook")
        .definedBy("gridmark.grader.gradebook")
        .layer("report")
        .definedBy("gridmark.grader.report")
        .layer("grader")
        .definedBy("gridmark.grader")
        .layer("verify")
        .definedBy("gridmark.grader.verify")
        .layer("similarity")
        .definedBy("gridmark.similarity")
        .layer("batch")
        .definedBy("gridmark.batch")
        .layer("practice")
        .definedBy("gridmark.practice")
        .layer("kit")
        .definedBy("gridmark.kit")
        .layer("cli")
        .definedBy("gridmark.cli")
        .whereLayer("cli")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("practice")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("kit")
        .mayOnlyBeAccessedByLayers("cli")
        .whereLayer("batch")
        .mayOnlyBeAccessedByLayers("cli")
        .whereLayer("similarity")
        .mayOnlyBeAccessedByLayers("batch", "cli")
        .whereLayer("verify")
        .mayOnlyBeAccessedByLayers("report", "cli")
        .whereLayer("grader")
        .mayOnlyBeAccessedByLayers("verify", "batch", "kit", "cli")
        .whereLayer("report")
        .mayOnlyBeAccessedByLayers("batch", "practice", "cli")
        .whereLayer("gradebook")
        .mayOnlyBeAccessedByLayers("report", "similarity", "batch", "cli")
        .whereLayer("roll")
        .mayOnlyBeAccessedByLayers("gradebook", "report", "similarity", "batch", "cli")
        .whereLayer("score")
        .mayOnlyBeAccessedByLayers("gradebook", "report", "grader", "verify", "batch", "cli")
        .whereLayer("diagnose")
        .mayOnlyBeAccessedByLayers(
            "score", "gradebook", "report", "grader", "verify", "batch", "cli")
        .whereLayer("judge")
        .mayOnlyBeAccessedByLayers(
            "diagnose",
            "score",
            "gradebook",
            "report",
            "grader",
            "verify",
            "batch",
            "practice",
            "cli")
        .whereLayer("run")
        .mayOnlyBeAccessedByLayers(
            "judge",
            "diagnose",
            "score",
            "gradebook",
            "report",
            "grader",
            "verify",
            "batch",
            "practice",
            "cli")
        .whereLayer("submission")
        .mayOnlyBeAccessedByLayers(
            "run",
            "judge",
            "diagnose",
            "score",
            "roll",
            "gradebook",
            "report",
            "grader",
            "verify",
            "similarity",
            "batch",
            "cli")
        .whereLayer("json")
        .mayOnlyBeAccessedByLayers("testcase", "score", "gradebook", "grader", "verify", "cli")
        .whereLayer("testcase")
        .mayOnlyBeAccessedByLayers(
            "run",
            "judge",
            "diagnose",
            "score",
            "gradebook",
            "report",
            "grader",
            "verify",
            "batch",
            "practice",
            "kit",
            "cli")
        .check(MAIN);
  }

  /** The exceptions ask {@link Engine#isHere} before they call what may not be there. */
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
        .haveNameNotMatching(
            "gridmark\\.cli\\.Main"
                + "|gridmark\\.grader\\.judge\\.(Insights|ReferenceTime)"
                + "|gridmark\\.grader\\.diagnose\\.Solutions"
                + "|gridmark\\.grader\\.score\\.OurFormulas")
        .should()
        .dependOnClassesThat(leftOut)
        .check(MAIN);
  }

  @Test
  void noPackagesFormACircle() {
    slices().matching("gridmark.(**)").should().beFreeOfCycles().check(MAIN);
  }

  @Test
  void jsonIsForWhatPeopleWriteReportsAndTheToolsAnswers() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            "gridmark.grader.json",
            "gridmark.grader.testcase",
            "gridmark.grader.score",
            "gridmark.grader.report",
            "gridmark.batch",
            "gridmark.cli")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("tools.jackson..")
        .check(MAIN);
  }

  @Test
  void templatesAreForReports() {
    noClasses()
        .that()
        .resideOutsideOfPackage("gridmark.grader.report")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.samskivert..")
        .check(MAIN);
  }

  @Test
  void yamlIsForTheExportOfAPlatform() {
    noClasses()
        .that()
        .resideOutsideOfPackage("gridmark.grader.roll")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.snakeyaml..")
        .check(MAIN);
  }

  @Test
  void processesAreStartedInTheSandboxOnly() {
    noClasses()
        .that()
        .resideOutsideOfPackage("gridmark.grader.sandbox")
        .should()
        .dependOnClassesThat(belongToAnyOf(ProcessBuilder.class, Process.class))
        .check(MAIN);
  }

  @Test
  void onlyTheCommandLineKnowsPicocliAndTheStandardStreams() {
    noClasses()
        .that()
        .resideOutsideOfPackage("gridmark.cli")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picocli..")
        .check(MAIN);
    noClasses()
        .that(not(resideInAnyPackage("gridmark.cli", "gridmark.worker")))
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

  @Test
  void thereIsNoStaticMutableState() {
    fields()
        .that()
        .areStatic()
        .and()
        .areDeclaredInClassesThat()
        .resideInAPackage("gridmark..")
        .should()
        .beFinal()
        .check(MAIN);
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
}
