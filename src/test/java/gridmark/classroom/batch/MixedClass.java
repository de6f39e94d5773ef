package gridmark.classroom.batch;

import gridmark.grader.verify.Sample;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Makes a class out of the samples: most are right, many wrong, some broken, a few hostile. No two
 * are alike, so that everybody is asked other hidden puzzles.
 *
 * <p>As a program it is given the folder of samples, one for the class, a number and a seed.
 */
final class MixedClass {

  /** Of a hundred. */
  private static final int RIGHT = 50;

  private static final int WRONG = 25;
  private static final int BROKEN = 15;

  /** One in so many keeps the compiler busy for as long as it may. */
  private static final int SELDOM = 125;

  private static final List<String> SLOW_TO_COMPILE =
      List.of("compile_error/generics-blow-up", "compile_error/lambda-blow-up");

  /**
   * Those for whom the clock decides: with a short limit their verdict is a matter of luck, or the
   * answer is that of whichever thread is first.
   */
  private static final List<String> MATTERS_OF_LUCK =
      List.of(
          "time_limit/catches-out-of-memory",
          "time_limit/floods-answer-lines",
          "accepted/inner-threads");

  private final Random random;
  private final List<Sample> samples;

  private MixedClass(Path folder, long seed) throws IOException {
    random = new Random(seed);
    samples =
        Sample.in(folder).stream()
            .filter(
                each ->
                    !SLOW_TO_COMPILE.contains(each.name())
                        && !MATTERS_OF_LUCK.contains(each.name()))
            .toList();
  }

  public static void main(String[] arguments) throws IOException {
    make(
        Path.of(arguments[0]),
        Path.of(arguments[1]),
        Integer.parseInt(arguments[2]),
        Long.parseLong(arguments[3]));
  }

  /** Makes so many; the same for the same seed. */
  private static void make(Path samples, Path folder, int count, long seed) throws IOException {
    MixedClass mixed = new MixedClass(samples, seed);
    for (int number = 1; number <= count; number++) {
      Path sample =
          number % SELDOM == 0
              ? samples.resolve(SLOW_TO_COMPILE.get(number / SELDOM % SLOW_TO_COMPILE.size()))
              : mixed.any().path();
      copy(sample, folder, "student-%05d".formatted(number), number);
    }
  }

  private Sample any() {
    int lot = random.nextInt(100);
    if (lot < RIGHT) {
      return anyOf(name -> name.startsWith("accepted/") && !name.contains("attack"));
    }
    if (lot < RIGHT + WRONG) {
      return anyOf(name -> name.startsWith("wrong_answer/"));
    }
    if (lot < RIGHT + WRONG + BROKEN) {
      return anyOf(
          name -> Stream.of("compile_error", "no_solver", "wrong_i").anyMatch(name::startsWith));
    }
    return anyOf(
        name ->
            name.contains("attack")
                || Stream.of("crashed", "memory", "output", "time").anyMatch(name::startsWith));
  }

  private Sample anyOf(Predicate<String> isKind) {
    List<Sample> kind = samples.stream().filter(each -> isKind.test(each.name())).toList();
    return kind.get(random.nextInt(kind.size()));
  }

  /** Copies a submission, and signs one of its files in a comment. */
  static void copy(Path sample, Path folder, String name, int number) throws IOException {
    String file = sample.getFileName().toString();
    Path target = folder.resolve(file.endsWith(".zip") ? name + ".zip" : name);
    List<Path> copies = new ArrayList<>();
    try (Stream<Path> all = Files.walk(sample)) {
      for (Path each : all.toList()) {
        Path copy = target.resolve(sample.relativize(each).toString());
        Files.createDirectories(copy.getParent());
        if (Files.isDirectory(each)) {
          Files.createDirectories(copy);
        } else {
          copies.add(Files.copy(each, copy));
        }
      }
    }
    for (Path copy : copies) {
      if (copy.toString().endsWith(".java") && isSignable(copy)) {
        Files.writeString(
            copy, "\n// handed in as number " + number + "\n", StandardOpenOption.APPEND);
        return;
      }
    }
  }

  /** Other encodings than those that have ASCII in them stay as they are. */
  private static boolean isSignable(Path file) throws IOException {
    return !new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).contains("\0");
  }
}
