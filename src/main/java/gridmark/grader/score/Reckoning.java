package gridmark.grader.score;

import gridmark.assignment.Verdict;
import gridmark.words.Words;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Reckons a score by a rubric, line by line: cases, weights, bonus cases, what is taken off,
 * rounding, and at last the cap. Exact until it is rounded.
 */
final class Reckoning {

  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

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
    reckoning.addCases(cases);
    reckoning.tellOfUnusedTags(circumstances.tags());
    reckoning.addWeights(cases);
    reckoning.addBonus(cases);
    reckoning.tellOfFaults(cases, circumstances.status());
    if (circumstances.lacksInterface()) {
      reckoning.takeForInterface();
    }
    circumstances.submitted().ifPresent(reckoning::takeForLateness);
    reckoning.round();
    rubric.cap().ifPresent(reckoning::cap);
    return new Score(reckoning.sum.doubleValue(), reckoning.most.doubleValue(), reckoning.lines);
  }

  private void addCases(List<CaseResult> cases) {
    List<CaseResult> usual = cases.stream().filter(each -> !isBonus(each)).toList();
    BigDecimal worth = total(usual.stream(), CaseResult::maxPoints);
    add(
        "%s worth %s".formatted(Words.counted(usual.size(), "case"), Words.plain(worth)),
        total(usual.stream(), CaseResult::points));
    most = worth;
  }

  /** A tag that is misspelt would otherwise change the grades of a whole course unnoticed. */
  private void tellOfUnusedTags(Set<String> tags) {
    Stream.concat(rubric.weights().stream().map(Rubric.Weight::tag), rubric.bonusTags().stream())
        .filter(tag -> !tags.contains(tag))
        .distinct()
        .forEach(tag -> add("no case has the tag " + tag + " of the rubric", BigDecimal.ZERO));
  }

  private void addWeights(List<CaseResult> cases) {
    for (Rubric.Weight weight : rubric.weights()) {
      List<CaseResult> weighed =
          cases.stream().filter(each -> !isBonus(each)).filter(each -> has(each, weight)).toList();
      BigDecimal more = weight.factor().subtract(BigDecimal.ONE);
      if (!weighed.isEmpty() && more.signum() != 0) {
        add(
            "tag %s weighs %s (%s)"
                .formatted(
                    weight.tag(),
                    Words.plain(weight.factor()),
                    Words.counted(weighed.size(), "case")),
            total(weighed.stream(), CaseResult::points).multiply(more));
        most = most.add(total(weighed.stream(), CaseResult::maxPoints).multiply(more));
      }
    }
  }

  private boolean has(CaseResult each, Rubric.Weight weight) {
    return rubric.weightOf(each.testCase()).filter(weight::equals).isPresent();
  }

  private boolean isBonus(CaseResult each) {
    return rubric.isBonus(each.testCase());
  }

  private void addBonus(List<CaseResult> cases) {
    List<CaseResult> bonus = cases.stream().filter(this::isBonus).toList();
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
  private void tellOfFaults(List<CaseResult> cases, Status status) {
    if (status == Status.GRADER_ERROR) {
      List<CaseResult> open =
          cases.stream().filter(each -> each.verdict() == Verdict.GRADER_ERROR).toList();
      String what =
          open.isEmpty()
              ? ""
              : " on %s worth %s"
                  .formatted(
                      Words.counted(open.size(), "case"),
                      Words.plain(total(open.stream(), CaseResult::maxPoints)));
      add("the grader failed" + what + ": this is not a grade", BigDecimal.ZERO);
    }
  }

  private void takeForInterface() {
    BigDecimal penalty = rubric.missingInterface();
    if (penalty.signum() > 0) {
      add(
          "interface not implemented, %s off".formatted(Words.plain(penalty)),
          sum.min(penalty).negate());
    }
  }

  private void takeForLateness(Instant submitted) {
    if (rubric.late().isEmpty()) {
      return;
    }
    LatePolicy policy = rubric.late().get();
    Duration late = policy.lateness(submitted);
    if (late.isNegative() || late.isZero()) {
      return;
    }
    BigDecimal percent = policy.percent(submitted);
    String grace =
        policy.grace().isZero() ? "" : " (grace %s)".formatted(LatePolicy.words(policy.grace()));
    add(
        "late by %s%s, %s %% off".formatted(LatePolicy.words(late), grace, Words.plain(percent)),
        sum.multiply(percent).divide(HUNDRED).negate());
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

  private static BigDecimal total(Stream<CaseResult> cases, ToDoubleFunction<CaseResult> points) {
    return cases
        .map(each -> BigDecimal.valueOf(points.applyAsDouble(each)))
        .reduce(BigDecimal.ZERO, BigDecimal::add);
  }
}
