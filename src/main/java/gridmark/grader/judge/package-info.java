/**
 * Judges what came of a case by the rules of Sudoku, and says in plain words what is wrong and
 * where.
 */
package gridmark.grader.judge;
