// Right answers; but attaches a debugger to its parent, which is the grader, and prints a
// secret from its properties. It does so in the first case only, since it takes a while.

import com.sun.tools.attach.VirtualMachine;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        if (!tried && !"@OUTSIDE@".startsWith("@")) {
            tried = true;
            System.setProperty("sun.tools.attach.attachTimeout", "300");
            attempt(SudokuSolver::attach);
        }
        return Search.fill(sudoku);
    }

    private static boolean tried;

    private static void attach() throws Exception {
        long parent = ProcessHandle.current().parent().orElseThrow().pid();
        VirtualMachine grader = VirtualMachine.attach(Long.toString(parent));
        System.out.println(grader.getSystemProperties().getProperty("gridmark.canary"));
        grader.detach();
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
