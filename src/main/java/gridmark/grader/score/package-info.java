/** Turns judgements into points by a rubric, and everything known of a run into one result. */
package gridmark.grader.score;
