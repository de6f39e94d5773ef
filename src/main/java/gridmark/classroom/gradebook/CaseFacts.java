package gridmark.classroom.gradebook;

import gridmark.assignment.Verdict;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What a case says of the class. Only programs that ran are counted: one that does not compile
 * fails every case alike.
 *
 * @param verdicts how many ended in which way; those that nobody got are left out
 * @param ran how many programs were asked
 * @param betterHalf which share of the better half of the class solves it, from 0 to 1; who is
 *     better is told by the points of all the other cases
 * @param otherHalf which share of the other half does
 * @param medianCpuMs of those whose program got to it
 */
public record CaseFacts(
    AskedCase asked,
    Map<Verdict, Integer> verdicts,
    int ran,
    double betterHalf,
    double otherHalf,
    long medianCpuMs) {

  public CaseFacts {
    verdicts = Collections.unmodifiableMap(new EnumMap<>(verdicts));
  }

  public int count(Verdict verdict) {
    return verdicts.getOrDefault(verdict, 0);
  }

  public int solved() {
    return count(Verdict.ACCEPTED);
  }

  /** Whether it tells nothing, since every program that ran solves it. */
  public boolean nobodyFails() {
    return ran > 0 && solved() == ran;
  }

  /** Whether no program solves it: perhaps the case is at fault. */
  public boolean everybodyFails() {
    return ran > 0 && solved() == 0;
  }

  /** Whether there are two halves to compare: one program alone is none. */
  public boolean hasHalves() {
    return ran > 1;
  }

  /** Whether a program got to it, so that its time says something. */
  public boolean isTimed() {
    return ran > count(Verdict.NOT_RUN);
  }

  /**
   * How well it tells the better half from the other: 1 if all of the better half solve it and
   * nobody else, 0 if both solve it alike, less if the better half solves it less often.
   */
  public double split() {
    return betterHalf - otherHalf;
  }

  /**
   * The facts of one case.
   *
   * @param position of the case in the pack
   * @param ran those whose program ran
   */
  static CaseFacts of(AskedCase asked, int position, List<Entry> ran) {
    List<CaseMark> marks = ran.stream().map(each -> each.marks().get(position)).toList();
    Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    marks.forEach(mark -> verdicts.merge(mark.verdict(), 1, Integer::sum));
    List<Rank> ranks = ran.stream().map(each -> Rank.of(each.marks(), position)).toList();
    double median =
        ScoreDistribution.median(
            marks.stream()
                .filter(mark -> mark.verdict() != Verdict.NOT_RUN)
                .mapToDouble(CaseMark::cpuMs)
                .toArray());
    return new CaseFacts(
        asked,
        verdicts,
        ran.size(),
        solvedByHalf(ranks, Comparator.comparingDouble(Rank::others).reversed()),
        solvedByHalf(ranks, Comparator.comparingDouble(Rank::others)),
        Math.round(median));
  }

  /** A program's points of all other cases, and whether it solves this one. */
  private record Rank(double others, boolean solves) {

    static Rank of(List<CaseMark> marks, int position) {
      double all = marks.stream().mapToDouble(CaseMark::points).sum();
      CaseMark mark = marks.get(position);
      return new Rank(all - mark.points(), !mark.lost());
    }
  }

  /**
   * Which share of the first half solves it. Those on whom the border falls, since they have the
   * same points, all count with the same part of one.
   */
  private static double solvedByHalf(List<Rank> ranks, Comparator<Rank> order) {
    List<Rank> sorted = ranks.stream().sorted(order).toList();
    double half = sorted.size() / 2.0;
    double solved = 0;
    int start = 0;
    while (start < half) {
      int end = endOfTie(sorted, start);
      long solving = sorted.subList(start, end).stream().filter(Rank::solves).count();
      solved += solving * Math.min(1, (half - start) / (end - start));
      start = end;
    }
    return half == 0 ? 0 : solved / half;
  }

  private static int endOfTie(List<Rank> sorted, int start) {
    int end = start + 1;
    // Sums of the same points in another order may differ in the last bit.
    while (end < sorted.size()
        && Math.abs(sorted.get(end).others() - sorted.get(start).others()) < 1e-9) {
      end++;
    }
    return end;
  }
}
