package gridmark.classroom.gradebook;

/**
 * Two submissions that resemble each other.
 *
 * @param similarity from 0 to 1
 */
public record SimilarPair(String firstKey, String secondKey, double similarity) {}
