import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    DimacsWriter dimacs;

    int code(int row, int column, int number) {
        return (row - 1) * 9 * 9 + (column - 1) * 9 + number;
    }

    public int[][] solve(int[][] sudoku) {
        Optional<int[]> assignment;
        try {
            Path p = Files.createTempFile("sudoku", ".cnf");
            dimacs = new DimacsWriter(p);
            oneNumberPerCell();
            rows();
            columns();
            blocks();
            for (int row = 1; row <= 9; row++) {
                for (int column = 1; column <= 9; column++) {
                    if (sudoku[row - 1][column - 1] != 0) {
                        dimacs.writeClause(code(row, column, sudoku[row - 1][column - 1]));
                    }
                }
            }
            dimacs.close();
            assignment = new SatSolver().solve(p);
            Files.delete(p);
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        int[][] out = new int[9][9];
        if (assignment.isPresent()) {
            for (int literal : assignment.get()) {
                if (literal > 0) {
                    out[(literal - 1) / 81][(literal - 1) / 9 % 9] = (literal - 1) % 9 + 1;
                }
            }
        }
        return out;
    }

    void oneNumberPerCell() throws IOException {
        for (int row = 1; row <= 9; row++) {
            for (int column = 1; column <= 9; column++) {
                for (int number = 1; number <= 9; number++) {
                    dimacs.writeLiteral(code(row, column, number));
                }
                dimacs.finishClause();
                for (int number = 1; number <= 9; number++) {
                    for (int other = number + 1; other <= 9; other++) {
                        dimacs.writeImplication(code(row, column, number), -code(row, column, other));
                    }
                }
            }
        }
    }

    // the same number must not be there again
    void rows() throws IOException {
        for (int row = 1; row <= 9; row++) {
            for (int number = 1; number <= 9; number++) {
                for (int column = 1; column <= 9; column++) {
                    dimacs.writeLiteral(-code(row, column, number));
                }
                dimacs.finishClause();
            }
        }
    }

    void columns() throws IOException {
        for (int column = 1; column <= 9; column++) {
            for (int number = 1; number <= 9; number++) {
                for (int row = 1; row <= 9; row++) {
                    dimacs.writeLiteral(-code(row, column, number));
                }
                dimacs.finishClause();
            }
        }
    }

    void blocks() throws IOException {
        for (int top = 1; top <= 7; top += 3) {
            for (int left = 1; left <= 7; left += 3) {
                for (int number = 1; number <= 9; number++) {
                    for (int row = top; row < top + 3; row++) {
                        for (int column = left; column < left + 3; column++) {
                            dimacs.writeLiteral(-code(row, column, number));
                        }
                    }
                    dimacs.finishClause();
                }
            }
        }
    }
}
