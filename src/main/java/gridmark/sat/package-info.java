/**
 * Sudoku as a formula. {@link gridmark.sat.Encoding} turns a puzzle into clauses and a model back
 * into a grid, {@link gridmark.sat.Solver} finds the model, {@link gridmark.sat.Dimacs} lets others
 * read the formula. {@link gridmark.sat.Candidates} follows singles without one.
 */
package gridmark.sat;
