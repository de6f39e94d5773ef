package gridmark.assignment.diagnosis;

import java.util.List;
import java.util.Optional;

/** The same question is answered now this way, now that, by processes that know nothing else. */
public final class Chance<S extends Seen> implements Suspect<S> {

  @Override
  public Optional<Cause<S>> examine(Observations<S> seen) {
    List<S> changing =
        seen.repeated(seen.all()).stream().filter(each -> isChanging(each, seen)).toList();
    return Cause.of(
        seen.failed(Seen::isWrongOrCrashed),
        new Clue<>(
            CommonBug.NONDETERMINISTIC,
            changing,
            shown ->
                shown.first().id()
                    + (isNowRight(shown.first(), shown.seen())
                        ? " was answered rightly in one run and wrongly in another."
                        : " was answered wrongly in every run, but never in the same way.")));
  }

  private boolean isNowRight(S repeated, Observations<S> seen) {
    return repeated.isAccepted() || seen.repeats(repeated).stream().anyMatch(Seen::isAccepted);
  }

  private boolean isChanging(S repeated, Observations<S> seen) {
    List<S> again = seen.repeats(repeated);
    if (again.stream().noneMatch(Seen::isAccepted)) {
      return repeated.isAccepted() || answers(again) > 1;
    }
    // Before the first case there was nothing to remember.
    boolean isFirst = repeated.equals(seen.all().get(0));
    return !again.stream().allMatch(Seen::isAccepted) || (isFirst && repeated.isFailed());
  }

  private static long answers(List<? extends Seen> again) {
    return again.stream().map(each -> each.observation().answer()).distinct().count();
  }
}
