package gridmark.assignment.filling.mutant;

import gridmark.assignment.filling.mutant.Givens.Literal;
import gridmark.sat.Cnf;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Other numbers for the variables.
 *
 * @param variables the highest number
 * @param number from the usual number to the other one
 */
record Numbering(int variables, IntUnaryOperator number) {

  static final Numbering USUAL = new Numbering(0, variable -> variable);

  static Numbering by(int variables, Literal rule) {
    return new Numbering(
        variables,
        variable -> rule.of((variable - 1) / 81, (variable - 1) / 9 % 9, (variable - 1) % 9 + 1));
  }

  Cnf renumber(Cnf formula) {
    if (equals(USUAL)) {
      return formula;
    }
    List<int[]> clauses = new ArrayList<>();
    for (int i = 0; i < formula.clauses(); i++) {
      clauses.add(Arrays.stream(formula.clause(i)).map(this::literal).toArray());
    }
    return Cnf.of(variables, clauses);
  }

  private int literal(int usual) {
    int variable = number.applyAsInt(Math.abs(usual));
    return usual > 0 ? variable : -variable;
  }
}
