package gridmark.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SatSolverTest {

  private final SatSolver solver = new SatSolver();

  @TempDir Path folder;

  @Test
  void givesTheOnlyModelAsSignedLiterals() throws IOException {
    Path file = file("p cnf 3 3\n1 0\n-1 2 0\n-2 -3 0\n");
    assertThat(solver.solve(file)).hasValue(new int[] {1, 2, -3});
  }

  @Test
  void givesNoModelOfAFormulaThatCannotBeSatisfied() throws IOException {
    Path file = file("p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n");
    assertThat(solver.solve(file)).isEmpty();
  }

  @Test
  void givesNoModelWhereTwoSingleLiteralsContradictEachOther() throws IOException {
    assertThat(solver.solve(file("p cnf 1 2\n1 0\n-1 0\n"))).isEmpty();
  }

  @Test
  void coversVariablesThatStandInNoClause() throws IOException {
    int[] model = solver.solve(file("p cnf 6 2\n2 0\n-5 0\n")).orElseThrow();
    assertThat(model).hasSize(6);
    assertThat(model[1]).isEqualTo(2);
    assertThat(model[4]).isEqualTo(-5);
    assertEveryVariableAtItsIndex(model);
  }

  @Test
  void putsEveryVariableAtItsIndexWhereNumbersHaveGaps() throws IOException {
    DimacsWriter cnf = new DimacsWriter(folder.resolve("gaps.cnf"));
    cnf.writeClause(700);
    cnf.writeClause(-700, -3);
    cnf.writeClause(3, 41);
    int[] model = solver.solve(cnf).orElseThrow();
    assertThat(model).hasSize(700);
    assertThat(model[2]).isEqualTo(-3);
    assertThat(model[40]).isEqualTo(41);
    assertThat(model[699]).isEqualTo(700);
    assertEveryVariableAtItsIndex(model);
  }

  @Test
  void satisfiesAFormulaWithNoClause() throws IOException {
    assertThat(solver.solve(new DimacsWriter(folder.resolve("none.cnf")))).hasValue(new int[0]);
  }

  @Test
  void findsTheEmptyClauseUnsatisfiable() throws IOException {
    DimacsWriter cnf = new DimacsWriter(folder.resolve("empty-clause.cnf"));
    cnf.writeClause(1, 2);
    cnf.writeClause();
    assertThat(solver.solve(cnf)).isEmpty();
  }

  @Test
  void closesTheWriterItIsGiven() throws IOException {
    DimacsWriter cnf = new DimacsWriter(folder.resolve("open.cnf"));
    cnf.writeClause(-1, 2);
    cnf.writeClause(1);
    assertThat(solver.solve(cnf)).hasValue(new int[] {1, 2});
    assertThatThrownBy(() -> cnf.writeClause(3)).isInstanceOf(IOException.class);
  }

  @Test
  void takesAWriterThatIsClosedAlready() throws IOException {
    DimacsWriter cnf = new DimacsWriter(folder.resolve("closed.cnf"));
    cnf.writeClause(-1);
    cnf.close();
    assertThat(solver.solve(cnf)).hasValue(new int[] {-1});
  }

  @Test
  void tellsOfAnUnfinishedClauseInsteadOfSolvingWithoutIt() throws IOException {
    DimacsWriter cnf = new DimacsWriter(folder.resolve("unfinished.cnf"));
    cnf.writeLiteral(1);
    assertThatThrownBy(() -> solver.solve(cnf))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("finishClause()");
  }

  @Test
  void keepsNothingFromOneFormulaToTheNext() throws IOException {
    assertThat(solver.solve(file("p cnf 1 2\n1 0\n-1 0\n"))).isEmpty();
    assertThat(solver.solve(file("p cnf 1 1\n1 0\n"))).hasValue(new int[] {1});
    assertThat(solver.solve(file("p cnf 1 1\n-1 0\n"))).hasValue(new int[] {-1});
  }

  @ParameterizedTest
  @ValueSource(strings = {"p cnf 2 1", "p cnf 2 2", "p cnf 2 9"})
  void solvesAllClausesWhateverCountOfThemTheHeaderSays(String header) throws IOException {
    assertThat(solver.solve(file(header + "\n1 0\n-1 -2 0\n"))).hasValue(new int[] {1, -2});
  }

  @Test
  void solvesAllClausesWhereTheHeaderSaysThereAreNone() throws IOException {
    assertThat(solver.solve(file("p cnf 2 0\n1 0\n-1 -2 0\n"))).hasValue(new int[] {1, -2});
  }

  @ParameterizedTest
  @ValueSource(strings = {"p cnf 1 3", "p cnf 2 3"})
  void coversVariablesTheHeaderDoesNotCount(String header) throws IOException {
    assertThat(solver.solve(file(header + "\n3 0\n-3 2 0\n-2 -1 0\n")))
        .hasValue(new int[] {-1, 2, 3});
  }

  @Test
  void coversVariablesTheHeaderCountsTooMany() throws IOException {
    int[] model = solver.solve(file("p cnf 9 1\n3 0\n")).orElseThrow();
    assertThat(model).hasSize(9).contains(3);
    assertEveryVariableAtItsIndex(model);
  }

  @Test
  void readsCommentsAndClausesOverSeveralLines() throws IOException {
    Path file = file("c made by hand\np cnf 2 2\nc in between\n-1\n2\n0\n1 0\n");
    assertThat(solver.solve(file)).hasValue(new int[] {1, 2});
  }

  @Test
  void readsWindowsLineEnds() throws IOException {
    assertThat(solver.solve(file("p cnf 2 2\r\n1 0\r\n-1 2 0\r\n"))).hasValue(new int[] {1, 2});
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "53..7....\n",
        "1 2 0\n",
        "p sat 3 2\n1 0\n",
        "p cnf 3\n1 0\n",
        "p cnf many few\n1 0\n",
        "p cnf 2 1\n1 two 0\n"
      })
  void namesAFileThatIsNotDimacs(String text) throws IOException {
    Path file = file(text);
    assertThatThrownBy(() -> solver.solve(file))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(file + " is not a DIMACS file: ");
  }

  @Test
  void namesAFileThatCountsLessThanNoVariables() throws IOException {
    Path file = file("p cnf -1 2\n1 0\n");
    assertThatThrownBy(() -> solver.solve(file))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(file + " is not a DIMACS file: ");
  }

  @Test
  void namesAFileThatIsNotThere() {
    Path file = folder.resolve("missing.cnf");
    assertThatThrownBy(() -> solver.solve(file))
        .isInstanceOf(NoSuchFileException.class)
        .hasMessageContaining("missing.cnf");
  }

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("formula.cnf"), text);
  }

  private static void assertEveryVariableAtItsIndex(int[] model) {
    for (int i = 0; i < model.length; i++) {
      assertThat(Math.abs(model[i])).isEqualTo(i + 1);
    }
  }
}
