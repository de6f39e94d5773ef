package gridmark.classroom.similarity;

import gridmark.classroom.gradebook.SimilarPair;
import java.util.List;
import java.util.Map;

/**
 * Who resembles whom.
 *
 * @param pairs the most similar first, at most {@link Comparer#MOST_PAIRS}
 * @param compared how many submissions were compared, each with each
 * @param similarPairs how many pairs reach {@link Comparer#LEAST_SIMILARITY}, whether listed or not
 * @param leftOut why a submission was not compared, by its key
 */
public record Comparison(
    List<SimilarPair> pairs, int compared, int similarPairs, Map<String, String> leftOut) {}
