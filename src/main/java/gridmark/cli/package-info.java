/**
 * The command line: one class a command, which reads options, calls, prints and chooses the exit
 * code.
 */
package gridmark.cli;
