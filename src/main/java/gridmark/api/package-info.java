/**
 * What students compile against: an interface for each assignment, a DIMACS writer and a SAT
 * solver.
 *
 * <p>This package and the interfaces' twins in the default package are the student jar. It depends
 * on the JDK and, in {@link gridmark.api.SatSolver} alone, on sat4j.
 */
package gridmark.api;
