/**
 * The command line: {@link gridmark.cli.Main}, the commands that students get too, and the options
 * and streams that all commands share. A command reads options, calls, prints and chooses the exit
 * code.
 */
package gridmark.cli;
