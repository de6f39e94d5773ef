/** Renders a result for a terminal and for files of plain text. */
package gridmark.report.text;
