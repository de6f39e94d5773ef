package gridmark.grader.score;

/**
 * One step on the way to a score.
 *
 * @param text what it is for
 * @param points what it adds, or takes away if negative
 */
public record ScoreLine(String text, double points) {}
