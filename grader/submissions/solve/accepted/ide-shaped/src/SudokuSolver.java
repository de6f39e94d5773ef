// A whole IDE project handed in: settings, compiled classes, sources under src.

import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import model.Board;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        Board board = new Board(sudoku);
        Board solved = new Board();
        Path path = null;
        try {
            path = Files.createTempFile("board", ".cnf");
            DimacsWriter writer = new DimacsWriter(path);
            write(board, writer);
            writer.close();
            Optional<int[]> model = new SatSolver().solve(path);
            if (model.isPresent()) {
                for (int literal : model.get()) {
                    if (literal > 0) {
                        solved.set((literal - 1) / 9, (literal - 1) % 9 + 1);
                    }
                }
            }
            Files.delete(path);
        } catch (IOException e) {
            System.err.println("Could not solve: " + e);
        }
        return solved.toArray();
    }

    private void write(Board board, DimacsWriter writer) throws IOException {
        for (int position = 0; position < Board.CELLS; position++) {
            for (int digit = 1; digit <= 9; digit++) {
                writer.writeLiteral(position * 9 + digit);
            }
            writer.finishClause();
            for (int peer : board.peers(position)) {
                for (int digit = 1; digit <= 9; digit++) {
                    writer.writeImplication(position * 9 + digit, -(peer * 9 + digit));
                }
            }
            if (!board.isEmpty(position)) {
                writer.writeClause(position * 9 + board.get(position));
            }
        }
    }
}
