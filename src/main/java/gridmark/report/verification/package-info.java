/** Renders a pack's verification, as text, JSON and HTML. */
package gridmark.report.verification;
