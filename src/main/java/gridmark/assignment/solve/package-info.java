/** The assignment {@code solve}: one solution of a Sudoku, or all zeros. */
package gridmark.assignment.solve;
