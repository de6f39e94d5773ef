package gridmark.assignment.diagnosis;

import gridmark.assignment.Observation;
import gridmark.assignment.Verdict;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Whether public answers are known by heart. Questions that were answered rightly are asked in
 * disguise, which makes no difference to who works answers out: the question as everybody knows it
 * is then one of several alike, and no more likely than any other to be the only one that is
 * answered rightly. Not to be right in disguise, for whatever reason, is the evidence, so nobody
 * gains by noticing that such questions are asked.
 *
 * @param open the cases that a student may be told of
 * @param asked those of them that have to be worked out
 * @param disguised what came of disguises so far
 */
record ByHeart(List<Observation> open, List<Observation> asked, List<Observation> disguised) {

  /** What happens less often than this to who works answers out is no chance. */
  private static final double CHANCE = 0.001;

  /** So often a question is asked at most. */
  private static final int MOST_TRIES = 40;

  /**
   * What is to be asked in disguise now, some of it several times; nothing, if it is decided, or
   * cannot be.
   */
  List<Observation> next() {
    List<Observation> left = left();
    boolean isOver = left.isEmpty() || isOutOfTime() || isBeyondChance();
    // Who was right in the first disguise is asked no more; what is left is asked ever more often.
    int more = isOver ? 0 : Math.min(tries() + 1, enough(left.size()) - tries());
    return IntStream.range(0, Math.max(0, more)).mapToObj(i -> left).flatMap(List::stream).toList();
  }

  /** The ids of the cases that are worth nothing. */
  Set<String> cases() {
    boolean isSo = isBeyondChance() || (isNothingWorkedOut() && isAskedEnough());
    Set<String> worthNothing = new LinkedHashSet<>();
    if (isSo) {
      open.stream()
          .filter(each -> each.isAccepted() && !each.answer().orElseThrow().isBlank())
          .filter(each -> tries(each).stream().noneMatch(ByHeart::isRightAgain))
          .forEach(each -> worthNothing.add(each.id()));
    }
    return worthNothing;
  }

  /** Whether so many are right as they are known and in no disguise that it was not luck. */
  boolean isBeyondChance() {
    return tries() > 0 && isBeyondChance(left().size(), tries());
  }

  /** What was answered rightly, and in no disguise yet. */
  private List<Observation> left() {
    return asked.stream()
        .filter(Observation::isAccepted)
        .filter(each -> tries(each).stream().noneMatch(ByHeart::isRightAgain))
        .toList();
  }

  private List<Observation> tries(Observation one) {
    return disguised.stream().filter(each -> each.id().equals(one.id())).toList();
  }

  /** What the machine did is nobody's failure. */
  private static boolean isRightAgain(Observation disguised) {
    return disguised.isAccepted() || disguised.verdict() == Verdict.GRADER_ERROR;
  }

  /** How often each of those that are left was asked. Time may have ended before the last round. */
  private int tries() {
    Predicate<Observation> wasAsked = each -> each.ending() != Observation.Ending.NOT_RUN;
    int fewest =
        left().stream()
            .mapToInt(each -> (int) tries(each).stream().filter(wasAsked).count())
            .min()
            .orElse(0);
    return fewest == 0 && !disguised.isEmpty() ? 1 : fewest;
  }

  private boolean isOutOfTime() {
    return disguised.stream().anyMatch(each -> each.ending() == Observation.Ending.NOT_RUN);
  }

  private boolean isNothingWorkedOut() {
    return !disguised.isEmpty() && disguised.stream().noneMatch(Observation::isWorkedOut);
  }

  private boolean isAskedEnough() {
    return isOutOfTime() || tries() >= MOST_TRIES;
  }

  /** How many tries decide it; where none would, so many that who has worked nothing out shows. */
  private int enough(int left) {
    return IntStream.rangeClosed(1, MOST_TRIES)
        .filter(tries -> isBeyondChance(left, tries))
        .findFirst()
        .orElse(disguised.isEmpty() || isNothingWorkedOut() ? MOST_TRIES : 0);
  }

  /**
   * Whether it happens hardly ever that so many are right once and then never in so many tries.
   * Nobody knows how often a program is right; at worst it is so once in as many questions.
   */
  private boolean isBeyondChance(int left, int tries) {
    double once = 1.0 / (tries + 1);
    return atLeast(left, asked.size(), once * Math.pow(1 - once, tries)) <= CHANCE;
  }

  /** How probable it is that so many of all come to pass, if each does with this probability. */
  private static double atLeast(int some, int all, double each) {
    double exactly = Math.pow(1 - each, all);
    double fewer = 0;
    for (int i = 0; i < some; i++) {
      fewer += exactly;
      exactly *= (double) (all - i) / (i + 1) * each / (1 - each);
    }
    return 1 - fewer;
  }
}
