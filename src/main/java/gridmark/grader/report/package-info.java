/** Renders a result: for a reader at a terminal, and as result.json. */
package gridmark.grader.report;
