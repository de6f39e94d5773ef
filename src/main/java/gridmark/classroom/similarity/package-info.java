/**
 * Compares the sources of a class with each other, by JPlag, which runs as a program of its own.
 */
package gridmark.classroom.similarity;
