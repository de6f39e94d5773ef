/**
 * Counts the solutions of a puzzle exactly, with decision diagrams.
 *
 * <p>{@link gridmark.count.SolutionCounter} is the way in, {@link gridmark.count.Count} what comes
 * out. A decision diagram has a node for everything that can still be open after part of the board
 * is filled; different fillings that leave the same open are one node. To count, each node's number
 * is computed once, however many ways lead to it.
 *
 * <p>What a level of the diagram is makes the difference. In the diagram of an exact cover problem
 * a level is one placement. In the diagram of bands a level is a whole band of boxes: all that the
 * bands below need to know is which digits are used up in which column. Then 9x9 boards with few
 * givens, even the empty one, have few enough nodes.
 */
package gridmark.count;
