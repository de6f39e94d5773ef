// Four busy threads guess whole grids at random, while the calling thread only waits for them.

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class SudokuSolver implements AbstractSudokuSolver {

    private volatile int[][] found;

    @Override
    public int[][] solve(int[][] sudoku) {
        List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < 4; t++) {
            Thread thread = new Thread(() -> guess(sudoku), "guesser-" + t);
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        return found;
    }

    private void guess(int[][] sudoku) {
        Random random = new Random();
        while (found == null) {
            int[][] grid = new int[9][9];
            for (int i = 0; i < 81; i++) {
                int given = sudoku[i / 9][i % 9];
                grid[i / 9][i % 9] = given != 0 ? given : 1 + random.nextInt(9);
            }
            if (isSolved(grid)) {
                found = grid;
            }
        }
    }

    private boolean isSolved(int[][] grid) {
        for (int i = 0; i < 9; i++) {
            int row = 0, column = 0, block = 0;
            for (int j = 0; j < 9; j++) {
                row |= 1 << grid[i][j];
                column |= 1 << grid[j][i];
                block |= 1 << grid[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3];
            }
            if ((row & column & block) != 0b1111111110) {
                return false;
            }
        }
        return true;
    }
}
