package gridmark.assignment.filling.diagnose;

import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Unit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntToDoubleFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The patterns that the clashes of one rule may have in common. */
final class Patterns {

  /** So few units or digits are named as those with mistakes; beyond that, those without. */
  private static final int FEW = 4;

  private static final String LOOPS =
      "Check the limits of the two loops over the cells of a %s: does every cell meet every other?";
  private static final String OTHERS =
      "Compare every cell of a %s with all the others in it, not only with %s.";
  private static final String PAIRS =
      "Write down which pairs of cells of a %s your loops compare: is every pair among them?";

  private final BoxShape shape;
  private final Unit.Kind kind;
  private final String unit;
  private final List<Sighting> grids;
  private final List<Clash> clashes;

  /** All pairs of places that may clash, in every unit. */
  private final List<Clash> possible;

  Patterns(Unit.Kind kind, List<Sighting> grids, List<Clash> clashes) {
    this.shape = grids.get(0).puzzle().shape();
    this.kind = kind;
    this.unit = kind.word();
    this.grids = grids;
    this.clashes = clashes;
    this.possible = Clash.possible(shape, kind);
  }

  /** Those that all clashes have. */
  List<Pattern> all() {
    return Stream.of(units(), digits(), givens(), places(), distances(), directions(), compared())
        .flatMap(patterns -> patterns)
        .toList();
  }

  private Stream<Pattern> units() {
    return numbers(unit, "in ", clash -> clash.unit() + 1, number -> 1);
  }

  /**
   * Of a digit that hardly stands on the board one need not wonder that it is never there twice.
   */
  private Stream<Pattern> digits() {
    return numbers(
        "digit",
        "with the ",
        Clash::digit,
        digit -> {
          double given = grids.stream().mapToInt(each -> each.given(digit)).average().orElse(0);
          double all = grids.stream().mapToInt(each -> each.count(digit)).average().orElse(0);
          // Pairs of those that were filled in, with each other and with givens.
          return Math.max(0, (all - given) * (all + given - 1));
        });
  }

  /**
   * @param weight how many clashes a number would have if nothing of the rule were there
   */
  private Stream<Pattern> numbers(
      String noun,
      String preposition,
      Function<Clash, Integer> number,
      IntToDoubleFunction weight) {
    int size = shape.size();
    InCommon common = InCommon.of(preposition + noun, clashes, number);
    List<Integer> without = common.others(size);
    double share =
        common.numbers().stream().mapToDouble(weight::applyAsDouble).sum()
            / IntStream.rangeClosed(1, size).mapToDouble(weight).sum();
    return without.isEmpty()
        ? Stream.empty()
        : Stream.of(
            new Pattern(
                common.always(FEW).orElse(common.never(without)),
                "Check the limits of the loops for this rule: do they come to every %s?"
                    .formatted(noun),
                share,
                Math.pow(2, size)));
  }

  /** Only with givens, or never with any. */
  private Stream<Pattern> givens() {
    List<Unit> units = Unit.of(shape, kind);
    double mixed = 0;
    double filled = 0;
    for (Sighting grid : grids) {
      for (Clash pair : possible) {
        int count = pair.givensIn(grid, units);
        mixed += count == 1 ? 1 : 0;
        filled += count == 0 ? 1 : 0;
      }
    }
    double share = mixed / (mixed + filled);
    return Stream.concat(
        pattern(
            clash -> clash.givens() == 1,
            share,
            2,
            "always between a given and a digit that was filled in",
            "Among the digits that are filled in the rule holds: does your program compare them"
                + " with the givens too?"),
        pattern(
            clash -> clash.givens() == 0,
            1 - share,
            2,
            "but never with a given",
            "Between givens and the other digits the rule holds: does it hold between two cells"
                + " that are both empty in the puzzle?"));
  }

  private Stream<Pattern> places() {
    return IntStream.range(0, shape.size()).boxed().flatMap(this::place);
  }

  private Stream<Pattern> place(int place) {
    String cell =
        place == 0
            ? "the first cell"
            : place == shape.size() - 1 ? "the last cell" : "cell " + (place + 1);
    return Stream.concat(
        pairs(
            clash -> clash.has(place),
            shape.size(),
            "always with %s of a %s".formatted(cell, unit),
            LOOPS.formatted(unit)),
        pairs(
            clash -> !clash.has(place),
            shape.size(),
            "but never with %s of a %s".formatted(cell, unit),
            OTHERS.formatted(unit, cell)));
  }

  private Stream<Pattern> distances() {
    Stream<Pattern> neighbours =
        Stream.concat(
            pairs(
                clash -> clash.distance() == 1,
                shape.size(),
                "always between cells next to each other",
                LOOPS.formatted(unit)),
            pairs(
                clash -> clash.distance() > 1,
                shape.size(),
                "but never between cells next to each other",
                OTHERS.formatted(unit, "the next one")));
    return Stream.concat(
        neighbours, IntStream.range(2, shape.size()).boxed().flatMap(this::distance));
  }

  private Stream<Pattern> distance(int distance) {
    return Stream.concat(
        pairs(
            clash -> clash.distance() <= distance,
            shape.size(),
            "never between cells more than %d apart".formatted(distance),
            LOOPS.formatted(unit)),
        pairs(
            clash -> clash.distance() > distance,
            shape.size(),
            "always between cells more than %d apart".formatted(distance),
            LOOPS.formatted(unit)));
  }

  /** In a block, a cell below another lies on its left or on its right. */
  private Stream<Pattern> directions() {
    int columns = shape.columns();
    Predicate<Clash> isLeft = clash -> clash.second() % columns < clash.first() % columns;
    String where = "always between a cell and one further down on the ";
    return kind != Unit.Kind.BLOCK
        ? Stream.empty()
        : Stream.concat(
            pairs(isLeft, 2, where + "left", PAIRS.formatted(unit)),
            pairs(isLeft.negate(), 2, where + "right", PAIRS.formatted(unit)));
  }

  /** Some pairs never, whatever they have in common. */
  private Stream<Pattern> compared() {
    Set<List<Integer>> seen = new HashSet<>(clashes.stream().map(Clash::places).toList());
    List<List<Integer>> all = possible.stream().map(Clash::places).distinct().toList();
    return all.stream()
        .filter(pair -> !seen.contains(pair))
        .limit(1)
        .flatMap(
            example ->
                pairs(
                    clash -> seen.contains(clash.places()),
                    Math.pow(2, all.size()),
                    "but never between some of its cells, in %s 1 for instance %s and %s"
                        .formatted(unit, cell(example.get(0)), cell(example.get(1))),
                    PAIRS.formatted(unit)));
  }

  /** The cell in this place of the first unit. */
  private Cell cell(int place) {
    return Unit.of(shape, kind).get(0).cells().get(place);
  }

  private Stream<Pattern> pairs(Predicate<Clash> fits, double rivals, String where, String advice) {
    double share = possible.stream().filter(fits).count() / (double) possible.size();
    return pattern(fits, share, rivals, where, advice);
  }

  private Stream<Pattern> pattern(
      Predicate<Clash> fits, double share, double rivals, String where, String advice) {
    return share > 0 && clashes.stream().allMatch(fits)
        ? Stream.of(new Pattern(where, advice, share, rivals))
        : Stream.empty();
  }
}
