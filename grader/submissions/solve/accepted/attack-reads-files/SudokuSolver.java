// Right answers; but prints what it finds in files outside of its folder, by their names and
// through links, and which classes of the grader it can get at.

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        Path outside = Path.of("@OUTSIDE@");
        Path canary = outside.resolve("canary");
        attempt(() -> System.out.println(Files.readString(canary)));
        attempt(() -> System.out.println(Arrays.toString(outside.toFile().list())));
        attempt(() -> {
            Path link = Files.createSymbolicLink(Path.of("symbolic"), canary);
            System.out.println(Files.readString(link));
        });
        attempt(() -> {
            Path link = Files.createLink(Path.of("hard"), canary);
            System.out.println(Files.readString(link));
        });
        attempt(() -> System.out.println(Files.readString(Path.of("/proc/self/root" + canary))));
        for (String name : CLASSES) {
            attempt(() -> System.out.println("found " + Class.forName(name)));
        }
        return Search.fill(sudoku);
    }

    private static final String[] CLASSES = {
        "gridmark.grader.Grader",
        "gridmark.grader.judge.Judge",
        "gridmark.reference.ReferenceSolver",
        "gridmark.cli.Main",
        "org.junit.jupiter.api.Test",
        "tools.jackson.databind.json.JsonMapper",
    };

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
