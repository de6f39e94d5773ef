final class Geometry {
    private Geometry() {
    }

    static int row(int cell) {
        return cell / 9;
    }

    static int column(int cell) {
        return cell % 9;
    }

    static int box(int cell) {
        return row(cell) / 3 * 3 + column(cell) / 3;
    }
}
