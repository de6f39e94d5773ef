import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.*;

public class SudokuSolver implements AbstractSudokuSolver {

    public int[][] solve(int[][] sudoku) {
        Board board = new Board(sudoku);
        ISolver solver = SolverFactory.newLight();
        try {
            for (int p = 0; p < 81; p++) {
                VecInt any = new VecInt();
                for (int d = 1; d <= 9; d++) {
                    any.push(p * 9 + d);
                }
                solver.addClause(any);
                for (int q = p + 1; q < 81; q++) {
                    if (Board.sameUnit(p, q)) {
                        for (int d = 1; d <= 9; d++) {
                            solver.addClause(new VecInt(new int[] {-(p * 9 + d), -(q * 9 + d)}));
                        }
                    }
                }
            }
            for (int p = 0; p < 81; p++) {
                int d = board.get(p);
                if (d > 0) {
                    solver.addClause(new VecInt(new int[] {p * 9 + d}));
                }
            }
            int[][] answer = new int[9][9];
            if (solver.isSatisfiable()) {
                for (int p = 0; p < 81; p++) {
                    for (int d = 1; d <= 9; d++) {
                        if (solver.model(p * 9 + d)) {
                            answer[p / 9][p % 9] = d;
                        }
                    }
                }
            }
            return answer;
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
    }
}
