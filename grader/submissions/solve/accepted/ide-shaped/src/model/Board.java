package model;

import java.util.ArrayList;
import java.util.List;

public class Board {

    public static final int CELLS = 81;

    private final int[] cells = new int[CELLS];

    public Board() {
    }

    public Board(int[][] sudoku) {
        for (int i = 0; i < CELLS; i++) {
            cells[i] = sudoku[i / 9][i % 9];
        }
    }

    public int get(int position) {
        return cells[position];
    }

    public void set(int position, int digit) {
        cells[position] = digit;
    }

    public boolean isEmpty(int position) {
        return cells[position] == 0;
    }

    /** The later positions that must not hold the same digit. */
    public List<Integer> peers(int position) {
        List<Integer> peers = new ArrayList<>();
        for (int other = position + 1; other < CELLS; other++) {
            boolean sameRow = other / 9 == position / 9;
            boolean sameColumn = other % 9 == position % 9;
            boolean sameBlock = other / 27 == position / 27 && other % 9 / 3 == position % 9 / 3;
            if (sameRow || sameColumn || sameBlock) {
                peers.add(other);
            }
        }
        return peers;
    }

    public int[][] toArray() {
        int[][] array = new int[9][9];
        for (int i = 0; i < CELLS; i++) {
            array[i / 9][i % 9] = cells[i];
        }
        return array;
    }
}
