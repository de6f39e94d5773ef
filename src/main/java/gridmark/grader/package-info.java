/**
 * Grades one submission: read questions, build, run, judge, diagnose, score. {@link
 * gridmark.grader.Grader#grade} is that line; the packages beside this one are its stations, in
 * that order, each of which knows only those before it.
 */
package gridmark.grader;
