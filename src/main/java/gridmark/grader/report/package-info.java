/**
 * Renders a result, for a reader at a terminal and as result.json; and a pack's verification, as
 * text, JSON and HTML. What a reader may see of a result is decided in one place, {@link
 * gridmark.grader.report.ResultView}.
 */
package gridmark.grader.report;
