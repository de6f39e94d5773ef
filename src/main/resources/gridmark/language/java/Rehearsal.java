import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.IProblem;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/** Uses what submissions use, so that the classes behind it are in the class-data archive. */
public class Rehearsal implements AbstractSudokuSolver {

  private enum Kind {
    ROW,
    COLUMN
  }

  private record Place(int row, int column) {}

  private final Map<Place, List<Integer>> candidates = new HashMap<>();

  @Override
  public int[][] solve(int[][] sudoku) {
    try {
      Path file = Files.createTempFile("rehearsal", ".cnf");
      try (DimacsWriter writer = new DimacsWriter(file)) {
        writer.writeClause(1, 2, 3);
        writer.writeImplication(1, -2);
        writer.writeLiteral(-3);
        writer.finishClause();
      }
      Optional<int[]> model = new SatSolver().solve(file);
      Files.delete(file);
      System.out.println("model " + Arrays.toString(model.orElse(new int[0])));
      System.out.printf("%d rows%n", sudoku.length);
      candidates.computeIfAbsent(new Place(0, 0), place -> new ArrayList<>()).add(sudoku[0][0]);
      for (Kind kind : Kind.values()) {
        switch (kind) {
          case ROW -> System.out.print(String.valueOf(candidates));
          case COLUMN -> System.out.println(join());
        }
      }
      return search(sudoku) ? sudoku : new int[sudoku.length][sudoku.length];
    } catch (IOException | ContradictionException | TimeoutException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String join() {
    return IntStream.range(0, 9).boxed().map(String::valueOf).collect(Collectors.joining(","));
  }

  private static boolean search(int[][] sudoku) throws ContradictionException, TimeoutException {
    ISolver solver = SolverFactory.newDefault();
    solver.newVar(64);
    solver.setExpectedNumberOfClauses(100);
    // A small pigeonhole problem, so that the solver has to search, learn and restart.
    int holes = 5;
    for (int pigeon = 0; pigeon <= holes; pigeon++) {
      VecInt somewhere = new VecInt();
      for (int hole = 1; hole <= holes; hole++) {
        somewhere.push(pigeon * holes + hole);
        for (int other = 0; other < pigeon; other++) {
          solver.addClause(new VecInt(new int[] {-(pigeon * holes + hole), -(other * holes + hole)}));
        }
      }
      if (pigeon < holes || sudoku[0][0] == 0) {
        solver.addClause(somewhere);
      }
    }
    solver.addExactly(new VecInt(new int[] {40, 41, 42}), 1);
    IProblem problem = solver;
    return problem.isSatisfiable() && problem.model().length > 0;
  }
}
