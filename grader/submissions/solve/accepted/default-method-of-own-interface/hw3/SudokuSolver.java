// solve is a default method of an interface that only its package can see.

package hw3;

public class SudokuSolver implements Filling {}
