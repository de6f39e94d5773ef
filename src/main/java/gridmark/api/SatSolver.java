package gridmark.api;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.reader.DimacsReader;
import org.sat4j.reader.ParseFormatException;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/** Solves a formula in DIMACS form with sat4j; no external program is needed. */
public final class SatSolver {

  /**
   * Solves what a writer has written, closing the writer first if it is still open.
   *
   * @return see {@link #solve(Path)}
   */
  public Optional<int[]> solve(DimacsWriter cnf) throws IOException {
    cnf.close();
    return solve(cnf.path());
  }

  /**
   * Solves a DIMACS file.
   *
   * @return the model as signed literals: at index {@code v - 1} stands {@code v} if variable v is
   *     true and {@code -v} if it is false; empty when the formula cannot be satisfied
   * @throws IOException if the file cannot be read or is not DIMACS
   */
  public Optional<int[]> solve(Path dimacs) throws IOException {
    ISolver solver = SolverFactory.newDefault();
    // A limit in seconds would start a timer thread for every call.
    solver.setTimeoutOnConflicts(Integer.MAX_VALUE);
    DimacsReader reader = new DimacsReader(solver);
    reader.disableNumberOfConstraintCheck();
    try (InputStream in = Files.newInputStream(dimacs)) {
      reader.parseInstance(in);
      return solver.isSatisfiable() ? Optional.of(everyVariable(solver)) : Optional.empty();
    } catch (ContradictionException e) {
      return Optional.empty();
    } catch (ParseFormatException e) {
      throw new IOException(dimacs + " is not a DIMACS file: " + e.getMessage(), e);
    } catch (TimeoutException e) {
      throw new IOException("the SAT solver gave up after " + Integer.MAX_VALUE + " conflicts", e);
    }
  }

  /**
   * sat4j leaves variables out of its model that stand in no clause; a student may still look them
   * up.
   */
  private static int[] everyVariable(ISolver solver) {
    int[] model = solver.model();
    int variables = solver.nVars();
    for (int literal : model) {
      variables = Math.max(variables, Math.abs(literal));
    }
    int[] signed = new int[variables];
    for (int i = 0; i < variables; i++) {
      signed[i] = -(i + 1);
    }
    for (int literal : model) {
      signed[Math.abs(literal) - 1] = literal;
    }
    return signed;
  }
}
