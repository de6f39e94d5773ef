/** "This cell holds this digit", one variable of the formula. */
public class CellValue {

    private final int row;
    private final int column;
    private final int digit;

    public CellValue(int row, int column, int digit) {
        this.row = row;
        this.column = column;
        this.digit = digit;
    }

    public static CellValue ofNumber(int number) {
        int n = number - 1;
        return new CellValue(n / 81, n / 9 % 9, n % 9 + 1);
    }

    public int toNumber() {
        return row * 81 + column * 9 + digit;
    }

    public int getRow() {
        return row;
    }

    public int getColumn() {
        return column;
    }

    public int getDigit() {
        return digit;
    }
}
