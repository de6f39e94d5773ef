/** What was handed in: reads a file, a folder or an archive, and has it built by its language. */
package gridmark.grader.submission;
