import java.util.Arrays;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    // row and column of each cell in two digits
    private static final int[][] UNITS = {
        {11, 12, 13, 14, 15, 16, 17, 18, 19},
        {21, 22, 23, 24, 25, 26, 27, 28, 29},
        {31, 32, 33, 34, 35, 36, 37, 38, 39},
        {41, 42, 43, 44, 45, 46, 47, 48, 49},
        {51, 52, 53, 54, 55, 56, 57, 58, 59},
        {61, 62, 63, 64, 65, 66, 67, 68, 69},
        {71, 72, 73, 74, 75, 76, 77, 78, 79},
        {81, 82, 83, 84, 85, 86, 87, 88, 89},
        {91, 92, 93, 94, 95, 96, 97, 98, 99},
        {11, 21, 31, 41, 51, 61, 71, 81, 91},
        {12, 22, 32, 42, 52, 62, 72, 82, 92},
        {13, 23, 33, 43, 53, 63, 73, 83, 93},
        {14, 24, 34, 44, 54, 64, 74, 84, 94},
        {15, 25, 35, 45, 55, 65, 75, 85, 95},
        {16, 26, 36, 46, 56, 66, 76, 86, 96},
        {17, 27, 37, 47, 57, 67, 77, 87, 97},
        {18, 28, 38, 48, 58, 68, 78, 88, 98},
        {19, 29, 39, 49, 59, 69, 79, 89, 99},
        {11, 12, 13, 21, 22, 23, 31, 32, 33},
        {14, 15, 16, 24, 25, 26, 34, 35, 36},
        {17, 18, 19, 27, 28, 29, 37, 38, 39},
        {41, 42, 43, 51, 52, 53, 61, 62, 63},
        {44, 45, 46, 54, 55, 56, 64, 65, 66},
        {47, 48, 49, 57, 58, 59, 67, 68, 69},
        {71, 72, 73, 81, 82, 83, 91, 92, 93},
        {74, 75, 76, 84, 58, 86, 94, 95, 96},
        {77, 78, 79, 87, 88, 89, 97, 98, 99},
    };

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        int[][] result = new int[9][9];
        try {
            for (int cell : Arrays.stream(UNITS).limit(9).flatMapToInt(Arrays::stream).toArray()) {
                int given = sudoku[cell / 10 - 1][cell % 10 - 1];
                int[] digits = new int[given == 0 ? 9 : 1];
                for (int i = 0; i < digits.length; i++) {
                    digits[i] = 10 * cell + (given == 0 ? i + 1 : given);
                }
                solver.addClause(new VecInt(digits));
            }
            for (int[] unit : UNITS) {
                for (int a : unit) {
                    for (int b : unit) {
                        for (int digit = 1; a < b && digit <= 9; digit++) {
                            solver.addClause(new VecInt(new int[] {-10 * a - digit, -10 * b - digit}));
                        }
                    }
                }
            }
            if (solver.isSatisfiable()) {
                for (int literal : solver.model()) {
                    if (literal > 0) {
                        result[literal / 100 - 1][literal / 10 % 10 - 1] = literal % 10;
                    }
                }
            }
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return result;
    }
}
