import java.util.List;

/** The algorithm of Davis, Putnam, Logemann and Loveland. */
class Dpll {
    private final List<int[]> cnf;
    private final int variables;

    Dpll(List<int[]> cnf, int variables) {
        this.cnf = cnf;
        this.variables = variables;
    }

    /** The values of the variables, or null if there are none that satisfy the formula. */
    boolean[] solve() {
        int[] values = search(new int[variables + 1]);
        if (values == null) {
            return null;
        }
        boolean[] model = new boolean[variables + 1];
        for (int v = 1; v <= variables; v++) {
            model[v] = values[v] > 0;
        }
        return model;
    }

    private int[] search(int[] values) {
        if (!propagate(values)) {
            return null;
        }
        int literal = choose(values);
        if (literal == 0) {
            return values;
        }
        int[] next = values.clone();
        next[Math.abs(literal)] = literal > 0 ? 1 : -1;
        return search(next);
    }

    /** Unit propagation. */
    private boolean propagate(int[] values) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int[] clause : cnf) {
                int open = 0;
                int last = 0;
                boolean satisfied = false;
                for (int literal : clause) {
                    int value = values[Math.abs(literal)];
                    if (value == 0) {
                        open++;
                        last = literal;
                    } else if (value > 0 == literal > 0) {
                        satisfied = true;
                        break;
                    }
                }
                if (satisfied || open > 1) {
                    continue;
                }
                if (open == 0) {
                    return false;
                }
                values[Math.abs(last)] = last > 0 ? 1 : -1;
                changed = true;
            }
        }
        return true;
    }

    /** A literal of a shortest clause of several positive ones. */
    private int choose(int[] values) {
        int best = 0;
        int shortest = Integer.MAX_VALUE;
        for (int[] clause : cnf) {
            int open = 0;
            int first = 0;
            boolean satisfied = false;
            for (int literal : clause) {
                int value = values[Math.abs(literal)];
                if (value == 0) {
                    open++;
                    first = first == 0 ? literal : first;
                } else if (value > 0 == literal > 0) {
                    satisfied = true;
                }
            }
            if (!satisfied && first > 0 && open < shortest) {
                shortest = open;
                best = first;
            }
        }
        return best;
    }
}
