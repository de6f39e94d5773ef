package gridmark.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DimacsWriterTest {

  @TempDir Path folder;

  private Path file;

  @BeforeEach
  void namesAFile() {
    file = folder.resolve("formula.cnf");
  }

  @Test
  void countsVariablesAndClausesInTheHeader() throws IOException {
    try (DimacsWriter cnf = new DimacsWriter(file)) {
      cnf.writeClause(1, 2, -3);
      cnf.writeClause(-1);
    }
    assertThat(words()).containsExactly("p cnf 3 2", "1 2 -3 0", "-1 0");
  }

  @Test
  void countsUpToTheHighestVariableWhereNumbersHaveGaps() throws IOException {
    try (DimacsWriter cnf = new DimacsWriter(file)) {
      cnf.writeClause(7, -729);
      cnf.writeClause(3);
    }
    assertThat(words()).containsExactly("p cnf 729 2", "7 -729 0", "3 0");
  }

  @Test
  void writesAHeaderForAFormulaWithNoClause() throws IOException {
    new DimacsWriter(file).close();
    assertThat(words()).containsExactly("p cnf 0 0");
  }

  @Test
  void leavesTheClausesWholeUnderTheLongestHeader() throws IOException {
    try (DimacsWriter cnf = new DimacsWriter(file)) {
      cnf.writeClause(Integer.MAX_VALUE, -Integer.MAX_VALUE);
    }
    assertThat(words()).containsExactly("p cnf 2147483647 1", "2147483647 -2147483647 0");
  }

  @Test
  void writesMoreThanItsBufferHolds() throws IOException {
    int clauses = 30_000;
    try (DimacsWriter cnf = new DimacsWriter(file)) {
      for (int i = 1; i <= clauses; i++) {
        cnf.writeClause(i, -(i + 1));
      }
    }
    assertThat(words())
        .hasSize(clauses + 1)
        .startsWith("p cnf 30001 30000", "1 -2 0")
        .endsWith("30000 -30001 0");
  }

  @Test
  void writesAnImplicationAsAClause() throws IOException {
    try (DimacsWriter cnf = new DimacsWriter(file)) {
      cnf.writeImplication(1, -2);
      cnf.writeImplication(-3, 4);
    }
    assertThat(words()).containsExactly("p cnf 4 2", "-1 -2 0", "3 4 0");
  }

  @Test
  void writesTheSameLiteralByLiteralAsByClause() throws IOException {
    try (DimacsWriter cnf = new DimacsWriter(file)) {
      cnf.writeLiteral(4);
      cnf.writeLiteral(-5);
      cnf.finishClause();
      cnf.writeClause(4, -5);
    }
    assertThat(words()).containsExactly("p cnf 5 2", "4 -5 0", "4 -5 0");
  }

  @Test
  void countsTheEmptyClause() throws IOException {
    try (DimacsWriter cnf = new DimacsWriter(file)) {
      cnf.writeClause(1);
      cnf.finishClause();
      cnf.writeClause();
    }
    assertThat(words()).containsExactly("p cnf 1 3", "1 0", "0", "0");
  }

  @Test
  void tellsOfAnUnfinishedClauseAndClosesTheFileAllTheSame() throws IOException {
    DimacsWriter cnf = new DimacsWriter(file);
    cnf.writeClause(1, 2);
    cnf.writeLiteral(3);
    assertThatThrownBy(cnf::close)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the last clause was not ended: call finishClause() before close()");
    assertThat(words()).startsWith("p cnf 3 1", "1 2 0");
    assertThatThrownBy(() -> cnf.writeClause(1)).isInstanceOf(IOException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, Integer.MIN_VALUE})
  void refusesWhatIsNoLiteral(int literal) throws IOException {
    try (DimacsWriter cnf = new DimacsWriter(file)) {
      assertThatThrownBy(() -> cnf.writeLiteral(literal))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith(literal + " is not a literal")
          .hasMessageContaining("numbered from 1")
          .hasMessageContaining("finishClause()");
    }
    assertThat(words()).containsExactly("p cnf 0 0");
  }

  @Test
  void refusesAZeroInsideAClauseAndInAnImplication() throws IOException {
    try (DimacsWriter cnf = new DimacsWriter(file)) {
      assertThatThrownBy(() -> cnf.writeClause(0, 1)).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> cnf.writeImplication(0, 1))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void staysAsItIsWhenClosedTwice() throws IOException {
    DimacsWriter cnf = new DimacsWriter(file);
    cnf.writeClause(1, -2);
    cnf.close();
    cnf.close();
    assertThat(words()).containsExactly("p cnf 2 1", "1 -2 0");
  }

  @Test
  void refusesClausesAfterItIsClosedAndNamesTheFile() throws IOException {
    DimacsWriter cnf = new DimacsWriter(file);
    cnf.close();
    assertThatThrownBy(() -> cnf.writeClause(1))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(file.toString());
    assertThat(words()).containsExactly("p cnf 0 0");
  }

  @Test
  void emptiesAFileThatIsThereAlready() throws IOException {
    Files.writeString(file, "an old formula, longer than the new one\n".repeat(10));
    try (DimacsWriter cnf = new DimacsWriter(file)) {
      cnf.writeClause(1);
    }
    assertThat(words()).containsExactly("p cnf 1 1", "1 0");
  }

  @Test
  void saysWhereItWrites() throws IOException {
    try (DimacsWriter cnf = new DimacsWriter(file)) {
      assertThat(cnf.path()).isEqualTo(file);
    }
  }

  /** The lines, with the padding of the header taken out: it is no part of the format. */
  private List<String> words() throws IOException {
    return Files.readAllLines(file).stream().map(line -> line.replaceAll(" +", " ")).toList();
  }
}
