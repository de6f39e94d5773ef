/**
 * What assignments have in common that ask for a filled board: the question, the rules an answer is
 * held against, what it teaches, and how it looks.
 */
package gridmark.assignment.filling;
