package gridmark.assignment;

import java.math.BigInteger;
import java.util.List;

/**
 * What is known of a question by means that share no code.
 *
 * @param solutions how many right answers there are
 * @param isExact whether all of them were counted
 * @param doubts why the question does not expect what it should; empty if it is proved
 */
public record Proof(BigInteger solutions, boolean isExact, List<String> doubts) {

  public Proof {
    doubts = List.copyOf(doubts);
  }

  public boolean holds() {
    return doubts.isEmpty();
  }
}
