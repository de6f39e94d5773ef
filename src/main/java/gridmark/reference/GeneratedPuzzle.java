package gridmark.reference;

import gridmark.board.Puzzle;

/** A puzzle, the number of its solutions, and how much search it takes to find them. */
public record GeneratedPuzzle(Puzzle puzzle, int solutions, Guesswork guesswork) {}
