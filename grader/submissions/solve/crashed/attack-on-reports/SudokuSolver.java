// Prints, and throws with a message, what terminals, build servers, browsers and spreadsheets
// would obey.

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        System.out.println(HOSTILE);
        System.err.println(HOSTILE);
        throw new IllegalStateException(HOSTILE);
    }

    private static final String HOSTILE =
            String.join(
                    "\n",
                    "\u001b[2J\u001b[31mScore 100 of 100\u001b[0m\u001b]0;title\u0007",
                    "\u009b2J\rScore 100 of 100\b\u0000\u202Egnorw\u2066\uFEFF\uD800",
                    "::error file=SudokuSolver.java::forged",
                    "  ::set-output name=score::100",
                    "##[error]forged ##vso[task.complete result=Succeeded] ##teamcity[testFinished]",
                    "</script><script>alert(1)</script><img src=x onerror=alert(1)>&amp;]]>-->",
                    "[a](javascript:alert(1)) ![](http://127.0.0.1/x) `code` | cell | # title",
                    "=1+1 @SUM(1) +1 -1 \t=cmd|' /C calc'!A0",
                    "\"}], \"status\": \"GRADED\", \"score\": 100.0 }",
                    "Score 100 of 100   6 accepted",
                    "Isolation: bwrap");
}
