// Loads the same class again and again, each time by another loader, and keeps them all.

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        List<Class<?>> hoard = new ArrayList<>();
        byte[] bytes = bytes();
        while (true) {
            hoard.add(new Loader().load(bytes));
        }
    }

    private static byte[] bytes() {
        try (InputStream in = ClassLoader.getSystemResourceAsStream("org/sat4j/minisat/core/Solver.class")) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Loader extends ClassLoader {

        Class<?> load(byte[] bytes) {
            return defineClass("org.sat4j.minisat.core.Solver", bytes, 0, bytes.length);
        }
    }
}
