package gridmark.mutant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridmark.Repository;
import gridmark.board.Grid;
import gridmark.grader.judge.Judge;
import gridmark.grader.judge.Judgement;
import gridmark.grader.testcase.BrokenPackException;
import gridmark.grader.testcase.PackReader;
import gridmark.grader.testcase.TestCase;
import gridmark.grader.verify.MutantRun;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is true of the mutants by themselves; ShippedPackStrengthIT holds packs against them. */
class MutantsTest {

  private static final List<TestCase> CASES = cases();

  private static List<TestCase> cases() {
    try {
      return PackReader.read(Repository.testcases()).cases();
    } catch (BrokenPackException e) {
      throw new AssertionError(e);
    }
  }

  static List<Mutant> mutants() {
    List<Grid> known =
        CASES.stream().filter(each -> !each.isHidden()).map(TestCase::puzzle).toList();
    return Mutants.all(known);
  }

  @Test
  void areManyAndSomeOfThemEquivalent() {
    assertThat(mutants()).hasSize(136);
    assertThat(mutants().stream().filter(Mutant::isEquivalent)).hasSize(30);
  }

  @Test
  void haveNamesOfTheirOwn() {
    assertThat(mutants()).extracting(Mutant::name).doesNotHaveDuplicates();
    assertThat(mutants()).extracting(Mutant::difference).doesNotHaveDuplicates();
  }

  @Test
  void showEveryFlaw() {
    Set<Flaw> shown = mutants().stream().map(Mutant::flaw).collect(Collectors.toSet());
    assertThat(shown).containsExactlyInAnyOrder(Flaw.values());
  }

  @ParameterizedTest
  @MethodSource("mutants")
  void answerTheSameInEveryRun(Mutant mutant) {
    List<TestCase> few = CASES.subList(0, 8);
    assertThat(Judge.judge(MutantRun.of(mutant, few)))
        .extracting(Judgement::message)
        .isEqualTo(
            Judge.judge(MutantRun.of(mutant, few)).stream().map(Judgement::message).toList());
  }

  @Test
  void needANameAndASentence() {
    assertThatThrownBy(() -> new Mutant("No Name", "It is wrong.", Flaw.NONE, () -> null))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Mutant("name", "no sentence", Flaw.NONE, () -> null))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
