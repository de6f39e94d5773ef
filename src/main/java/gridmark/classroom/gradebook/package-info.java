/** How a whole class stands: a row for everybody, and what the rows have in common. */
package gridmark.classroom.gradebook;
