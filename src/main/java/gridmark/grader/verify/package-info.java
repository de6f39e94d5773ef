/**
 * Measures a pack: proves what its cases expect, sees which mutants it catches, and grades the
 * samples.
 */
package gridmark.grader.verify;
