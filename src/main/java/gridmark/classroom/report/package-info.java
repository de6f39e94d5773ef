/** The reports of a whole class: a page, a table for spreadsheets, lines for scripts, a summary. */
package gridmark.classroom.report;
