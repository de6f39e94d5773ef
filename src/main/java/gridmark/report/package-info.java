/** The list of all reports of a result, and those that a run was asked for. */
package gridmark.report;
