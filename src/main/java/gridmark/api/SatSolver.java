package gridmark.api;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.StringTokenizer;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/** Solves a formula in DIMACS form with sat4j; no external program is needed. */
public final class SatSolver {

  /** More variables than any Sudoku needs; a larger number is a slip that would fill the memory. */
  private static final int MOST_VARIABLES = 10_000_000;

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
   * Solves a DIMACS file. What its header says of the numbers of variables and clauses need not be
   * right.
   *
   * @return the model as signed literals: at index {@code v - 1} stands {@code v} if variable v is
   *     true and {@code -v} if it is false; empty when the formula cannot be satisfied
   * @throws IOException if the file cannot be read or is not DIMACS
   */
  public Optional<int[]> solve(Path dimacs) throws IOException {
    Formula formula = new Formula(dimacs);
    formula.read();
    try {
      return !formula.contradicts && formula.solver.isSatisfiable()
          ? Optional.of(formula.everyVariable())
          : Optional.empty();
    } catch (TimeoutException e) {
      throw new IOException("the SAT solver gave up after " + Integer.MAX_VALUE + " conflicts", e);
    }
  }

  /** A formula on its way from a file into the solver. */
  private static final class Formula {

    private final Path file;
    private final ISolver solver = SolverFactory.newDefault();
    private final VecInt clause = new VecInt();
    private int variables;
    private int line;
    private boolean hasHeader;

    /** Whether a clause contradicts those before it; what follows is read all the same. */
    private boolean contradicts;

    Formula(Path file) {
      this.file = file;
      // A limit in seconds would start a timer thread for every call.
      solver.setTimeoutOnConflicts(Integer.MAX_VALUE);
    }

    void read() throws IOException {
      try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
        for (String text = reader.readLine(); text != null; text = reader.readLine()) {
          line++;
          int first = nextToken(text, 0);
          char kind = first < text.length() ? text.charAt(first) : 'c';
          if (kind == 'p' && endOfToken(text, first) == first + 1) {
            readHeader(new StringTokenizer(text.substring(first + 1)));
          } else if (kind != 'c') {
            readLiterals(text, first);
          }
        }
      }
      if (!hasHeader) {
        throw wrong("the header \"p cnf VARIABLES CLAUSES\" is missing");
      }
      if (!clause.isEmpty()) {
        throw wrong("the last clause does not end with 0");
      }
    }

    private void readHeader(StringTokenizer tokens) throws IOException {
      if (hasHeader || tokens.countTokens() != 3 || !tokens.nextToken().equals("cnf")) {
        throw wrong("wanted is one header \"p cnf VARIABLES CLAUSES\"");
      }
      hasHeader = true;
      see(number(tokens.nextToken()));
      if (number(tokens.nextToken()) < 0) {
        throw wrong("a number of clauses cannot be negative");
      }
    }

    /** Number by number, without making strings of them: a formula has tens of thousands. */
    private void readLiterals(String text, int first) throws IOException {
      if (!hasHeader) {
        throw wrong("the header \"p cnf VARIABLES CLAUSES\" must come before the clauses");
      }
      int begin = first;
      while (begin < text.length()) {
        int end = endOfToken(text, begin);
        addLiteral(number(text, begin, end));
        begin = nextToken(text, end);
      }
    }

    private static int nextToken(String text, int from) {
      int at = from;
      while (at < text.length() && isBlank(text.charAt(at))) {
        at++;
      }
      return at;
    }

    private static int endOfToken(String text, int from) {
      int at = from;
      while (at < text.length() && !isBlank(text.charAt(at))) {
        at++;
      }
      return at;
    }

    private static boolean isBlank(char each) {
      return each == ' ' || each == '\t' || each == '\f';
    }

    private void addLiteral(int literal) throws IOException {
      if (literal == 0) {
        addClause();
      } else {
        see(Math.abs(literal));
        clause.push(literal);
      }
    }

    private void addClause() {
      try {
        // sat4j takes no notice of an empty clause, which nothing satisfies.
        contradicts |= clause.isEmpty();
        solver.addClause(clause);
      } catch (ContradictionException e) {
        contradicts = true;
      }
      clause.clear();
    }

    private void see(int variable) throws IOException {
      if (variable < 0 || variable > MOST_VARIABLES) {
        throw wrong("variables are numbered from 1 to " + MOST_VARIABLES);
      }
      if (variable > variables) {
        variables = variable;
        solver.newVar(variables);
      }
    }

    private int number(String token) throws IOException {
      return number(token, 0, token.length());
    }

    private int number(String text, int begin, int end) throws IOException {
      try {
        return Integer.parseInt(text, begin, end, 10);
      } catch (NumberFormatException e) {
        throw wrong("\"" + text.substring(begin, end) + "\" is not a number");
      }
    }

    private IOException wrong(String what) {
      return new IOException(file + " is not a DIMACS file: line " + line + ": " + what);
    }

    /**
     * sat4j leaves variables out of its model that stand in no clause; a student may still look
     * them up.
     */
    int[] everyVariable() {
      int[] signed = new int[variables];
      for (int i = 0; i < variables; i++) {
        signed[i] = -(i + 1);
      }
      for (int literal : solver.model()) {
        signed[Math.abs(literal) - 1] = literal;
      }
      return signed;
    }
  }
}
