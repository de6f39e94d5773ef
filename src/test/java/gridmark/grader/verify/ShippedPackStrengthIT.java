package gridmark.grader.verify;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.Mutant;
import gridmark.grader.pack.TestCase;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The shipped packs are as strong as docs/packs.md says. */
class ShippedPackStrengthIT {

  private static Verification verification;

  @BeforeAll
  static void verify() throws Exception {
    verification = new Verifier(Repository.testcases(), Optional.empty(), new Silence()).verify();
  }

  @Test
  void areProved() {
    assertThat(verification.unproved()).isEmpty();
    assertThat(verification.proofs()).hasSameSizeAs(verification.pack().cases());
  }

  @Test
  void catchEveryWrongMutantAndNoOther() {
    assertThat(verification.whole().survivors()).isEmpty();
    assertThat(verification.whole().wronglyCaught()).isEmpty();
    assertThat(verification.isSound()).isTrue();
  }

  @Test
  void catchNineInTenWithTheirPublicPartAlone() {
    assertThat(verification.publicPart().percent()).isBetween(90, 99);
  }

  @Test
  void haveASmallPartThatCatchesAsMany() {
    SubPack smallest = verification.smallest();
    assertThat(smallest.isSmallest()).isTrue();
    assertThat(smallest.cases()).hasSizeLessThan(7).containsAll(smallest.core());
    assertThat(
            KillMatrix.of(verification.whole().mutants(), smallest.cases(), mutant -> {})
                .survivors())
        .isEmpty();
  }

  @Test
  void needACaseThatAloneCatchesAMutant() {
    KillMatrix whole = verification.whole();
    TestCase only =
        whole.cases().stream()
            .filter(each -> each.id().equals("hidden-boundary-2"))
            .findFirst()
            .orElseThrow();
    assertThat(whole.caughtOnlyBy(only))
        .extracting(Mutant::name)
        .containsExactly("full-board-unchecked");
    assertThat(whole.outdoneBy(only)).isEmpty();
  }

  /** The table of mutants says who is caught how often; paste what this expects. */
  @Test
  void catchTheMutantsThatTheDocumentationLists() throws IOException {
    List<String> rows =
        Files.readAllLines(Repository.root().resolve("docs/packs.md")).stream()
            .filter(line -> line.matches("\\| `[a-z0-9-]+` \\|.* \\d+ \\| \\d+ \\|"))
            .toList();
    assertThat(rows).containsExactlyElementsOf(expectedRows().toList());
  }

  private static Stream<String> expectedRows() {
    return verification.whole().mutants().stream()
        .map(
            mutant ->
                "| `%s` | %s | %s | %d | %d |"
                    .formatted(
                        mutant.name(),
                        mutant.difference(),
                        mutant.flaw(),
                        verification.whole().catching(mutant).size(),
                        verification.publicPart().catching(mutant).size()));
  }
}
