package gridmark.assignment;

import java.util.List;

/**
 * What there is to say of an answer.
 *
 * @param checks what it was checked for; it is right if it passes all of them
 * @param message what is wrong and where, with nothing held back; empty when it is right
 * @param breaches all places where it breaks the rules, a phrase each; the message names the first
 */
public record Finding(List<Check> checks, String message, List<String> breaches) {

  /** So many breaches a message names. */
  public static final int MOST_TOLD = 3;

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
}
