package gridmark.bench;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.reference.ReferenceSolver;
import gridmark.sat.Encoding;
import gridmark.sat.Session;
import gridmark.sat.Solver;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

/**
 * Solves in this process. The time is the thread's own: encoding, solving and reading the model,
 * but neither loading the rules into a session nor the collector's work.
 *
 * @param start gives the solver of one board, ready to go
 */
public record JavaWay(String name, Function<BoxShape, Function<Puzzle, Optional<Grid>>> start)
    implements Way {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** The reference solver, which all others are compared with. */
  static final JavaWay REFERENCE = new JavaWay("reference solver", shape -> ReferenceSolver::solve);

  /** The reference solver, and each of our solvers with each encoding. */
  public static List<JavaWay> all() {
    List<JavaWay> ways = new ArrayList<>();
    ways.add(REFERENCE);
    for (Solver solver : Solver.values()) {
      for (Encoding encoding : Encoding.all()) {
        ways.add(whole(solver, encoding));
        if (!encoding.isPruned()) {
          ways.add(session(solver, encoding));
        }
      }
    }
    return ways;
  }

  private static JavaWay whole(Solver solver, Encoding encoding) {
    return new JavaWay(
        solver.word() + " " + encoding + " whole",
        shape ->
            puzzle ->
                solver.solve(encoding.encode(puzzle)).map(model -> encoding.decode(puzzle, model)));
  }

  private static JavaWay session(Solver solver, Encoding encoding) {
    return new JavaWay(
        solver.word() + " " + encoding + " session",
        shape -> {
          Session session = solver.load(encoding.rules(shape));
          return puzzle ->
              session.solve(encoding.facts(puzzle)).map(model -> encoding.decode(puzzle, model));
        });
  }

  @Override
  public Run solve(PuzzleSet set, Duration limit) {
    Function<Puzzle, Optional<Grid>> solver = start.apply(set.shape());
    List<Grid> grids = new ArrayList<>();
    long before = THREADS.getCurrentThreadCpuTime();
    try (Alarm alarm = Alarm.set(limit)) {
      for (Puzzle puzzle : set.puzzles()) {
        if (alarm.hasRung()) {
          break;
        }
        grids.add(solver.apply(puzzle).orElse(null));
      }
    } catch (CancellationException e) {
      // The time is up, and the puzzle counts as not solved.
    }
    return new Run(grids, THREADS.getCurrentThreadCpuTime() - before);
  }
}
