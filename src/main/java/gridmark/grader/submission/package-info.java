/**
 * What was handed in: reads a file, a folder or a zip, has it compiled, and finds the solver in it
 * by what can be called.
 */
package gridmark.grader.submission;
