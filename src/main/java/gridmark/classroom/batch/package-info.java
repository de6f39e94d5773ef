/** Grades a whole class: several at a time, to be gone on with after any interruption. */
package gridmark.classroom.batch;
