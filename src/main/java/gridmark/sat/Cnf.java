package gridmark.sat;

import java.util.Arrays;
import java.util.List;

/**
 * A formula in conjunctive normal form: clauses over the variables 1 to {@link #variables()}. A
 * literal is a variable's number, negative for "not"; a clause holds when one of its literals does,
 * the formula when all its clauses do. Immutable.
 */
public final class Cnf {

  private final int variables;

  /** The literals of all clauses, one clause after the other. */
  private final int[] literals;

  /** Where each clause ends in {@link #literals}. */
  private final int[] ends;

  private Cnf(int variables, int[] literals, int[] ends) {
    this.variables = variables;
    this.literals = literals;
    this.ends = ends;
  }

  /**
   * The formula of these clauses.
   *
   * @throws IllegalArgumentException if a literal is 0 or speaks of no variable up to {@code
   *     variables}
   */
  public static Cnf of(int variables, List<int[]> clauses) {
    Builder builder = new Builder(variables);
    clauses.forEach(builder::add);
    return builder.build();
  }

  /** The highest variable number; not every variable need occur. */
  public int variables() {
    return variables;
  }

  /** How many clauses there are. */
  public int clauses() {
    return ends.length;
  }

  /** The literals of a clause, counted from 0, in an array of its own. */
  public int[] clause(int index) {
    return Arrays.copyOfRange(literals, index == 0 ? 0 : ends[index - 1], ends[index]);
  }

  /** This formula with one clause more. */
  public Cnf and(int... clause) {
    Builder builder = new Builder(this);
    builder.add(clause);
    return builder.build();
  }

  /** This formula with one clause more for each literal, which says that it holds. */
  public Cnf andAllOf(int... units) {
    Builder builder = new Builder(this);
    for (int unit : units) {
      builder.add(unit);
    }
    return builder.build();
  }

  /** Two formulas are equal when they have the same clauses in the same order. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Cnf that
        && variables == that.variables
        && Arrays.equals(literals, that.literals)
        && Arrays.equals(ends, that.ends);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(literals);
  }

  @Override
  public String toString() {
    return clauses() + " clauses over " + variables + " variables";
  }

  /** Collects the clauses of a formula. */
  static final class Builder {

    private final int variables;
    private int[] literals;
    private int[] ends;
    private int literalCount;
    private int clauseCount;

    Builder(int variables) {
      if (variables < 0) {
        throw new IllegalArgumentException("a formula cannot have " + variables + " variables");
      }
      this.variables = variables;
      this.literals = new int[64];
      this.ends = new int[32];
    }

    private Builder(Cnf start) {
      this.variables = start.variables;
      this.literals = start.literals.clone();
      this.ends = start.ends.clone();
      this.literalCount = literals.length;
      this.clauseCount = ends.length;
    }

    /** Adds the clause that at least one of the literals holds. */
    void add(int... clause) {
      literals = withRoom(literals, literalCount + clause.length);
      ends = withRoom(ends, clauseCount + 1);
      for (int literal : clause) {
        literals[literalCount++] = checked(literal);
      }
      ends[clauseCount++] = literalCount;
    }

    Cnf build() {
      return new Cnf(
          variables, Arrays.copyOf(literals, literalCount), Arrays.copyOf(ends, clauseCount));
    }

    private int checked(int literal) {
      if (literal == 0 || literal > variables || literal < -variables) {
        throw new IllegalArgumentException(
            literal + " is no literal of the variables 1 to " + variables);
      }
      return literal;
    }

    private static int[] withRoom(int[] array, int needed) {
      return needed <= array.length
          ? array
          : Arrays.copyOf(array, Math.max(needed, 2 * array.length));
    }
  }
}
