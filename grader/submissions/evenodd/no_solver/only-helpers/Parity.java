public enum Parity {
    FREE,
    ODD,
    EVEN;

    boolean allows(int digit) {
        return this == FREE || (this == EVEN) == (digit % 2 == 0);
    }
}
