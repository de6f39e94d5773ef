package gridmark.json;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the known word that a mistyped one was meant to be. */
public final class Nearest {

  private static final int MOST_SLIPS = 2;

  private Nearest() {}

  /** The nearest of the known words, if one is near. */
  public static Optional<String> to(String word, Collection<String> known) {
    String lower = word.toLowerCase(Locale.ROOT);
    return known.stream()
        .filter(candidate -> distance(lower, candidate) <= Math.min(MOST_SLIPS, lower.length() - 1))
        .min(Comparator.comparingInt(candidate -> distance(lower, candidate)));
  }

  /** Insertions, deletions, replacements and swaps of neighbours that make one word the other. */
  private static int distance(String a, String b) {
    int[][] steps = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        steps[i][j] = i == 0 || j == 0 ? i + j : best(steps, a, b, i, j);
      }
    }
    return steps[a.length()][b.length()];
  }

  private static int best(int[][] steps, String a, String b, int i, int j) {
    int replaced = steps[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
    int best = Math.min(replaced, 1 + Math.min(steps[i - 1][j], steps[i][j - 1]));
    boolean isSwap =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return isSwap ? Math.min(best, steps[i - 2][j - 2] + 1) : best;
  }
}
