// A singleton that is only ready when it comes from getInstance.

public final class SudokuSolver implements AbstractSudokuSolver {

    private static SudokuSolver instance;

    private String engine;

    private SudokuSolver() {}

    public static synchronized SudokuSolver getInstance() {
        if (instance == null) {
            instance = new SudokuSolver();
            instance.engine = "sat4j";
        }
        return instance;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        if (!engine.equals("sat4j")) {
            throw new IllegalStateException("unknown engine " + engine);
        }
        return SatEngine.fill(sudoku);
    }
}
