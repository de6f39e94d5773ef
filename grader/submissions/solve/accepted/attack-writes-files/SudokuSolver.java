// Right answers; but changes, makes and removes files outside of its folder.

import java.nio.file.Files;
import java.nio.file.Path;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        Path outside = Path.of("@OUTSIDE@");
        attempt(() -> Files.writeString(outside.resolve("canary"), "changed"));
        attempt(() -> Files.writeString(outside.resolve("made"), "made"));
        attempt(() -> Files.createDirectory(outside.resolve("folder")));
        attempt(() -> Files.delete(outside.resolve("victim")));
        attempt(() -> Files.move(outside.resolve("victim"), Path.of("victim")));
        return Search.fill(sudoku);
    }

    interface Attempt {
        void run() throws Exception;
    }

    private static void attempt(Attempt attempt) {
        try {
            attempt.run();
        } catch (Exception | LinkageError stopped) {
            // then not
        }
    }
}
