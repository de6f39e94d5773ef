/**
 * What a reader may see of a result, decided in one place ({@link
 * gridmark.report.view.ResultView}), and the words that all reports share.
 */
package gridmark.report.view;
