public class Clauses extends java.util.ArrayList<int[]> {

    void solve(SatEngine engine) {
        engine.add(this);
    }
}
