package gridmark.api;

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

    /** So many fit into an int, whichever they are. */
    private static final int SURE_DIGITS = 9;

    private final Path file;
    private final ISolver solver = SolverFactory.newDefault();
    private final VecInt clause = new VecInt();
    private byte[] text;
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
      text = Files.readAllBytes(file);
      int begin = 0;
      while (begin < text.length) {
        line++;
        int end = endOfLine(begin);
        readLine(begin, end);
        boolean isPair = end + 1 < text.length && text[end] == '\r' && text[end + 1] == '\n';
        begin = end + (isPair ? 2 : 1);
      }
      if (!hasHeader) {
        throw wrong("the header \"p cnf VARIABLES CLAUSES\" is missing");
      }
      if (!clause.isEmpty()) {
        throw wrong("the last clause does not end with 0; is the writer closed before solving?");
      }
    }

    private int endOfLine(int from) {
      int at = from;
      while (at < text.length && text[at] != '\n' && text[at] != '\r') {
        at++;
      }
      return at;
    }

    private void readLine(int begin, int end) throws IOException {
      int first = skip(true, begin, end);
      int kind = first < end ? text[first] : 'c';
      if (kind == 'p' && skip(false, first, end) == first + 1) {
        readHeader(new StringTokenizer(string(first + 1, end)));
      } else if (kind != 'c') {
        readLiterals(first, end);
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

    private void readLiterals(int first, int end) throws IOException {
      if (!hasHeader) {
        throw wrong("the header \"p cnf VARIABLES CLAUSES\" must come before the clauses");
      }
      int begin = first;
      while (begin < end) {
        int behind = skip(false, begin, end);
        addLiteral(number(begin, behind));
        begin = skip(true, behind, end);
      }
    }

    /** Where blanks end, or where a token does. */
    private int skip(boolean blanks, int from, int end) {
      int at = from;
      while (at < end && isBlank(text[at]) == blanks) {
        at++;
      }
      return at;
    }

    private static boolean isBlank(byte each) {
      return each == ' ' || each == '\t' || each == '\f';
    }

    private String string(int begin, int end) {
      return new String(text, begin, end - begin, StandardCharsets.ISO_8859_1);
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

    /** From its digits, without making a string of it: a formula has tens of thousands. */
    private int number(int begin, int end) throws IOException {
      int first = text[begin] == '-' ? begin + 1 : begin;
      int value = 0;
      for (int at = first; at < end; at++) {
        int digit = text[at] - '0';
        if (digit < 0 || digit > 9 || at - first == SURE_DIGITS) {
          return number(string(begin, end));
        }
        value = 10 * value + digit;
      }
      return first == end ? number(string(begin, end)) : first > begin ? -value : value;
    }

    private int number(String token) throws IOException {
      try {
        return Integer.parseInt(token);
      } catch (NumberFormatException e) {
        throw wrong("\"" + token + "\" is not a number");
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
