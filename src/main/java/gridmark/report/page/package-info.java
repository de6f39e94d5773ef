/** Renders a result as HTML that needs nothing beside it. */
package gridmark.report.page;
