/**
 * Boards of any size: cells, units, grids, marks, puzzles and their text forms and transforms, and
 * the rules with the places where a grid breaks them.
 */
package gridmark.board;
