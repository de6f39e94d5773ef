import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private Integer variable(int row, int column, int digit) {
        return 81 * (row - 1) + 9 * (column - 1) + digit;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        List<List<Integer>> clauses = new ArrayList<>();
        List<Integer> clause;
        for (int row = 1; row <= 9; row++) {
            for (int column = 1; column <= 9; column++) {
                clause = new ArrayList<>();
                for (int digit = 1; digit <= 9; digit++) {
                    clause.add(variable(row, column, digit));
                }
                clauses.add(clause);
                if (sudoku[row - 1][column - 1] != 0) {
                    clause = new ArrayList<>();
                    clause.add(variable(row, column, sudoku[row - 1][column - 1]));
                    clauses.add(clause);
                }
            }
        }
        for (int row = 1; row <= 9; row++) {
            for (int column = 1; column <= 9; column++) {
                for (int row2 = 1; row2 <= 9; row2++) {
                    for (int column2 = 1; column2 <= 9; column2++) {
                        if (row == row2 && column == column2) {
                            continue;
                        }
                        boolean block = (row - 1) / 3 == (row2 - 1) / 3 && (column - 1) / 3 == (column2 - 1) / 3;
                        if (row == row2 || column == column2 || block) {
                            for (int digit = 1; digit <= 9; digit++) {
                                clause = new ArrayList<>();
                                clause.add(-variable(row, column, digit));
                                clause.add(-variable(row2, column2, digit));
                                clauses.add(clause);
                            }
                        }
                    }
                }
            }
        }
        List<Integer> trueVariables = new ArrayList<>();
        int[][] result = new int[9][9];
        if (!satisfiable(clauses, trueVariables)) {
            return result;
        }
        for (int row = 1; row <= 9; row++) {
            for (int column = 1; column <= 9; column++) {
                for (int digit = 1; digit <= 9; digit++) {
                    for (Integer trueVariable : trueVariables) {
                        if (trueVariable == variable(row, column, digit)) {
                            result[row - 1][column - 1] = digit;
                        }
                    }
                }
            }
        }
        return result;
    }

    private boolean satisfiable(List<List<Integer>> clauses, List<Integer> trueVariables) {
        try {
            Path path = Files.createTempFile("sudoku", ".cnf");
            DimacsWriter writer = new DimacsWriter(path);
            for (List<Integer> clause : clauses) {
                for (Integer literal : clause) {
                    writer.writeLiteral(literal);
                }
                writer.finishClause();
            }
            writer.close();
            Optional<int[]> model = new SatSolver().solve(path);
            Files.delete(path);
            if (model.isPresent()) {
                for (int literal : model.get()) {
                    if (literal > 0) {
                        trueVariables.add(literal);
                    }
                }
            }
            return model.isPresent();
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }
}
