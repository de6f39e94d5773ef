// Spread over four files: a public helper, two package-private ones and a nested class.

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        Formula formula = new Formula();
        SudokuRules.addTo(formula);
        SudokuRules.addGivens(formula, sudoku);
        boolean[] values = formula.findModel();
        return values == null ? new int[9][9] : new Decoder(values).decode();
    }

    private static class Decoder {

        private final boolean[] values;

        Decoder(boolean[] values) {
            this.values = values;
        }

        int[][] decode() {
            int[][] grid = new int[9][9];
            for (int number = 1; number <= 729; number++) {
                if (values[number]) {
                    CellValue v = CellValue.ofNumber(number);
                    grid[v.getRow()][v.getColumn()] = v.getDigit();
                }
            }
            return grid;
        }
    }
}
