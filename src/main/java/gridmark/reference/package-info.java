/**
 * What is right, and why: {@link gridmark.reference.ReferenceSolver} solves puzzles, {@link
 * gridmark.reference.Explainer} says why one has no solution or several, {@link
 * gridmark.reference.FirstSteps} how to begin one, {@link gridmark.reference.Generator} makes new
 * ones. Packs are proved against it; answers are never compared with it. {@link
 * gridmark.reference.SudokuSolver} and {@link gridmark.reference.EvenOddSolver} are the model
 * answers: what a student could have handed in, with nothing but the interface and sat4j.
 */
package gridmark.reference;
