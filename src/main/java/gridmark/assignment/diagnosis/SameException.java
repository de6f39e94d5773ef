package gridmark.assignment.diagnosis;

import gridmark.assignment.Crash;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The same exception at the same place, again and again. */
public final class SameException<S extends Seen> implements Suspect<S> {

  private static final Pattern PLAIN = Pattern.compile("(?!.*(^|\\s)(::|##)).{1,200}");

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
    String line = isPlain(crash.line()) ? ", in the line `%s`".formatted(crash.line()) : "";
    String words = isPlain(crash.words()) ? crash.words() : withoutMessage(crash);
    return "In %s %s%s.".formatted(shown.shareOfCases(), words, line);
  }

  /**
   * Whether what the program says may stand in a sentence of ours, which is broken up anywhere: it
   * is not to look like a line of the report, nor like a command to a build server.
   */
  private static boolean isPlain(String text) {
    return PLAIN.matcher(text).matches();
  }

  private static String withoutMessage(Crash crash) {
    int type = crash.words().indexOf(crash.type());
    String threw = type < 0 ? "your program threw " : crash.words().substring(0, type);
    return threw + crash.type() + (crash.place().isEmpty() ? "" : " at " + crash.place());
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
