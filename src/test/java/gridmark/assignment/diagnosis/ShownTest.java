package gridmark.assignment.diagnosis;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import gridmark.assignment.Observation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One place decides what of a submission the sentences of a diagnosis may speak of. */
class ShownTest {

  private static final JavaClasses ASSIGNMENTS =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("gridmark.assignment");

  @Test
  void onlyObservationsAskWhatAStudentMayBeToldOf() {
    noClasses()
        .that()
        .doNotBelongToAnyOf(Observations.class, Observation.class)
        .should()
        .accessTargetWhere(
            target(owner(equivalentTo(Observation.class))).and(target(name("isOpen"))))
        .check(ASSIGNMENTS);
  }

  @Test
  void onlyACluePutsTogetherWhatIsShown() {
    noClasses()
        .that()
        .doNotBelongToAnyOf(Clue.class)
        .should()
        .callConstructor(Shown.class, List.class, Observations.class)
        .check(ASSIGNMENTS);
  }

  @Test
  void sharesAreSaidInPlainWords() {
    assertThat(Shown.share(List.of(1, 2), List.of(1, 2), "wrong grid"))
        .isEqualTo("all 2 wrong grids");
    assertThat(Shown.share(List.of(1), List.of(1, 2), "wrong grid"))
        .isEqualTo("1 of 2 wrong grids");
    assertThat(Shown.share(List.of(1), List.of(1), "wrong grid")).isEqualTo("the only wrong grid");
  }
}
