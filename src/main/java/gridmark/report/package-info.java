/**
 * Renders a result, for a reader at a terminal and as result.json. What a reader may see of a
 * result is decided in one place, {@link gridmark.report.ResultView}.
 */
package gridmark.report;
