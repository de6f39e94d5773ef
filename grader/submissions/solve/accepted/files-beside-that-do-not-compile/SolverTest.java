import static org.testng.Assert.assertEquals;

import org.testng.annotations.Test;

public class SolverTest {

    @Test
    public void solve() {
        assertEquals(new SudokuSolver().solve(new int[9][9]).length, 9);
    }
}
