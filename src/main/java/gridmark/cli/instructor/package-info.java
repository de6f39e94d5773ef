/** The commands for whoever gives the course: a class, its packs, and what is handed out. */
package gridmark.cli.instructor;
