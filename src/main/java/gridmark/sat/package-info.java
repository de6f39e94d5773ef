/**
 * Sudoku as a formula: the numbering of variables, the encoding as clauses, and the solver behind
 * it.
 */
package gridmark.sat;
