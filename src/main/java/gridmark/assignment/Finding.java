package gridmark.assignment;

import java.util.List;

/**
 * What there is to say of an answer.
 *
 * @param checks what it was checked for; it is right if it passes all of them
 * @param distance how far it is from an answer to this very question: a guess may pass checks too
 * @param message what is wrong and where, with nothing held back; empty when it is right
 * @param breaches all places where it breaks the rules, a phrase each; the message names the first
 */
public record Finding(
    List<Check> checks, Distance distance, String message, List<String> breaches) {

  /** So many breaches a message names. */
  public static final int MOST_TOLD = 3;

  /** How far an answer is from a right one. */
  public enum Distance {
    /** It is right, or but for one mistake: what it has right counts. */
    NEAR,
    /** Too much is wrong, but who knows the answer to another question only is further off. */
    MIDDLING,
    /** It might answer any other question as well. */
    FAR
  }

  public Finding {
    checks = List.copyOf(checks);
    breaches = List.copyOf(breaches);
    if (checks.isEmpty()) {
      throw new IllegalArgumentException("an answer is checked for something");
    }
  }

  /** Whether nothing is wrong. */
  public boolean isRight() {
    return checks.stream().allMatch(Check::passed);
  }

  /** Whether it was made for this question, rightly or wrongly, and is not just any. */
  public boolean isWorkedOut() {
    return distance != Distance.FAR;
  }

  /** What part of the points it earns: the share of the checks it passes, if it is near at all. */
  public double share() {
    long passed = checks.stream().filter(Check::passed).count();
    return distance == Distance.NEAR ? (double) passed / checks.size() : 0;
  }
}
