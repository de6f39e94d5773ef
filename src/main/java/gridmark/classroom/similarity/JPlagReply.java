package gridmark.classroom.similarity;

import gridmark.classroom.gradebook.SimilarPair;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads what the program that calls JPlag has found; see {@code Compare.java}. */
final class JPlagReply {

  private static final Map<String, String> REASONS =
      Map.of(
          "unreadable", "JPlag cannot read it",
          "short", "it is too short",
          "repetitive", "it repeats itself too much, or is far too long");

  private final List<String> keys;
  private final List<SimilarPair> pairs = new ArrayList<>();
  private final Map<String, String> leftOut;

  private JPlagReply(List<String> keys, Map<String, String> leftOut) {
    this.keys = keys;
    this.leftOut = new TreeMap<>(leftOut);
  }

  /**
   * Reads the answer.
   *
   * @param keys of the submissions, in the order of their numbers
   * @param leftOut those that were not even given to the program
   * @throws IllegalArgumentException if it is cut off, or otherwise no answer
   */
  static Comparison read(List<String> lines, List<String> keys, Map<String, String> leftOut) {
    JPlagReply answer = new JPlagReply(keys, leftOut);
    String[] last = {};
    for (String line : lines) {
      last = line.split(" ", -1);
      answer.take(last);
    }
    if (last.length != 3 || !last[0].equals("end")) {
      throw new IllegalArgumentException("the answer is not complete");
    }
    return new Comparison(
        answer.pairs, Integer.parseInt(last[1]), Integer.parseInt(last[2]), answer.leftOut);
  }

  private void take(String[] words) {
    switch (words[0]) {
      case "left" -> leftOut.put(key(words[1]), REASONS.get(words[2]));
      case "pair" ->
          pairs.add(new SimilarPair(key(words[1]), key(words[2]), Double.parseDouble(words[3])));
      case "end" -> {}
      default -> throw new IllegalArgumentException("the answer says " + words[0]);
    }
  }

  private String key(String number) {
    return keys.get(Integer.parseInt(number));
  }
}
