/** Finds out who of a class handed in what: from a folder, a platform's export, a roster. */
package gridmark.classroom.roll;
