import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    public int[][] solve(int[][] sudoku) {
        try {
            Path path = Files.createTempFile("sudoku", ".cnf");
            DimacsWriter writer = new DimacsWriter(path);
            writeClauses(writer, sudoku);
            writer.close();
            Optional<int[]> model = new SatSolver().solve(path);
            if (model.isPresent()) {
                printSolution(model.get());
            } else {
                System.out.println("UNSAT");
            }
            Files.delete(path);
        } catch (IOException e) {
            e.printStackTrace();
        }
        return new int[9][9];
    }

    private void printSolution(int[] model) {
        int[][] grid = new int[9][9];
        for (int i = 0; i < model.length; i++) {
            if (model[i] > 0) {
                grid[i / 81][i / 9 % 9] = i % 9 + 1;
            }
        }
        for (int row = 0; row < 9; row++) {
            if (row % 3 == 0) {
                System.out.println("+-------+-------+-------+");
            }
            for (int column = 0; column < 9; column++) {
                System.out.print((column % 3 == 0 ? "| " : "") + grid[row][column] + " ");
            }
            System.out.println("|");
        }
        System.out.println("+-------+-------+-------+");
    }

    private void writeClauses(DimacsWriter writer, int[][] sudoku) throws IOException {
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                if (sudoku[row][column] != 0) {
                    writer.writeClause(variable(row, column, sudoku[row][column]));
                }
                for (int digit = 1; digit <= 9; digit++) {
                    writer.writeLiteral(variable(row, column, digit));
                }
                writer.finishClause();
                for (int digit = 1; digit <= 9; digit++) {
                    for (int i = 0; i < 81; i++) {
                        boolean row2 = i / 9 == row;
                        boolean column2 = i % 9 == column;
                        boolean block = i / 27 == row / 3 && i % 9 / 3 == column / 3;
                        if ((row2 || column2 || block) && !(row2 && column2)) {
                            writer.writeClause(-variable(row, column, digit), -variable(i / 9, i % 9, digit));
                        }
                    }
                }
            }
        }
    }

    private int variable(int row, int column, int digit) {
        return row * 81 + column * 9 + digit;
    }
}
