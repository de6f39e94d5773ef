import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class SudokuSolver implements AbstractSudokuSolver {

    static class Field {
        final int row;
        final int column;
        int value;
        final Set<Field> neighbours = new HashSet<>();

        Field(int row, int column, int value) {
            this.row = row;
            this.column = column;
            this.value = value;
        }

        boolean isNeighbour(Field f) {
            return f != this && (f.row == row || f.column == column
                    || f.row / 3 == row / 3 && f.column / 3 == column / 3);
        }

        BitSet options() {
            BitSet options = new BitSet();
            options.set(1, 10);
            neighbours.forEach(n -> options.clear(n.value));
            return options;
        }
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        List<Field> all = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                all.add(new Field(row, column, sudoku[row][column]));
            }
        }
        List<Field> open = new ArrayList<>();
        for (Field a : all) {
            for (Field b : all) {
                if (a.isNeighbour(b)) {
                    a.neighbours.add(b);
                    if (a.value != 0 && a.value == b.value) {
                        return new int[9][9];
                    }
                }
            }
            if (a.value == 0) {
                open.add(a);
            }
        }
        int[][] result = new int[9][9];
        if (fill(open)) {
            all.forEach(f -> result[f.row][f.column] = f.value);
        }
        return result;
    }

    private boolean fill(List<Field> open) {
        Field next = open.stream().min(Comparator.comparingInt(f -> f.options().cardinality())).get();
        List<Field> rest = new ArrayList<>(open);
        rest.remove(next);
        BitSet options = next.options();
        for (int v = options.nextSetBit(1); v > 0; v = options.nextSetBit(v + 1)) {
            next.value = v;
            if (rest.isEmpty() || fill(rest)) {
                return true;
            }
        }
        next.value = 0;
        return false;
    }
}
