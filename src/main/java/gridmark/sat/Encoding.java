package gridmark.sat;

import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Marks;
import gridmark.board.Puzzle;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A way to say a puzzle as a formula: the families of clauses it is made of. The rules of the 9x9
 * board are
 *
 * <pre>
 *   encoding    variables   clauses
 *   minimal           729     8,829
 *   efficient         729    11,745
 *   extended          729    11,988
 *   triads          1,215     7,695
 *   pruned            729    what is left of the extended ones
 * </pre>
 *
 * <p>There are two ways to use an encoding. {@link #encode} gives the whole formula of a puzzle. Or
 * {@link #rules} gives the formula of a board, for a {@link Session} to keep, and {@link #facts}
 * the literals that a puzzle adds to it. {@link #decode} reads the model of either.
 */
public final class Encoding {

  /** Just what makes a solution. Unit propagation sees little in it. */
  public static final Encoding MINIMAL =
      new Encoding(
          "minimal",
          false,
          EnumSet.of(
              Family.CELL_AT_LEAST_ONE,
              Family.ROW_AT_MOST_ONE,
              Family.COLUMN_AT_MOST_ONE,
              Family.BLOCK_AT_MOST_ONE,
              Family.GIVEN,
              Family.MARK));

  /** The minimal one, and that no cell holds two digits. */
  public static final Encoding EFFICIENT =
      new Encoding(
          "efficient",
          false,
          EnumSet.of(
              Family.CELL_AT_LEAST_ONE,
              Family.CELL_AT_MOST_ONE,
              Family.ROW_AT_MOST_ONE,
              Family.COLUMN_AT_MOST_ONE,
              Family.BLOCK_AT_MOST_ONE,
              Family.GIVEN,
              Family.MARK));

  /** Every rule as at least one and at most one: half of it is redundant, and propagates. */
  public static final Encoding EXTENDED =
      new Encoding(
          "extended",
          false,
          familiesOf(Group.CELL, Group.ROW, Group.COLUMN, Group.BLOCK, Group.GIVEN, Group.MARK));

  /** Rows, columns and blocks by way of triads: fewer clauses, and they propagate further. */
  public static final Encoding TRIADS =
      new Encoding(
          "triads",
          false,
          familiesOf(
              Group.CELL,
              Group.ROW_TRIAD,
              Group.COLUMN_TRIAD,
              Group.ROW_BY_TRIADS,
              Group.COLUMN_BY_TRIADS,
              Group.BLOCK_BY_ROW_TRIADS,
              Group.BLOCK_BY_COLUMN_TRIADS,
              Group.GIVEN,
              Group.MARK));

  /**
   * The extended one without all that {@linkplain Candidates#followSingles singles} decide. Numbers
   * stay as they are, but the variables decided do not occur; where the puzzle is contradicted, the
   * formula is.
   */
  public static final Encoding PRUNED =
      new Encoding("pruned", true, EnumSet.copyOf(EXTENDED.families));

  private static final List<Encoding> ALL = List.of(MINIMAL, EFFICIENT, EXTENDED, TRIADS, PRUNED);

  private final String name;
  private final boolean pruned;
  private final Set<Family> families;

  private Encoding(String name, boolean pruned, EnumSet<Family> families) {
    this.name = name;
    this.pruned = pruned;
    this.families = Collections.unmodifiableSet(families);
  }

  /** All encodings, the weakest first. */
  public static List<Encoding> all() {
    return ALL;
  }

  /** The encoding of that name. */
  public static Optional<Encoding> named(String name) {
    return ALL.stream().filter(encoding -> encoding.name.equals(name)).findFirst();
  }

  /** What it is called, also on the command line. */
  public String name() {
    return name;
  }

  /** The families of clauses it is made of, in the order in which they are written. */
  public Set<Family> families() {
    return families;
  }

  /** Whether what singles decide is left out, so that {@link #decode} must work it out again. */
  public boolean isPruned() {
    return pruned;
  }

  /** This encoding less one family: perhaps weaker, perhaps wrong. */
  public Encoding without(Family family) {
    EnumSet<Family> others = EnumSet.noneOf(Family.class);
    others.addAll(families);
    others.remove(family);
    return new Encoding(name + " without " + family, pruned, others);
  }

  /** The whole formula of a puzzle: it has a model for each solution, and no other. */
  public Cnf encode(Puzzle puzzle) {
    return encode(puzzle, families);
  }

  /** How many clauses of a puzzle's formula are of one family. */
  public int count(Family family, Puzzle puzzle) {
    return encode(puzzle, EnumSet.of(family)).clauses();
  }

  private Cnf encode(Puzzle puzzle, Set<Family> written) {
    return pruned
        ? prune(puzzle, written)
        : write(puzzle.shape(), written, group -> group.of(puzzle));
  }

  /**
   * The formula of a board, the same for all its puzzles; pruned, there is nothing to leave out.
   */
  public Cnf rules(BoxShape shape) {
    Puzzle empty = Puzzle.of(Grid.empty(shape));
    return write(shape, families, group -> group.of(empty));
  }

  /** What a puzzle adds to the rules: the literals that hold by its givens and marks. */
  public int[] facts(Puzzle puzzle) {
    return families.stream()
        .filter(Family::isFact)
        .flatMap(family -> family.group().of(puzzle).stream())
        .mapToInt(group -> group[0])
        .toArray();
  }

  /**
   * The grid that a model of the puzzle's formula means. A cell of which no variable is true is
   * empty; this and two digits in a cell, of which the lower is taken, only come from encodings
   * that lack a family.
   */
  public Grid decode(Puzzle puzzle, Model model) {
    Variables variables = new Variables(puzzle.shape());
    int[][] digits = Grid.empty(puzzle.shape()).toRows();
    for (int[] cell : possibleDigits(puzzle)) {
      int variable = cell.length == 1 ? cell[0] : firstTrue(cell, model);
      if (variable != 0) {
        Cell place = variables.cellOf(variable);
        digits[place.row()][place.column()] = variables.digitOf(variable);
      }
    }
    return Grid.of(puzzle.shape(), digits);
  }

  /**
   * For each cell the variables it is read from; to those not written, a model may say anything.
   */
  private List<int[]> possibleDigits(Puzzle puzzle) {
    List<int[]> cells = Group.CELL.of(puzzle);
    return pruned ? possible(cells, singles(puzzle)) : cells;
  }

  private static int firstTrue(int[] variables, Model model) {
    for (int variable : variables) {
      if (model.satisfies(variable)) {
        return variable;
      }
    }
    return 0;
  }

  private Cnf prune(Puzzle puzzle, Set<Family> written) {
    Candidates singles = singles(puzzle);
    if (singles.contradicted()) {
      // Not every reader of DIMACS knows what to make of an empty clause.
      return Cnf.of(variables(puzzle.shape()), List.of(new int[] {1}, new int[] {-1}));
    }
    return write(puzzle.shape(), written, group -> undecided(group, puzzle, singles));
  }

  /** What singles decide by the facts that belong to this encoding. */
  Candidates singles(Puzzle puzzle) {
    BoxShape shape = puzzle.shape();
    Candidates singles =
        Candidates.of(
            new Puzzle(
                families.contains(Family.GIVEN) ? puzzle.givens() : Grid.empty(shape),
                families.contains(Family.MARK) ? puzzle.marks() : Marks.none(shape)));
    singles.followSingles();
    return singles;
  }

  /** With one literal left, a group is decided, and so are all that this literal is in. */
  private static List<int[]> undecided(Group group, Puzzle puzzle, Candidates singles) {
    return group.isFact()
        ? List.of()
        : possible(group.of(puzzle), singles).stream().filter(left -> left.length > 1).toList();
  }

  /** Groups of variables of cells, less those that are false. */
  private static List<int[]> possible(List<int[]> groups, Candidates singles) {
    int size = singles.shape().size();
    IntPredicate isPossible = v -> (singles.at((v - 1) / size) >> (v - 1) % size & 1) == 1;
    return groups.stream().map(group -> IntStream.of(group).filter(isPossible).toArray()).toList();
  }

  private Cnf write(BoxShape shape, Set<Family> written, Function<Group, List<int[]>> groups) {
    Cnf.Builder clauses = new Cnf.Builder(variables(shape));
    Map<Group, List<int[]>> known = new EnumMap<>(Group.class);
    for (Family family : written) {
      family.write(known.computeIfAbsent(family.group(), groups), clauses);
    }
    return clauses.build();
  }

  private int variables(BoxShape shape) {
    Variables variables = new Variables(shape);
    return usesTriads() ? variables.countWithTriads() : variables.count();
  }

  /** Whether variables of triads occur. */
  boolean usesTriads() {
    return families.stream().anyMatch(family -> family.group().usesTriads());
  }

  @Override
  public String toString() {
    return name;
  }

  private static EnumSet<Family> familiesOf(Group... groups) {
    Set<Group> wanted = Set.of(groups);
    return Stream.of(Family.values())
        .filter(family -> wanted.contains(family.group()))
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Family.class)));
  }
}
