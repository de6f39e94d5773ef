import java.util.Scanner;

public class SudokuSolver implements AbstractSudokuSolver {

    private final Scanner keyboard = new Scanner(System.in);

    @Override
    public int[][] solve(int[][] sudoku) {
        print("Puzzle:", sudoku);
        System.out.println("Press Enter to start.");
        keyboard.nextLine();
        int[][] grid = Board.of(sudoku).solution();
        print("Solution:", grid);
        return grid;
    }

    private void print(String title, int[][] grid) {
        System.out.println(title);
        for (int[] row : grid) {
            StringBuilder line = new StringBuilder();
            for (int digit : row) {
                line.append(digit == 0 ? "." : digit).append(' ');
            }
            System.out.println(line);
        }
    }
}

class Board {
    private final int[][] grid = new int[9][9];
    private final int[] rows = new int[9];
    private final int[] columns = new int[9];
    private final int[] blocks = new int[9];
    private boolean valid = true;

    static Board of(int[][] sudoku) {
        Board board = new Board();
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (sudoku[r][c] != 0) {
                    if ((board.free(r, c) & 1 << sudoku[r][c]) == 0) {
                        board.valid = false;
                    }
                    board.flip(r, c, sudoku[r][c]);
                    board.grid[r][c] = sudoku[r][c];
                }
            }
        }
        return board;
    }

    int[][] solution() {
        return valid && search() ? grid : new int[9][9];
    }

    private int free(int r, int c) {
        return ~(rows[r] | columns[c] | blocks[r / 3 * 3 + c / 3]) & 0x3FE;
    }

    private void flip(int r, int c, int digit) {
        rows[r] ^= 1 << digit;
        columns[c] ^= 1 << digit;
        blocks[r / 3 * 3 + c / 3] ^= 1 << digit;
    }

    private boolean search() {
        int row = -1;
        int column = -1;
        int fewest = 10;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (grid[r][c] == 0 && Integer.bitCount(free(r, c)) < fewest) {
                    fewest = Integer.bitCount(free(r, c));
                    row = r;
                    column = c;
                }
            }
        }
        if (row < 0) {
            return true;
        }
        int candidates = free(row, column);
        for (int digit = 1; digit <= 9; digit++) {
            if ((candidates & 1 << digit) != 0) {
                grid[row][column] = digit;
                flip(row, column, digit);
                if (search()) {
                    return true;
                }
                flip(row, column, digit);
            }
        }
        grid[row][column] = 0;
        return false;
    }
}
