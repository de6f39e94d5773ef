package gridmark.bench;

import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.sat.Dimacs;
import gridmark.sat.Encoding;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Solves with a SAT solver's program, started for each puzzle on a DIMACS file. What as many starts
 * on an empty formula take is subtracted.
 *
 * @param script bench/solvers/each.sh, which takes the time
 */
record ProgramWay(String program, Path script, Path folder) implements Way {

  private static final Encoding ENCODING = Encoding.EXTENDED;

  /** Programs are stopped by the clock; they may have to share the processor. */
  private static final int PATIENCE = 4;

  private static final String EMPTY_FORMULA = "p cnf 1 1\n1 0\n";

  @Override
  public String name() {
    return program + " " + ENCODING + " whole (program)";
  }

  @Override
  public Run solve(PuzzleSet set, Duration limit) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Puzzle puzzle : set.puzzles()) {
      Path file = folder.resolve(set.name() + "-" + set.shape() + "-" + files.size() + ".cnf");
      if (!Files.exists(file)) {
        write(puzzle, file);
      }
      Files.deleteIfExists(answerTo(file));
      files.add(file);
    }
    long cpuNanos = cpuNanos(files, limit);
    List<Grid> grids = new ArrayList<>();
    for (int i = 0; i < files.size() && isAnswered(files.get(i)); i++) {
      grids.add(grid(set.puzzles().get(i), answerTo(files.get(i))));
    }
    return new Run(
        grids, Math.max(0, cpuNanos - grids.size() * startNanos(Math.min(20, files.size()))));
  }

  /** What one start costs. */
  long startNanos(int starts) throws IOException {
    Path file = folder.resolve("empty.cnf");
    Files.writeString(file, EMPTY_FORMULA);
    List<Path> files = Stream.generate(() -> file).limit(starts).toList();
    return cpuNanos(files, Duration.ofSeconds(60)) / starts;
  }

  private static void write(Puzzle puzzle, Path file) throws IOException {
    try (Writer out = Files.newBufferedWriter(file)) {
      Dimacs.write(ENCODING.encode(puzzle), List.of(), out);
    }
  }

  private long cpuNanos(List<Path> files, Duration limit) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(script.toString());
    command.add(program);
    command.add(Long.toString(limit.toSeconds() * PATIENCE + 1));
    files.forEach(file -> command.add(file.toString()));
    Process process =
        new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    byte[] told = process.getErrorStream().readAllBytes();
    String[] seconds = new String(told, StandardCharsets.UTF_8).strip().split(" ");
    return Math.round((Double.parseDouble(seconds[0]) + Double.parseDouble(seconds[1])) * 1e9);
  }

  private static Path answerTo(Path file) {
    return file.resolveSibling(file.getFileName() + ".out");
  }

  /** A program that was stopped leaves nothing, or not all of it. */
  private static boolean isAnswered(Path file) throws IOException {
    Path answer = answerTo(file);
    return Files.exists(answer) && Files.readString(answer).contains("SAT");
  }

  private static Grid grid(Puzzle puzzle, Path answer) throws IOException {
    String text = Files.readString(answer);
    return text.contains("UNSAT") ? null : NativeModel.grid(puzzle, List.of(text.split("\\s+")));
  }
}
