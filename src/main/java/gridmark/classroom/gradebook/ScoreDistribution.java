package gridmark.classroom.gradebook;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How the scores of a class are spread, of those with a grade.
 *
 * @param lowest the least that somebody has
 * @param highest the most that somebody has
 * @param most what can be reached
 * @param bars from the lowest scores to full marks, which have a bar of their own; none if nobody
 *     has a grade
 */
public record ScoreDistribution(
    int count,
    double mean,
    double median,
    double lowest,
    double highest,
    double most,
    List<Bar> bars) {

  private static final int TENTHS = 10;

  /**
   * How many have such a score.
   *
   * @param from the least of these scores
   * @param to all of these scores are below it; the same as the least for full marks
   */
  public record Bar(double from, double to, int count) {
    public boolean isFullMarks() {
      return from == to;
    }
  }

  static ScoreDistribution of(List<Entry> entries) {
    List<Standing> graded =
        entries.stream().filter(Entry::hasGrade).flatMap(each -> each.standing().stream()).toList();
    double[] scores = graded.stream().mapToDouble(Standing::score).toArray();
    double most = graded.stream().mapToDouble(Standing::maxScore).max().orElse(0);
    return new ScoreDistribution(
        scores.length,
        Arrays.stream(scores).average().orElse(0),
        median(scores),
        Arrays.stream(scores).min().orElse(0),
        Arrays.stream(scores).max().orElse(0),
        most,
        most > 0 ? bars(scores, most) : List.of());
  }

  private static List<Bar> bars(double[] scores, double most) {
    int[] counts = new int[TENTHS + 1];
    for (double score : scores) {
      // A rubric may give more than the most, and less than nothing.
      int tenth = (int) Math.floor(score * TENTHS / most);
      counts[Math.max(0, Math.min(TENTHS, tenth))]++;
    }
    return IntStream.rangeClosed(0, TENTHS)
        .mapToObj(i -> new Bar(at(i, most), at(Math.min(i + 1, TENTHS), most), counts[i]))
        .toList();
  }

  private static double at(int tenth, double most) {
    return most * tenth / TENTHS;
  }

  /** Of no values it is 0, of an even number the mean of the two in the middle. */
  static double median(double... values) {
    double[] sorted = Arrays.stream(values).sorted().toArray();
    int middle = sorted.length / 2;
    return sorted.length == 0
        ? 0
        : sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
