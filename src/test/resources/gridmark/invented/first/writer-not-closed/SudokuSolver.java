import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private int getVar(int row, int col, int num) {
        return row * 81 + col * 9 + num;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] solution = new int[9][9];
        try {
            Path cnfFile = Files.createTempFile("sudoku", ".cnf");
            DimacsWriter writer = new DimacsWriter(cnfFile);

            for (int row = 0; row < 9; row++) {
                for (int col = 0; col < 9; col++) {
                    for (int num = 1; num <= 9; num++) {
                        writer.writeLiteral(getVar(row, col, num));
                    }
                    writer.finishClause();
                    for (int num = 1; num <= 9; num++) {
                        for (int num2 = num + 1; num2 <= 9; num2++) {
                            writer.writeImplication(getVar(row, col, num), -getVar(row, col, num2));
                        }
                        for (int col2 = col + 1; col2 < 9; col2++) {
                            writer.writeImplication(getVar(row, col, num), -getVar(row, col2, num));
                        }
                        for (int row2 = row + 1; row2 < 9; row2++) {
                            writer.writeImplication(getVar(row, col, num), -getVar(row2, col, num));
                        }
                    }
                }
            }
            for (int startRow = 0; startRow < 9; startRow += 3) {
                for (int startCol = 0; startCol < 9; startCol += 3) {
                    for (int num = 1; num <= 9; num++) {
                        for (int i = 0; i < 9; i++) {
                            for (int j = i + 1; j < 9; j++) {
                                writer.writeImplication(
                                        getVar(startRow + i / 3, startCol + i % 3, num),
                                        -getVar(startRow + j / 3, startCol + j % 3, num));
                            }
                        }
                    }
                }
            }
            for (int row = 0; row < 9; row++) {
                for (int col = 0; col < 9; col++) {
                    if (sudoku[row][col] != 0) {
                        writer.writeClause(getVar(row, col, sudoku[row][col]));
                    }
                }
            }

            SatSolver solver = new SatSolver();
            Optional<int[]> result = solver.solve(cnfFile);
            if (result.isPresent()) {
                for (int var : result.get()) {
                    if (var > 0) {
                        int row = (var - 1) / 81;
                        int col = ((var - 1) % 81) / 9;
                        int num = (var - 1) % 9 + 1;
                        solution[row][col] = num;
                    }
                }
            }
            Files.deleteIfExists(cnfFile);
        } catch (IOException e) {
            e.printStackTrace();
            throw new RuntimeException("could not write or read the file", e);
        }
        return solution;
    }
}
