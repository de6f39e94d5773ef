/**
 * Boards of any size: cells, units, grids, and the rules with the places where a grid breaks them.
 */
package gridmark.board;
