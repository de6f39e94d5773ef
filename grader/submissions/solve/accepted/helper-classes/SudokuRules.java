final class SudokuRules {

    private SudokuRules() {
    }

    static void addTo(Formula formula) {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                int[] cell = new int[9];
                for (int d = 1; d <= 9; d++) {
                    cell[d - 1] = new CellValue(i, j, d).toNumber();
                    for (int k = j + 1; k < 9; k++) {
                        differ(formula, new CellValue(i, j, d), new CellValue(i, k, d));
                        differ(formula, new CellValue(j, i, d), new CellValue(k, i, d));
                        differ(formula, inBlock(i, j, d), inBlock(i, k, d));
                    }
                }
                formula.add(cell);
            }
        }
    }

    static void addGivens(Formula formula, int[][] sudoku) {
        for (int r = 0; r < sudoku.length; r++) {
            for (int c = 0; c < sudoku[r].length; c++) {
                if (sudoku[r][c] != 0) {
                    formula.add(new CellValue(r, c, sudoku[r][c]).toNumber());
                }
            }
        }
    }

    private static CellValue inBlock(int block, int k, int digit) {
        return new CellValue(block / 3 * 3 + k / 3, block % 3 * 3 + k % 3, digit);
    }

    private static void differ(Formula formula, CellValue a, CellValue b) {
        formula.add(-a.toNumber(), -b.toNumber());
    }
}
