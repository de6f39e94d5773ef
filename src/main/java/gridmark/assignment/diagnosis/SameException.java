package gridmark.assignment.diagnosis;

import gridmark.assignment.Crash;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The same exception at the same place, again and again. */
public final class SameException<S extends Seen> implements Suspect<S> {

  @Override
  public Optional<Cause<S>> examine(Observations<S> seen) {
    Map<String, List<S>> alike =
        seen.failed(each -> each.observation().crash().isPresent()).stream()
            .collect(
                Collectors.groupingBy(
                    each -> key(crash(each)), LinkedHashMap::new, Collectors.toList()));
    return alike.values().stream()
        // Of as many the first, and not the last.
        .min(Comparator.comparingInt(some -> -some.size()))
        .flatMap(
            some ->
                Cause.of(
                    some,
                    new Clue<>(CommonBug.EXCEPTION, some, this::evidence, SameException::advice)));
  }

  private static Crash crash(Seen seen) {
    return seen.observation().crash().orElseThrow();
  }

  /** By the method: in which of its lines a recursion ends, for instance, is a matter of luck. */
  private static String key(Crash crash) {
    return crash.type() + " " + crash.place().replaceFirst("\\(.*", "");
  }

  private String evidence(Shown<S> shown) {
    Crash crash = crash(shown.first());
    String line = crash.line().isEmpty() ? "" : ", in the line `%s`".formatted(crash.line());
    return "In %s %s%s.".formatted(shown.shareOfCases(), crash.words(), line);
  }

  private static <S extends Seen> String advice(Shown<S> shown) {
    return Stream.of(
            shown.witnesses().stream().limit(1).map(each -> crash(each).why()),
            Stream.of(shown.advice(CommonBug.EXCEPTION)))
        .flatMap(sentences -> sentences)
        .filter(sentence -> !sentence.isEmpty())
        .collect(Collectors.joining(" "));
  }
}
