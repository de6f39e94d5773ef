/**
 * Runs a prepared submission on the cases, one question at a time, and brings back what came of
 * each.
 */
package gridmark.grader.run;
