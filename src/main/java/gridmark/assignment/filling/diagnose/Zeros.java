package gridmark.assignment.filling.diagnose;

import gridmark.assignment.Observation;
import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.exchange.Value;
import gridmark.words.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Zeros, the answer to puzzles without a solution, come in the wrong place. */
final class Zeros {

  /** One other board among so many puzzles is luck, such as that of a full board. */
  private static final int HARDLY_ANY = 10;

  /** What came instead. A grid is the weakest sign: it may come from a rule that is missing. */
  private enum Instead {
    NULL("null came back"),
    EMPTY_ARRAY("an empty array came back"),
    OTHER_SHAPE("an array came back that is not nine rows of nine numbers"),
    PUZZLE("the puzzle itself came back"),
    MINUS_ONE("-1 came back in every cell"),
    GRID("a grid with something else in it came back"),
    EXCEPTION("solve threw an exception"),
    END("the program ended itself");

    private final String words;

    Instead(String words) {
      this.words = words;
    }

    static Optional<Instead> of(Sighting sighting) {
      Observation observation = sighting.observation();
      return switch (observation.ending()) {
        case ANSWERED ->
            observation
                .answer()
                .filter(answer -> !sighting.isZeros())
                .map(answer -> of(sighting, answer));
        case THREW -> Optional.of(EXCEPTION);
        case ENDED_ITSELF -> Optional.of(END);
        case KILLED, TOO_SLOW, OTHER_LIMIT, NOT_RUN -> Optional.empty();
      };
    }

    private static Instead of(Sighting sighting, Value answer) {
      if (answer instanceof Value.Nothing) {
        return NULL;
      }
      if (sighting.board().isEmpty()) {
        return answer instanceof Value.Rows rows && rows.toArray().length == 0
            ? EMPTY_ARRAY
            : OTHER_SHAPE;
      }
      if (sighting.isThePuzzle()) {
        return PUZZLE;
      }
      return sighting.isFilledWith(-1) ? MINUS_ONE : GRID;
    }
  }

  private Zeros() {}

  /** Puzzles without a solution get something else. */
  static Optional<Cause<Sighting>> missing(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(each -> isExplained(each, seen));
    return Cause.of(
        explained, new Clue<>(BoardBug.UNSOLVABLE_NOT_ZEROS, explained, Zeros::evidenceOfMissing));
  }

  /** What happens with solvable puzzles too has another cause. */
  private static boolean isExplained(Sighting sighting, Observations<Sighting> seen) {
    Optional<Instead> instead = Instead.of(sighting);
    if (sighting.isSolvable() || instead.isEmpty()) {
      return false;
    }
    return instead.get() == Instead.GRID
        ? isTheOnlyTrouble(seen)
        : seen.failed(each -> each.isSolvable() && Instead.of(each).equals(instead)).isEmpty();
  }

  /**
   * Most puzzles with a solution were solved, and none without one was recognised; or all with one
   * were solved, and of the others only those whose givens clash were not recognised.
   */
  private static boolean isTheOnlyTrouble(Observations<Sighting> seen) {
    int solved = seen.accepted(Sighting::isSolvable).size();
    int failed = seen.failed(Sighting::isSolvable).size();
    return seen.accepted(each -> !each.isSolvable()).isEmpty()
        ? solved > failed
        : solved > 0 && failed == 0 && isOfClashes(seen);
  }

  private static boolean isOfClashes(Observations<Sighting> seen) {
    return seen.failed().stream().allMatch(Sighting::givensClash)
        && !seen.accepted(each -> !each.isSolvable() && !each.givensClash()).isEmpty();
  }

  private static String evidenceOfMissing(Shown<Sighting> shown) {
    List<Sighting> asked = shown.seen().all(each -> !each.isSolvable());
    return "%s without a solution should have got zeros, but %s, for instance in %s.%s"
        .formatted(
            Words.capital(Shown.share(shown.witnesses(), asked, "public puzzle")),
            came(shown.witnesses()),
            shown.first().id(),
            isOfClashes(shown.seen())
                ? " In these two givens clash; the other puzzles without a solution were recognised."
                : "");
  }

  /** What came in place of zeros, and how often, if that differs. */
  private static String came(List<Sighting> witnesses) {
    Map<Instead, Long> counts =
        witnesses.stream()
            .collect(
                Collectors.groupingBy(
                    each -> Instead.of(each).orElseThrow(),
                    LinkedHashMap::new,
                    Collectors.counting()));
    return Words.list(
        counts.entrySet().stream()
            .map(
                each -> each.getKey().words + (counts.size() == 1 ? "" : " for " + each.getValue()))
            .toList());
  }

  /** Puzzles that have a solution get them: all of these puzzles, those of a kind, or some. */
  static Optional<Cause<Sighting>> needless(Observations<Sighting> seen) {
    List<Sighting> zeros = seen.failed(each -> each.isSolvable() && each.isZeros());
    List<Sighting> filled = filled(seen);
    if (HARDLY_ANY * filled.size() <= zeros.size() + filled.size()) {
      return needless(BoardBug.ALWAYS_ZEROS, zeros, Zeros::ofExtremes, Zeros::tryFullBoard);
    }
    Optional<Kind> kind = Kind.of(zeros, filled);
    // Where the shown ones are of a kind and others are not, it is not that.
    Function<Shown<Sighting>, Optional<Kind>> told =
        shown -> kind.flatMap(any -> Kind.of(shown.witnesses(), filled(shown.seen())));
    return needless(
        kind.map(Kind::code).orElse(BoardBug.TOO_STRICT),
        zeros,
        shown -> told.apply(shown).map(Kind::words),
        shown ->
            told.apply(shown)
                .map(each -> each.advice(shown.seen().isWithoutSat()))
                .filter(advice -> !advice.isEmpty()));
  }

  /** The puzzles with a solution that got a board, be it right or wrong in another way. */
  private static List<Sighting> filled(Observations<Sighting> seen) {
    return seen.all(each -> each.isSolvable() && each.isGrid());
  }

  /** A clue with more words and another advice, where there are any. */
  private static Optional<Cause<Sighting>> needless(
      BoardBug code,
      List<Sighting> zeros,
      Function<Shown<Sighting>, Optional<String>> more,
      Function<Shown<Sighting>, Optional<String>> advice) {
    return Cause.of(
        zeros,
        new Clue<>(
            code,
            zeros,
            shown ->
                evidenceOfNeedless(shown) + more.apply(shown).map(words -> " " + words).orElse(""),
            shown -> advice.apply(shown).orElseGet(() -> shown.advice(code))));
  }

  private static String evidenceOfNeedless(Shown<Sighting> shown) {
    List<Sighting> zeros = shown.witnesses();
    return "For %s with a solution zeros came back, as if there were none, %s %s."
        .formatted(
            Shown.share(zeros, shown.seen().all(Sighting::isSolvable), "public puzzle"),
            zeros.size() == 1 ? "in" : "for instance in",
            shown.first().id());
  }

  /**
   * Where not even the board without givens is filled, the rules alone are too many; where not even
   * a full one comes back, nothing was left to search.
   */
  private static Optional<String> ofExtremes(Shown<Sighting> shown) {
    Optional<String> empty = first(shown, each -> each.givens().count() == 0);
    Optional<String> full = first(shown, Sighting::isFullPuzzle);
    List<String> extremes =
        Stream.concat(
                empty.map("the empty board, %s"::formatted).stream(),
                full.map("a board that is full and right, %s"::formatted).stream())
            .toList();
    return Stream.concat(
            extremes.stream()
                .limit(1)
                .map(
                    any ->
                        "Even %s, %s zeros."
                            .formatted(
                                String.join(", and ", extremes),
                                extremes.size() == 1 ? "gets" : "get")),
            onlyOther(filled(shown.seen())).stream())
        .reduce("%s %s"::formatted);
  }

  private static Optional<String> first(Shown<Sighting> shown, Predicate<Sighting> which) {
    return shown.witnesses().stream().filter(which).map(Sighting::id).findFirst();
  }

  /** Of a search that refuses a full board, the checks refuse it. */
  private static Optional<String> tryFullBoard(Shown<Sighting> shown) {
    return first(shown, Sighting::isFullPuzzle)
        .filter(full -> shown.seen().isWithoutSat())
        .map(
            "Follow your program with %s, where nothing is left to be searched: which of its checks refuses which digit, and with which cells does it compare it?"
                ::formatted);
  }

  private static Optional<String> onlyOther(List<Sighting> filled) {
    return filled.stream()
        .filter(each -> filled.size() == 1)
        .findFirst()
        .map(
            only -> {
              String got = only.isAccepted() ? "was solved" : "got a board";
              if (only.isFullPuzzle()) {
                return "Only %s %s, where nothing is left to be filled in."
                    .formatted(only.id(), got);
              }
              return only.givens().count() == 0
                  ? "Only the empty board, %s, %s, which has no givens: so look at what becomes of givens first."
                      .formatted(only.id(), got)
                  : "Only %s %s.".formatted(only.id(), got);
            });
  }
}
