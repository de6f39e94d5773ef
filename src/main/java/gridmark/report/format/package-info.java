/** Renders a result in the formats of platforms and tools. */
package gridmark.report.format;
