/**
 * Renders a result, for a reader at a terminal and as result.json; and a pack's verification, as
 * text, JSON and HTML.
 */
package gridmark.grader.report;
