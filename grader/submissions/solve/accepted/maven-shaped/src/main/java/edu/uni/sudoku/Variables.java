package edu.uni.sudoku;

import java.util.stream.IntStream;

final class Variables {

    static final int SIZE = 9;

    private Variables() {
    }

    static int of(int row, int column, int digit) {
        return (row * SIZE + column) * SIZE + digit + 1;
    }

    static int[] cell(int row, int column) {
        return IntStream.range(0, SIZE).map(k -> of(row, column, k)).toArray();
    }

    static int[] row(int row, int digit) {
        return IntStream.range(0, SIZE).map(k -> of(row, k, digit)).toArray();
    }

    static int[] column(int column, int digit) {
        return IntStream.range(0, SIZE).map(k -> of(k, column, digit)).toArray();
    }

    static int[] block(int block, int digit) {
        int top = block / 3 * 3;
        int left = block % 3 * 3;
        return IntStream.range(0, SIZE).map(k -> of(top + k / 3, left + k % 3, digit)).toArray();
    }

    static int[][] toGrid(int[] model) {
        int[][] grid = new int[SIZE][SIZE];
        for (int literal : model) {
            if (literal > 0) {
                int cell = (literal - 1) / SIZE;
                grid[cell / SIZE][cell % SIZE] = (literal - 1) % SIZE + 1;
            }
        }
        return grid;
    }
}
