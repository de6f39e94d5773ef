public abstract class PuzzleSolver<T> {

    public T solve(T puzzle) {
        if (puzzle == null) {
            throw new IllegalArgumentException("no puzzle");
        }
        return answer(puzzle);
    }

    protected abstract T answer(T puzzle);
}
