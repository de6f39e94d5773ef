package gridmark.classroom.similarity;

import gridmark.classroom.gradebook.SimilarPair;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Who resembles whom.
 *
 * @param pairs the most similar first, at most {@link Comparer#MOST_PAIRS}
 * @param compared how many submissions were compared, each with each
 * @param similarPairs how many pairs reach {@link Comparer#LEAST_SIMILARITY}, whether listed or not
 * @param leftOut why a submission was not compared, by its key
 */
public record Comparison(
    List<SimilarPair> pairs, int compared, int similarPairs, Map<String, String> leftOut) {

  private static final Map<String, String> REASONS =
      Map.of(
          "unreadable", "JPlag cannot read it",
          "short", "it is too short",
          "repetitive", "it repeats itself too much, or is far too long");

  /**
   * Reads the answer of the program that calls JPlag; see {@code Compare.java}.
   *
   * @param keys of the submissions, in the order of their numbers
   * @param notGiven those that were not even given to the program, and why
   * @throws IllegalArgumentException if it is cut off, or otherwise no answer
   */
  static Comparison read(List<String> lines, List<String> keys, Map<String, String> notGiven) {
    List<SimilarPair> pairs = new ArrayList<>();
    Map<String, String> leftOut = new TreeMap<>(notGiven);
    String[] words = {};
    for (String line : lines) {
      words = line.split(" ", -1);
      switch (words[0]) {
        case "left" -> leftOut.put(key(words[1], keys), REASONS.get(words[2]));
        case "pair" ->
            pairs.add(
                new SimilarPair(
                    key(words[1], keys), key(words[2], keys), Double.parseDouble(words[3])));
        case "end" -> {}
        default -> throw new IllegalArgumentException("the answer says " + words[0]);
      }
    }
    if (words.length != 3 || !words[0].equals("end")) {
      throw new IllegalArgumentException("the answer is not complete");
    }
    return new Comparison(pairs, Integer.parseInt(words[1]), Integer.parseInt(words[2]), leftOut);
  }

  private static String key(String number, List<String> keys) {
    return keys.get(Integer.parseInt(number));
  }
}
