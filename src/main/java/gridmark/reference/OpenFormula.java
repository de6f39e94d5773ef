package gridmark.reference;

import gridmark.sat.Candidates;
import gridmark.sat.ConflictSolver;

/**
 * The part of a puzzle's triad formula that propagation left open, in a solver. What is decided is
 * never written.
 *
 * <p>Every constraint is "exactly one of these": the digits of a cell; for a digit, the cells of a
 * triad and "not in this triad"; for a digit, the triads of a row, a column or a block. A triad
 * with one place left for a digit needs no variable of its own: the variable of the cell says the
 * same.
 */
final class OpenFormula {

  private static final int NO_VARIABLE = 0;

  private final int size;
  private final Candidates board;
  private final ConflictSolver solver;

  /** For each cell and digit its variable. */
  private final int[] variables;

  private int lastVariable;

  /** The literals of the constraint that is being written. */
  private final int[] literals;

  private int count;

  OpenFormula(Candidates board) {
    this.size = board.shape().size();
    this.board = board;
    this.variables = new int[size * size * size];
    this.literals = new int[size + 1];
    numberOpenCells();
    // A triad with a variable has two places or more, and each place is in two triads.
    this.solver = new ConflictSolver(2 * lastVariable);
    for (int variable = 1; variable <= lastVariable; variable++) {
      solver.tryTrueFirst(variable);
    }
    writeCells();
    for (int digit = 0; digit < size; digit++) {
      for (int[][][] band : board.layout().bands()) {
        writeTriads(digit, band);
      }
    }
  }

  ConflictSolver solver() {
    return solver;
  }

  /** The digits that the solver's model gives the cells. */
  int[] model() {
    int[] digits = board.digits();
    for (int i = 0; i < variables.length; i++) {
      if (variables[i] != NO_VARIABLE && solver.isTrue(variables[i])) {
        digits[i / size] = i % size + 1;
      }
    }
    return digits;
  }

  private void numberOpenCells() {
    for (int cell = 0; cell < size * size; cell++) {
      if (Integer.bitCount(board.at(cell)) > 1) {
        for (int rest = board.at(cell); rest != 0; rest &= rest - 1) {
          variables[cell * size + Integer.numberOfTrailingZeros(rest)] = ++lastVariable;
        }
      }
    }
  }

  private void writeCells() {
    for (int cell = 0; cell < size * size; cell++) {
      for (int digit = 0; digit < size; digit++) {
        add(variables[cell * size + digit]);
      }
      write();
    }
  }

  /**
   * One digit in a band or a stack: each triad's cells, then each line's and each block's triads.
   */
  private void writeTriads(int digit, int[][][] band) {
    int lines = band.length;
    int[] triads = new int[lines * lines];
    for (int i = 0; i < triads.length; i++) {
      triads[i] = writeTriad(digit, band[i / lines][i % lines]);
    }
    for (int i = 0; i < lines; i++) {
      for (int j = 0; j < lines; j++) {
        add(triads[i * lines + j]);
      }
      write();
      for (int j = 0; j < lines; j++) {
        add(triads[j * lines + i]);
      }
      write();
    }
  }

  /** Writes the cells of a triad; the variable that says the digit is in it. */
  private int writeTriad(int digit, int[] cells) {
    for (int cell : cells) {
      add(variables[cell * size + digit]);
    }
    int triad = NO_VARIABLE;
    if (count == 1) {
      triad = literals[0];
    } else if (count > 1) {
      triad = ++lastVariable;
      add(-triad);
      write();
    }
    count = 0;
    return triad;
  }

  private void add(int literal) {
    if (literal != NO_VARIABLE) {
      literals[count++] = literal;
    }
  }

  private void write() {
    if (count > 0) {
      solver.exactlyOne(literals, count);
    }
    count = 0;
  }
}
