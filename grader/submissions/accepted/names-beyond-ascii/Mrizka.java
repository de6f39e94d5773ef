/** Which digits are used in each row, column and block, as bit masks. */
class Mřížka {

    private final int[] řádky = new int[9];
    private final int[] sloupce = new int[9];
    private final int[] čtverce = new int[9];

    boolean zapiš(int ř, int s, int číslice) {
        int bit = 1 << číslice;
        if ((použité(ř, s) & bit) != 0) {
            return false;
        }
        řádky[ř] |= bit;
        sloupce[s] |= bit;
        čtverce[ř / 3 * 3 + s / 3] |= bit;
        return true;
    }

    private void smaž(int ř, int s, int číslice) {
        řádky[ř] &= ~(1 << číslice);
        sloupce[s] &= ~(1 << číslice);
        čtverce[ř / 3 * 3 + s / 3] &= ~(1 << číslice);
    }

    private int použité(int ř, int s) {
        return řádky[ř] | sloupce[s] | čtverce[ř / 3 * 3 + s / 3];
    }

    /** Fills the cell with the fewest choices first. */
    boolean doplň(int[][] d) {
        int nejméně = 10, nejŘ = -1, nejS = -1;
        for (int ř = 0; ř < 9; ř++) {
            for (int s = 0; s < 9; s++) {
                int možností = 9 - Integer.bitCount(použité(ř, s));
                if (d[ř][s] == 0 && možností < nejméně) {
                    nejméně = možností;
                    nejŘ = ř;
                    nejS = s;
                }
            }
        }
        if (nejŘ < 0) {
            return true;
        }
        for (int č = 1; č <= 9; č++) {
            if (zapiš(nejŘ, nejS, č)) {
                d[nejŘ][nejS] = č;
                if (doplň(d)) {
                    return true;
                }
                d[nejŘ][nejS] = 0;
                smaž(nejŘ, nejS, č);
            }
        }
        return false;
    }
}
