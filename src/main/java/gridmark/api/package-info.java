/**
 * What students compile against: the interface to implement, a DIMACS writer and a SAT solver.
 *
 * <p>This package and the default-package {@code AbstractSudokuSolver} are the student jar. It
 * depends on the JDK and, in {@link gridmark.api.SatSolver} alone, on sat4j.
 */
package gridmark.api;
