package gridmark.assignment.filling.mutant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridmark.Repository;
import gridmark.assignment.Flaw;
import gridmark.assignment.Mutant;
import gridmark.grader.judge.Judgement;
import gridmark.grader.judge.Judges;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.TestCase;
import gridmark.grader.verify.KillMatrix.MutantRun;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is true of the mutants by themselves; ShippedPackStrengthIT holds packs against them. */
@Tag("thorough")
class BoardMutantsTest {

  private static final List<TestCase> CASES = cases();

  private static List<TestCase> cases() {
    try {
      return PackReader.read(Repository.testcases()).cases();
    } catch (BrokenPackException e) {
      throw new AssertionError(e);
    }
  }

  static List<Mutant> mutants() {
    return new BoardMutants(false)
        .mutants(CASES.stream().filter(each -> !each.isHidden()).map(TestCase::question).toList());
  }

  @Test
  void areManyAndSomeOfThemEquivalent() {
    assertThat(mutants().stream().filter(each -> !each.isEquivalent()))
        .hasSizeGreaterThanOrEqualTo(100);
    assertThat(mutants().stream().filter(Mutant::isEquivalent)).hasSizeGreaterThanOrEqualTo(30);
  }

  @Test
  void haveNamesOfTheirOwn() {
    assertThat(mutants()).extracting(Mutant::name).doesNotHaveDuplicates();
    assertThat(mutants()).extracting(Mutant::difference).doesNotHaveDuplicates();
  }

  @Test
  void showEveryFlaw() {
    Set<Flaw> shown = mutants().stream().map(Mutant::flaw).collect(Collectors.toSet());
    Set<Flaw> parity = Set.of(BoardFlaw.PARITY_IGNORED, BoardFlaw.PARITY_SWAPPED);
    assertThat(shown).doesNotContainAnyElementsOf(parity);

    shown.addAll(parity);
    assertThat(shown).containsExactlyInAnyOrder(BoardFlaw.values());
    assertThat(new BoardMutants(true).mutants(List.of()).stream().map(Mutant::flaw))
        .containsAll(shown);
  }

  @ParameterizedTest
  @MethodSource("mutants")
  void answerTheSameInEveryRun(Mutant mutant) {
    List<TestCase> few = CASES.subList(0, 8);
    assertThat(Judges.judge(MutantRun.of(mutant, few)))
        .extracting(Judgement::message)
        .isEqualTo(
            Judges.judge(MutantRun.of(mutant, few)).stream().map(Judgement::message).toList());
  }

  @Test
  void needANameAndASentence() {
    assertThatThrownBy(() -> new Mutant("No Name", "It is wrong.", BoardFlaw.NONE, () -> null))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Mutant("name", "no sentence", BoardFlaw.NONE, () -> null))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
