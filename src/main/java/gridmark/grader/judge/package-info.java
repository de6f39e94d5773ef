/**
 * Judges what came of a case by the rules of its question, and says in plain words what is wrong,
 * where, and what there is to learn from it.
 */
package gridmark.grader.judge;
