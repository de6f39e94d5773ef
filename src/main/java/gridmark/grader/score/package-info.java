/** Turns judgements into points, and everything known of a run into one result. */
package gridmark.grader.score;
