package gridmark.bench;

import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.sat.Dimacs;
import gridmark.sat.Encoding;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Solves with a native library: rules loaded once, givens as assumptions, learnt clauses kept. A
 * small program around the library, bench/solvers/library.c, takes the time; starting it and
 * loading the rules do not count.
 */
record LibraryWay(Path driver, Encoding encoding, Path folder) implements Way {

  @Override
  public String name() {
    return driver.getFileName() + " " + encoding + " session (library)";
  }

  @Override
  public Run solve(PuzzleSet set, Duration limit) throws IOException {
    Path rules = folder.resolve("rules-" + encoding + "-" + set.shape() + ".cnf");
    if (!Files.exists(rules)) {
      try (Writer out = Files.newBufferedWriter(rules)) {
        Dimacs.write(encoding.rules(set.shape()), List.of(), out);
      }
    }
    Process process =
        new ProcessBuilder(driver.toString(), rules.toString(), Long.toString(limit.toNanos()))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (Writer questions = process.outputWriter();
        BufferedReader answers = process.inputReader()) {
      return ask(set, questions, answers);
    } finally {
      process.destroy();
    }
  }

  private Run ask(PuzzleSet set, Writer questions, BufferedReader answers) throws IOException {
    List<Grid> grids = new ArrayList<>();
    long cpuNanos = 0;
    for (Puzzle puzzle : set.puzzles()) {
      questions.write(words(encoding.facts(puzzle)) + " 0\n");
      questions.flush();
      String[] answer = answers.readLine().split(" ");
      cpuNanos = Long.parseLong(answer[1]);
      if (answer[0].equals("unknown")) {
        break;
      }
      grids.add(
          answer[0].equals("sat")
              ? NativeModel.grid(puzzle, List.of(answer).subList(2, answer.length))
              : null);
    }
    return new Run(grids, cpuNanos);
  }

  private static String words(int[] literals) {
    return IntStream.of(literals).mapToObj(Integer::toString).collect(Collectors.joining(" "));
  }
}
