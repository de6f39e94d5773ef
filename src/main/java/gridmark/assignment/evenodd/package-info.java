/** The assignment {@code evenodd}: a Sudoku whose marked cells hold even digits, or odd ones. */
package gridmark.assignment.evenodd;
