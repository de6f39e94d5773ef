/** The Sudoku and SAT tools: commands that take puzzles, or make them. */
package gridmark.cli.tools;
