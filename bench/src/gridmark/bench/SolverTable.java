package gridmark.bench;

import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import gridmark.sat.Encoding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Compares all ways to solve, side by side: round after round each way solves each set, and the
 * table has the medians. The first round only warms up. Every grid is checked. A way that takes too
 * long for a set is shown with the time it had, and left out of further rounds.
 *
 * <p>{@code WORK-FOLDER PUZZLES SECONDS SETS WAYS FOLDER...}: the work folder may have drivers of
 * native libraries in {@code libraries}, and has the script for programs in {@code each.sh}; sets
 * are names with commas, or empty for all; ways are a pattern for names, or empty for all.
 */
public final class SolverTable {

  private static final int MOST_ROUNDS = 9;
  private static final List<String> PROGRAMS = List.of("minisat", "cadical", "picosat", "clasp");
  private static final List<Encoding> LIBRARY_ENCODINGS =
      List.of(Encoding.EXTENDED, Encoding.TRIADS);

  private final List<PuzzleSet> sets;
  private final List<Way> ways;

  /** Where one way is hopeless on a set, it must not use up the time of the others. */
  private final Duration limit;

  /** A quick way solves a set again and again for so long, or it would stay cold. */
  private final Duration warming;

  private final Measurements measured = new Measurements();

  private SolverTable(List<PuzzleSet> sets, List<Way> ways, Duration budget) {
    this.sets = sets;
    this.ways = ways;
    this.limit = Duration.ofMillis(300).plus(budget.dividedBy(250));
    this.warming = budget.dividedBy(2000);
  }

  public static void main(String[] args) throws IOException {
    Path work = Path.of(args[0]);
    int puzzles = Integer.parseInt(args[1]);
    Duration budget = Duration.ofSeconds(Long.parseLong(args[2]));
    List<String> names = args[3].isEmpty() ? List.of() : List.of(args[3].split(","));
    List<SolverTable> tables = new ArrayList<>();
    for (String folder : List.of(args).subList(5, args.length)) {
      List<PuzzleSet> sets = PuzzleSet.readAll(Path.of(folder), names, puzzles);
      tables.add(new SolverTable(sets, ways(work, args[4]), budget));
    }
    measure(tables, Instant.now().plus(budget));
    for (SolverTable table : tables) {
      table.print();
    }
    printStarts(tables.get(0).ways);
  }

  /** All ways of one table, with a folder of their own for formulas. */
  private static List<Way> ways(Path work, String wanted) throws IOException {
    Path formulas = Files.createTempDirectory(work, "formulas");
    List<Way> ways = new ArrayList<>(JavaWay.all());
    try (Stream<Path> drivers = Files.list(work.resolve("libraries"))) {
      for (Path driver : drivers.sorted().toList()) {
        LIBRARY_ENCODINGS.forEach(each -> ways.add(new LibraryWay(driver, each, formulas)));
      }
    }
    PROGRAMS.stream()
        .filter(SolverTable::isOnPath)
        .forEach(program -> ways.add(new ProgramWay(program, work.resolve("each.sh"), formulas)));
    Predicate<String> isWanted = Pattern.compile(wanted).asPredicate();
    ways.removeIf(way -> way != JavaWay.REFERENCE && !isWanted.test(way.name()));
    return ways;
  }

  private static boolean isOnPath(String program) {
    return Stream.of(System.getenv("PATH").split(":"))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }

  /** At least a round to warm up and one that counts; then more while there is time. */
  private static void measure(List<SolverTable> tables, Instant end) throws IOException {
    for (int round = 0; round <= MOST_ROUNDS; round++) {
      for (SolverTable table : tables) {
        for (PuzzleSet set : table.sets) {
          if (round > 1 && Instant.now().isAfter(end)) {
            return;
          }
          table.measure(set, round > 0);
        }
      }
    }
  }

  private void measure(PuzzleSet set, boolean counts) throws IOException {
    for (Way way : ways) {
      if (measured.isBeyondLimit(way, set)) {
        continue;
      }
      Duration span = counts ? warming.dividedBy(4) : warming;
      measure(way, set, way instanceof JavaWay ? span : Duration.ZERO, counts);
    }
  }

  /** Solves the set once, and again until the span is over; takes the mean. */
  private void measure(Way way, PuzzleSet set, Duration span, boolean counts) throws IOException {
    Instant end = Instant.now().plus(span);
    double micros = 0;
    int times = 0;
    boolean isDone;
    do {
      Way.Run run = way.solve(set, limit);
      check(way, set, run.grids());
      isDone = run.grids().size() == set.puzzles().size();
      micros += run.cpuNanos() / 1e3 / set.puzzles().size();
      times++;
    } while (isDone && Instant.now().isBefore(end));
    if (counts || !isDone) {
      measured.add(way, set, micros / times, isDone);
    }
  }

  private static void check(Way way, PuzzleSet set, List<Grid> grids) {
    Rules rules = new Rules(set.shape());
    for (int i = 0; i < grids.size(); i++) {
      Puzzle puzzle = set.puzzles().get(i);
      if (grids.get(i) == null || !rules.violations(puzzle, grids.get(i)).isEmpty()) {
        throw new IllegalStateException(
            "wrong: " + way.name() + " on " + set.name() + ": " + puzzle.line());
      }
    }
  }

  private void print() {
    if (sets.isEmpty()) {
      return;
    }
    System.out.println();
    System.out.println(row("CPU µs a puzzle (times the reference)", set -> set.name()));
    System.out.println(row("---", set -> "---:"));
    for (Way way : ways) {
      System.out.println(row(way.name(), set -> measured.text(way, JavaWay.REFERENCE, set)));
    }
    System.out.println(row("puzzles", set -> Integer.toString(set.puzzles().size())));
    System.out.println(row("rounds", set -> Integer.toString(measured.rounds(set))));
  }

  private String row(String name, Function<PuzzleSet, String> text) {
    StringBuilder row = new StringBuilder("| " + name);
    sets.forEach(set -> row.append(" | ").append(text.apply(set)));
    return row.append(" |").toString();
  }

  private static void printStarts(List<Way> ways) throws IOException {
    for (Way way : ways) {
      if (way instanceof ProgramWay program) {
        System.out.printf(
            "%s: %d µs of each start are subtracted.%n",
            program.program(), program.startNanos(50) / 1000);
      }
    }
  }
}
