import java.util.ArrayList;
import java.util.List;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    // The cells are numbered 0..80, from left to right and from top to bottom.

    private List<List<Integer>> groups() {
        List<List<Integer>> groups = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            List<Integer> g = new ArrayList<>();
            for (int k = 0; k < 9; k++) {
                g.add(row * 9 + k);
            }
            groups.add(g);
        }
        for (int column = 0; column < 9; column++) {
            List<Integer> g = new ArrayList<>();
            for (int k = 0; k < 9; k++) {
                g.add(k * 9 + column);
            }
            groups.add(g);
        }
        for (int block = 0; block < 9; block++) {
            List<Integer> g = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                for (int j = 0; j < 3; j++) {
                    g.add(block * 9 + i * 3 + j);
                }
            }
            groups.add(g);
        }
        return groups;
    }

    private int literal(int cell, int digit) {
        return cell * 9 + digit;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver sat = SolverFactory.newDefault();
        try {
            for (int cell = 0; cell < 81; cell++) {
                VecInt v = new VecInt();
                for (int digit = 1; digit <= 9; digit++) {
                    v.push(literal(cell, digit));
                }
                sat.addExactly(v, 1);
            }
            for (List<Integer> group : groups()) {
                for (int digit = 1; digit <= 9; digit++) {
                    VecInt v = new VecInt();
                    for (int cell : group) {
                        v.push(literal(cell, digit));
                    }
                    sat.addExactly(v, 1);
                }
            }
            for (int cell = 0; cell < 81; cell++) {
                int digit = sudoku[cell / 9][cell % 9];
                if (digit != 0) {
                    sat.addClause(new VecInt().push(literal(cell, digit)));
                }
            }
            if (!sat.isSatisfiable()) {
                return new int[9][9];
            }
            int[][] solution = new int[9][9];
            for (int cell = 0; cell < 81; cell++) {
                for (int digit = 1; digit <= 9; digit++) {
                    if (sat.model(literal(cell, digit))) {
                        solution[cell / 9][cell % 9] = digit;
                    }
                }
            }
            return solution;
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
    }
}
