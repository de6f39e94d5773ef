// Hands in a copy of the interface beside the solver.

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.IProblem;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver
{
    private ISolver solver;

    @Override
    public int[][] solve(int[][] sudoku)
    {
        int[][] solved = new int[9][9];
        solver = SolverFactory.newDefault();
        try
        {
            addRules();
            addSudoku(sudoku);
            IProblem problem = solver;
            int[] model = problem.findModel();
            if (model == null)
            {
                return solved;
            }
            for (int lit : model)
            {
                // variables are numbers like 457: row 4, column 5, digit 7
                if (lit > 0)
                {
                    solved[lit / 100 - 1][lit / 10 % 10 - 1] = lit % 10;
                }
            }
        }
        catch (ContradictionException e)
        {
            return new int[9][9];
        }
        catch (TimeoutException e)
        {
            System.err.println("timeout");
        }
        return solved;
    }

    private void addRules() throws ContradictionException
    {
        for (int i = 1; i <= 9; i++)
        {
            for (int j = 1; j <= 9; j++)
            {
                VecInt cell = new VecInt();
                VecInt row = new VecInt();
                VecInt col = new VecInt();
                VecInt box = new VecInt();
                for (int k = 1; k <= 9; k++)
                {
                    cell.push(i * 100 + j * 10 + k);
                    row.push(i * 100 + k * 10 + j);
                    col.push(k * 100 + i * 10 + j);
                    int r = (i - 1) / 3 * 3 + (k - 1) / 3 + 1;
                    int c = (i - 1) % 3 * 3 + (k - 1) % 3 + 1;
                    box.push(r * 100 + c * 10 + j);
                }
                solver.addExactly(cell, 1);
                solver.addExactly(row, 1);
                solver.addExactly(col, 1);
                solver.addExactly(box, 1);
            }
        }
    }

    private void addSudoku(int[][] sudoku) throws ContradictionException
    {
        for (int i = 0; i < 9; i++)
        {
            for (int j = 0; j < 9; j++)
            {
                if (sudoku[i][j] != 0)
                {
                    solver.addClause(VecInt.of((i + 1) * 100 + (j + 1) * 10 + sudoku[i][j]));
                }
            }
        }
    }
}
