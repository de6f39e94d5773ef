package edu.uni.sudoku;

import java.util.Optional;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/** A formula that remembers when it became trivially false. */
class Cnf {

    private final ISolver solver = SolverFactory.newDefault();
    private boolean contradiction;

    void fact(int literal) {
        clause(literal);
    }

    void exactlyOne(int[] variables) {
        clause(variables);
        for (int i = 0; i < variables.length; i++) {
            for (int j = i + 1; j < variables.length; j++) {
                clause(-variables[i], -variables[j]);
            }
        }
    }

    private void clause(int... literals) {
        if (contradiction) {
            return;
        }
        try {
            solver.addClause(new VecInt(literals.clone()));
        } catch (ContradictionException e) {
            contradiction = true;
        }
    }

    Optional<int[]> model() {
        if (contradiction) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(solver.findModel());
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
    }
}
