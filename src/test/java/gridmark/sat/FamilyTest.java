package gridmark.sat;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What each family of clauses says, how often, and what happens without it. */
class FamilyTest {

  private static final BoxShape SMALL = new BoxShape(2, 2);

  /** The encodings that have no family too many, except that of no two digits in a cell. */
  private static final List<Encoding> LEAN = List.of(Encoding.MINIMAL, Encoding.EFFICIENT);

  /** Those in which every rule is said so often that each single family could go. */
  private static final List<Encoding> RICH = List.of(Encoding.EXTENDED, Encoding.TRIADS);

  /** In the triad encoding, blocks are said by row triads and again by column triads. */
  private static final Set<Group> SAID_TWICE =
      EnumSet.of(Group.BLOCK_BY_ROW_TRIADS, Group.BLOCK_BY_COLUMN_TRIADS);

  static Stream<Arguments> familiesThatCanGo() {
    return Stream.concat(
        Stream.of(Arguments.of(Encoding.EFFICIENT, Family.CELL_AT_MOST_ONE)),
        RICH.stream()
            .flatMap(encoding -> rules(encoding).map(each -> Arguments.of(encoding, each))));
  }

  static Stream<Arguments> familiesNeeded() {
    return LEAN.stream()
        .flatMap(
            encoding ->
                rules(encoding)
                    .filter(family -> family != Family.CELL_AT_MOST_ONE)
                    .map(family -> Arguments.of(encoding, family)));
  }

  static Stream<Arguments> rulesNeeded() {
    return Stream.of(Encoding.EXTENDED, Encoding.TRIADS, Encoding.PRUNED)
        .flatMap(
            encoding ->
                rules(encoding)
                    .map(Family::group)
                    .distinct()
                    .filter(group -> !SAID_TWICE.contains(group))
                    .map(group -> Arguments.of(encoding, group)));
  }

  static Stream<Arguments> familiesThatPropagate() {
    return RICH.stream()
        .flatMap(encoding -> rules(encoding).map(family -> Arguments.of(encoding, family)));
  }

  static List<Encoding> encodings() {
    return Encoding.all();
  }

  @ParameterizedTest
  @MethodSource("familiesNeeded")
  void withoutItAnUnsolvablePuzzleIsFilledIn(Encoding encoding, Family family) {
    assertThat(answer(encoding, brokenIn(family.group()))).isEmpty();
    assertThat(answer(encoding.without(family), brokenIn(family.group()))).isPresent();
  }

  @ParameterizedTest
  @MethodSource("rulesNeeded")
  void withoutBothFamiliesOfARuleThereAreWrongGrids(Encoding encoding, Group rule) {
    assertThat(rightOnAllPuzzles(encoding)).isTrue();
    assertThat(rightOnAllPuzzles(without(encoding, rule))).isFalse();
  }

  @ParameterizedTest
  @MethodSource("familiesThatCanGo")
  void withoutItTheOthersStillImplyAllRules(Encoding encoding, Family family) {
    assertThat(rightOnAllPuzzles(encoding.without(family))).isTrue();
  }

  @Test
  void blocksAreSaidByRowTriadsAndAgainByColumnTriads() {
    Encoding byColumns = without(Encoding.TRIADS, Group.BLOCK_BY_ROW_TRIADS);
    Encoding byRows = without(Encoding.TRIADS, Group.BLOCK_BY_COLUMN_TRIADS);
    assertThat(rightOnAllPuzzles(byColumns)).isTrue();
    assertThat(rightOnAllPuzzles(byRows)).isTrue();
    assertThat(rightOnAllPuzzles(without(byRows, Group.BLOCK_BY_ROW_TRIADS))).isFalse();
  }

  /** So that a family is missed even where the answers are right without it. */
  @ParameterizedTest
  @MethodSource("familiesThatPropagate")
  void withoutItUnitPropagationSeesLess(Encoding encoding, Family family) {
    Cnf all = encoding.rules(BoxShape.CLASSIC);
    Cnf others = encoding.without(family).rules(BoxShape.CLASSIC);
    Cnf clauses = clauses(family, BoxShape.CLASSIC);
    boolean seesLess = false;
    for (int i = 0; i < 20 && !seesLess; i++) {
      int[] clause = clauses.clause(i);
      for (int last : clause) {
        int[] allOthersFalse = IntStream.of(clause).filter(l -> l != last).map(l -> -l).toArray();
        assertThat(new UnitPropagation(all, allOthersFalse).holds(last)).isTrue();
        seesLess |= !new UnitPropagation(others, allOthersFalse).holds(last);
      }
    }
    assertThat(seesLess).isTrue();
  }

  @ParameterizedTest
  @MethodSource("encodings")
  void withoutTheGivensTheyAreIgnored(Encoding encoding) {
    Puzzle puzzle = Puzzles.read("11..11..........");
    assertThat(answer(encoding, puzzle)).isEmpty();
    assertThat(answer(encoding.without(Family.GIVEN), puzzle)).isPresent();
    assertThat(answer(encoding.without(Family.MARK), puzzle)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("encodings")
  void withoutTheMarksTheyAreIgnored(Encoding encoding) {
    Puzzle puzzle = Puzzles.read("................\n\neee.............");
    assertThat(answer(encoding, puzzle)).isEmpty();
    assertThat(answer(encoding.without(Family.MARK), puzzle)).isPresent();
    assertThat(answer(encoding.without(Family.GIVEN), puzzle)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"2,2", "2,3", "3,2", "2,4", "3,3", "2,5", "5,2", "3,4", "4,3", "4,4", "5,5", "1,4"})
  void hasAsManyClausesAsItSays(int r, int c) {
    int n = r * c;
    for (Family family : Family.values()) {
      assertThat(clauses(family, new BoxShape(r, c)).clauses())
          .as("%s", family)
          .isEqualTo(expectedCount(family, n, r, c));
    }
  }

  /** The table of the documentation. */
  private static int expectedCount(Family family, int n, int r, int c) {
    boolean atMost = family.name().endsWith("AT_MOST_ONE");
    return switch (family.group()) {
      case CELL, ROW, COLUMN, BLOCK -> atMost ? n * n * n * (n - 1) / 2 : n * n;
      case ROW_TRIAD -> atMost ? n * n * r * (c + 1) * c / 2 : n * n * r;
      case COLUMN_TRIAD -> atMost ? n * n * c * (r + 1) * r / 2 : n * n * c;
      case ROW_BY_TRIADS, BLOCK_BY_ROW_TRIADS -> atMost ? n * n * r * (r - 1) / 2 : n * n;
      case COLUMN_BY_TRIADS, BLOCK_BY_COLUMN_TRIADS -> atMost ? n * n * c * (c - 1) / 2 : n * n;
      case GIVEN, MARK -> 0;
    };
  }

  @ParameterizedTest
  @MethodSource("encodings")
  void countsAddUpToTheWholeFormula(Encoding encoding) {
    Puzzle puzzle = Puzzles.read("1..............2\n\n..eo............");
    assertThat(
            encoding.families().stream().mapToInt(family -> encoding.count(family, puzzle)).sum())
        .isEqualTo(encoding.encode(puzzle).clauses());
  }

  @Test
  void aGivenIsOneClauseAndAMarkOneForEachDigitItForbids() {
    Puzzle puzzle = Puzzles.read("1..............2\n\n..eo............");
    assertThat(Encoding.MINIMAL.count(Family.GIVEN, puzzle)).isEqualTo(2);
    assertThat(Encoding.MINIMAL.count(Family.MARK, puzzle)).isEqualTo(4);
  }

  /**
   * Whether every model of an encoding keeps all rules, on the 4x4 board: then it finds no wrong
   * grid in any puzzle. It is so if no clause of the extended encoding can be false.
   */
  private static boolean rightOnAllPuzzles(Encoding encoding) {
    Session session = Solver.DPLL.load(encoding.encode(empty(SMALL)));
    Cnf rules = Encoding.EXTENDED.rules(SMALL);
    return IntStream.range(0, rules.clauses())
        .mapToObj(rules::clause)
        .allMatch(clause -> session.solve(IntStream.of(clause).map(l -> -l).toArray()).isEmpty());
  }

  /** A 4x4 puzzle that can be filled in as soon as one rule is left out. */
  private static Puzzle brokenIn(Group rule) {
    return Puzzles.read(
        switch (rule) {
          // The first cell sees 1, 2, 3 and 4, but every digit has places elsewhere.
          case CELL -> "..3..2..4...1...";
          case ROW -> "1..1............";
          case COLUMN -> "1...........1...";
          case BLOCK -> "1....1..........";
          default -> throw new IllegalArgumentException(rule.name());
        });
  }

  private static Stream<Family> rules(Encoding encoding) {
    return encoding.families().stream().filter(family -> !family.isFact());
  }

  private static Encoding without(Encoding encoding, Group rule) {
    Encoding left = encoding;
    for (Family family : encoding.families()) {
      left = family.group() == rule ? left.without(family) : left;
    }
    return left;
  }

  private static Optional<Model> answer(Encoding encoding, Puzzle puzzle) {
    return Solver.SAT4J.solve(encoding.encode(puzzle));
  }

  private static Cnf clauses(Family family, BoxShape shape) {
    Cnf.Builder clauses = new Cnf.Builder(new Variables(shape).countWithTriads());
    family.write(family.group().of(empty(shape)), clauses);
    return clauses.build();
  }

  private static Puzzle empty(BoxShape shape) {
    return Puzzle.of(Grid.empty(shape));
  }
}
