package gridmark.grader.score;

import gridmark.assignment.Verdict;
import gridmark.words.Words;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reckons a score by a rubric, line by line: cases, weights, bonus cases, what is taken off,
 * rounding, and at last the cap. Exact until it is rounded.
 */
final class Reckoning {

  private final Rubric rubric;
  private final List<ScoreLine> lines = new ArrayList<>();
  private BigDecimal sum = BigDecimal.ZERO;
  private BigDecimal most = BigDecimal.ZERO;

  private Reckoning(Rubric rubric) {
    this.rubric = rubric;
  }

  /**
   * What matters beside the cases.
   *
   * @param lacksInterface whether the solver does not implement the interface
   * @param submitted when it was handed in, if that is known
   * @param tags all that the cases of the pack have, counted here or not
   */
  record Circumstances(
      Status status, boolean lacksInterface, Optional<Instant> submitted, Set<String> tags) {}

  static Score score(List<CaseResult> cases, Rubric rubric, Circumstances circumstances) {
    Reckoning reckoning = new Reckoning(rubric);
    Map<Boolean, List<CaseResult>> byBonus =
        cases.stream().collect(Collectors.partitioningBy(each -> rubric.isBonus(each.testCase())));
    List<CaseResult> usual = byBonus.get(false);
    reckoning.addCases(usual);
    reckoning.tellOfUnusedTags(circumstances.tags());
    reckoning.addWeights(usual);
    reckoning.addBonus(byBonus.get(true));
    if (circumstances.status() == Status.GRADER_ERROR) {
      reckoning.tellOfFaults(cases);
    }
    if (circumstances.lacksInterface()) {
      reckoning.takeForInterface();
    }
    if (rubric.late().isPresent() && circumstances.submitted().isPresent()) {
      reckoning.takeForLateness(rubric.late().get(), circumstances.submitted().get());
    }
    reckoning.round();
    rubric.cap().ifPresent(reckoning::cap);
    return new Score(reckoning.sum.doubleValue(), reckoning.most.doubleValue(), reckoning.lines);
  }

  private void addCases(List<CaseResult> usual) {
    most = total(usual, CaseResult::maxPoints);
    add(casesWorth(usual), total(usual, CaseResult::points));
  }

  private static String casesWorth(List<CaseResult> cases) {
    return "%s worth %s"
        .formatted(
            Words.counted(cases.size(), "case"), Words.plain(total(cases, CaseResult::maxPoints)));
  }

  /** A tag that is misspelt would otherwise change the grades of a whole course unnoticed. */
  private void tellOfUnusedTags(Set<String> tags) {
    Stream.concat(rubric.weights().stream().map(Rubric.Weight::tag), rubric.bonusTags().stream())
        .filter(tag -> !tags.contains(tag))
        .distinct()
        .forEach(tag -> add("no case has the tag " + tag + " of the rubric", BigDecimal.ZERO));
  }

  private void addWeights(List<CaseResult> usual) {
    for (Rubric.Weight weight : rubric.weights()) {
      List<CaseResult> weighed =
          usual.stream()
              .filter(each -> rubric.weightOf(each.testCase()).equals(Optional.of(weight)))
              .toList();
      BigDecimal more = weight.factor().subtract(BigDecimal.ONE);
      if (!weighed.isEmpty() && more.signum() != 0) {
        add(
            "tag %s weighs %s (%s)"
                .formatted(
                    weight.tag(),
                    Words.plain(weight.factor()),
                    Words.counted(weighed.size(), "case")),
            total(weighed, CaseResult::points).multiply(more));
        most = most.add(total(weighed, CaseResult::maxPoints).multiply(more));
      }
    }
  }

  private void addBonus(List<CaseResult> bonus) {
    if (!bonus.isEmpty()) {
      BigDecimal earned =
          bonus.stream()
              .map(each -> BigDecimal.valueOf(each.points()).multiply(factor(each)))
              .reduce(BigDecimal.ZERO, BigDecimal::add);
      add(Words.counted(bonus.size(), "bonus case"), earned);
    }
  }

  private BigDecimal factor(CaseResult each) {
    return rubric.weightOf(each.testCase()).map(Rubric.Weight::factor).orElse(BigDecimal.ONE);
  }

  /** What the grader could not judge is open, not lost. */
  private void tellOfFaults(List<CaseResult> cases) {
    List<CaseResult> open =
        cases.stream().filter(each -> each.verdict() == Verdict.GRADER_ERROR).toList();
    String what = open.isEmpty() ? "" : " on " + casesWorth(open);
    add("the grader failed" + what + ": this is not a grade", BigDecimal.ZERO);
  }

  private void takeForInterface() {
    BigDecimal penalty = rubric.missingInterface();
    if (penalty.signum() > 0) {
      add(
          "interface not implemented, %s off".formatted(Words.plain(penalty)),
          sum.min(penalty).negate());
    }
  }

  private void takeForLateness(LatePolicy policy, Instant submitted) {
    Duration late = policy.lateness(submitted);
    if (late.isNegative() || late.isZero()) {
      return;
    }
    BigDecimal percent = policy.percent(submitted);
    String grace =
        policy.grace().isZero() ? "" : " (grace %s)".formatted(LatePolicy.words(policy.grace()));
    add(
        "late by %s%s, %s %% off".formatted(LatePolicy.words(late), grace, Words.plain(percent)),
        sum.multiply(percent).movePointLeft(2).negate());
  }

  private void round() {
    BigDecimal rounded = rubric.rounding().of(sum);
    if (rounded.compareTo(sum) != 0) {
      add("rounded to " + Words.plain(rubric.rounding().step()), rounded.subtract(sum));
    }
    most = rubric.rounding().of(most);
  }

  private void cap(BigDecimal cap) {
    if (sum.compareTo(cap) > 0) {
      add("capped at " + Words.plain(cap), cap.subtract(sum));
    }
    most = most.min(cap);
  }

  private void add(String text, BigDecimal points) {
    lines.add(new ScoreLine(text, points.doubleValue()));
    sum = sum.add(points);
  }

  private static BigDecimal total(List<CaseResult> cases, ToDoubleFunction<CaseResult> points) {
    return cases.stream()
        .map(each -> BigDecimal.valueOf(points.applyAsDouble(each)))
        .reduce(BigDecimal.ZERO, BigDecimal::add);
  }
}
