/**
 * Renders a result: for a reader at a terminal, and as result.json. What a reader may see is
 * decided in one place, {@link gridmark.grader.report.ResultView}.
 */
package gridmark.grader.report;
