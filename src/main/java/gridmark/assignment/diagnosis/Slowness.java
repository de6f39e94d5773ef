package gridmark.assignment.diagnosis;

import gridmark.assignment.Observation;
import gridmark.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Cases take too long: all of them, or those of one kind.
 *
 * @param noun for what is asked, as of many: "puzzles"
 * @param kinds what may set the slow ones apart, beside being hard
 * @param advice how to be faster
 * @param plainAdvice the same for a program that calls no SAT solver
 */
public record Slowness<S extends Seen>(
    String noun, List<Kind<S>> kinds, String advice, String plainAdvice) implements Suspect<S> {

  /** How packs mark cases that take a search. */
  private static final Set<String> HARD = Set.of("hard", "17-clue", "search");

  /** Of fewer it may be chance that all are slow. */
  private static final int FEWEST = 3;

  /**
   * What is asked, of one kind.
   *
   * @param words behind the noun: "without a solution"
   * @param advice how to be faster with them
   * @param plainAdvice the same for a program that calls no SAT solver
   */
  public record Kind<S>(String words, Predicate<S> which, String advice, String plainAdvice) {

    /** One for which the advice is the same for all programs. */
    public Kind(String words, Predicate<S> which, String advice) {
      this(words, which, advice, advice);
    }
  }

  public Slowness {
    kinds = List.copyOf(kinds);
  }

  @Override
  public Optional<Cause<S>> examine(Observations<S> seen) {
    // To wait without computing is another mistake.
    List<S> explained =
        seen.failed(each -> each.observation().ending() == Observation.Ending.TOO_SLOW);
    return Cause.of(
        explained, new Clue<>(CommonBug.TOO_SLOW, explained, this::evidence, this::advice));
  }

  private String evidence(Shown<S> shown) {
    int slow = shown.witnesses().size();
    return "%s, %s%s, exceeded the time limit; %s."
        .formatted(
            Words.counted(slow, "public case"),
            slow == 1 ? "" : "the first of them ",
            shown.first().id(),
            apart(shown));
  }

  private String apart(Shown<S> shown) {
    if (isApart(shown, this::isHard)) {
      return "only hard " + noun + " are slow, easier ones were solved in time";
    }
    return kind(shown)
        .map(
            kind ->
                isApart(shown, kind.which())
                    ? "only %s %s are slow, others were solved in time"
                        .formatted(noun, kind.words())
                    : "%s %s were never solved in time, nearly all others were"
                        .formatted(noun, kind.words()))
        .orElse("not only hard " + noun + " are slow");
  }

  private Optional<Kind<S>> kind(Shown<S> shown) {
    return kinds.stream()
        .filter(kind -> isApart(shown, kind.which()))
        .findFirst()
        .or(() -> kinds.stream().filter(kind -> isNearlyApart(shown, kind.which())).findFirst());
  }

  /** Whether all of the kind are slow, and few others are. */
  private static <S extends Seen> boolean isNearlyApart(Shown<S> shown, Predicate<S> which) {
    long slow = shown.witnesses().stream().filter(which).count();
    return slow >= FEWEST
        && 3 * slow >= 2L * shown.witnesses().size()
        && shown.seen().all(Seen::isAccepted).stream().noneMatch(which);
  }

  private static <S extends Seen> boolean isApart(Shown<S> shown, Predicate<S> which) {
    return !shown.witnesses().isEmpty()
        && shown.witnesses().stream().allMatch(which)
        && !shown.seen().all(Seen::isAccepted).stream().allMatch(which);
  }

  private String advice(Shown<S> shown) {
    Optional<Kind<S>> kind = isApart(shown, this::isHard) ? Optional.empty() : kind(shown);
    String general = shown.advice(CommonBug.TOO_SLOW);
    return shown.seen().isWithoutSat()
        ? general + " " + kind.map(Kind::plainAdvice).orElse(plainAdvice)
        : kind.map(Kind::advice).orElse(advice) + " " + general;
  }

  private boolean isHard(S sighting) {
    return sighting.observation().tags().stream().anyMatch(HARD::contains);
  }
}
