// Overloaded calls with lambdas in lambdas: every level multiplies what the compiler tries.

import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        return null;
    }

    static <A, B> B apply(Function<A, B> function, A argument) {
        return function.apply(argument);
    }

    static <A, B> B apply(BiFunction<A, A, B> function, A argument) {
        return function.apply(argument, argument);
    }

    static <A> A apply(UnaryOperator<A> function, A argument) {
        return function.apply(argument);
    }

    Object blow = apply(x9 -> { return apply(x8 -> { return apply(x7 -> { return apply(x6 -> { return apply(x5 -> { return apply(x4 -> { return apply(x3 -> { return apply(x2 -> { return apply(x1 -> { return apply(x0 -> { return x0; }, 1); }, 1); }, 1); }, 1); }, 1); }, 1); }, 1); }, 1); }, 1); }, 1);
}
