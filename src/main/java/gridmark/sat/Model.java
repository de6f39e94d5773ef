package gridmark.sat;

import java.util.BitSet;
import java.util.stream.IntStream;

/** An assignment that satisfies a formula: every variable is true or false. Immutable. */
public final class Model {

  private final int variables;
  private final BitSet trueVariables;

  private Model(int variables, BitSet trueVariables) {
    this.variables = variables;
    this.trueVariables = trueVariables;
  }

  /** The model in which these literals hold; variables not named are false. */
  static Model of(int variables, int... literals) {
    BitSet trueVariables = new BitSet(variables + 1);
    for (int literal : literals) {
      if (literal > 0) {
        trueVariables.set(literal);
      }
    }
    return new Model(variables, trueVariables);
  }

  /** Whether a literal holds. */
  public boolean satisfies(int literal) {
    return trueVariables.get(Math.abs(literal)) == literal > 0;
  }

  /** Every variable in order, negative where it is false, as SAT solvers print a model. */
  public int[] literals() {
    return IntStream.rangeClosed(1, variables).map(v -> trueVariables.get(v) ? v : -v).toArray();
  }

  @Override
  public String toString() {
    return "true: " + trueVariables;
  }
}
