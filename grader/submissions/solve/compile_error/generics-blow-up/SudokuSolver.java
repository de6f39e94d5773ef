// Types of types whose relation the compiler follows without end.

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        return null;
    }

    interface N<T> {}

    interface C<A> extends N<N<? super C<C<A>>>> {}

    static N<? super C<Byte>> cast(C<Byte> c) {
        return c;
    }
}
