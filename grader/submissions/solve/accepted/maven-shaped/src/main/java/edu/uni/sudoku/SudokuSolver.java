// A Maven project: main sources in a package, a test that needs JUnit, a pom.xml.

package edu.uni.sudoku;

import gridmark.api.AbstractSudokuSolver;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        Cnf cnf = new Cnf();
        for (int i = 0; i < Variables.SIZE; i++) {
            for (int j = 0; j < Variables.SIZE; j++) {
                cnf.exactlyOne(Variables.cell(i, j));
                cnf.exactlyOne(Variables.row(i, j));
                cnf.exactlyOne(Variables.column(i, j));
                cnf.exactlyOne(Variables.block(i, j));
            }
        }
        for (int i = 0; i < Variables.SIZE; i++) {
            for (int j = 0; j < Variables.SIZE; j++) {
                if (sudoku[i][j] != 0) {
                    cnf.fact(Variables.of(i, j, sudoku[i][j] - 1));
                }
            }
        }
        return cnf.model().map(Variables::toGrid).orElse(new int[Variables.SIZE][Variables.SIZE]);
    }
}
