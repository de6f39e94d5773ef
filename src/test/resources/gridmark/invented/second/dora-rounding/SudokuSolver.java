import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private static class Cell {
        final int row;
        final int column;

        Cell(int row, int column) {
            this.row = row;
            this.column = column;
        }

        int is(int value) {
            return (row - 1) * 81 + (column - 1) * 9 + value;
        }

        int not(int value) {
            return -is(value);
        }

        long band() {
            return Math.round(row / 3.0);
        }

        long stack() {
            return Math.round(column / 3.0);
        }

        boolean conflictsWith(Cell other) {
            if (this == other) {
                return false;
            }
            return row == other.row
                || column == other.column
                || band() == other.band() && stack() == other.stack();
        }
    }

    private final Cell[] cells = new Cell[81];

    public SudokuSolver() {
        for (int i = 0; i < 81; i++) {
            cells[i] = new Cell(i / 9 + 1, i % 9 + 1);
        }
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path path = Files.createTempFile("dora", ".cnf");
            DimacsWriter writer = new DimacsWriter(path);
            for (Cell cell : cells) {
                int given = sudoku[cell.row - 1][cell.column - 1];
                for (int value = 1; value <= 9; value++) {
                    if (given == 0 || given == value) {
                        writer.writeLiteral(cell.is(value));
                    }
                }
                writer.finishClause();
                for (Cell other : cells) {
                    if (cell.conflictsWith(other)) {
                        for (int value = 1; value <= 9; value++) {
                            writer.writeImplication(cell.is(value), other.not(value));
                        }
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(writer);
            Files.delete(path);
            int[][] solved = new int[9][9];
            if (model.isPresent()) {
                for (Cell cell : cells) {
                    for (int value = 1; value <= 9; value++) {
                        if (model.get()[cell.is(value) - 1] > 0) {
                            solved[cell.row - 1][cell.column - 1] = value;
                        }
                    }
                }
            }
            return solved;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }
}
