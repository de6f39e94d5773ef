import de.jplag.GreedyStringTiling;
import de.jplag.JPlagComparison;
import de.jplag.JPlagResult;
import de.jplag.Language;
import de.jplag.ParsingException;
import de.jplag.Submission;
import de.jplag.SubmissionSet;
import de.jplag.Token;
import de.jplag.TokenType;
import de.jplag.exceptions.ExitException;
import de.jplag.options.JPlagOptions;
import de.jplag.reporting.reportobject.ReportObjectFactory;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Compares the sources of a class by means of JPlag. Gridmark starts it as a program of its own:
 *
 * <pre>
 *   java -cp 'jplag/*' Compare.java WORK LEAST MOST
 *
 *   WORK/names.txt       one name a line; the submission of line N is in the folder N, counted from 0
 *   WORK/submissions/N/  its sources
 *   WORK/base/           what everybody was given; it does not count
 *   LEAST                pairs below this similarity, 0 to 1, are not of interest
 *   MOST                 at most so many pairs are wanted
 *
 *   WORK/found.txt       the answer, in lines of words
 *     left N REASON      not compared: unreadable, short, repetitive
 *     pair N M SIMILARITY, the most similar first
 *     end COMPARED PAIRS how many were compared, how many pairs reach LEAST; the last line
 *   WORK/report.zip      JPlag's own report on these pairs
 * </pre>
 *
 * It ends when its input does, so that it does not outlive who started it.
 */
final class Compare {

  /** Deeply nested expressions need room. */
  private static final long STACK_BYTES = 64L << 20;

  /**
   * Code that repeats itself makes the comparison slow: so many pairs of equal pieces within one
   * submission are more than any solver has.
   */
  private static final long MOST_REPETITIONS = 100_000;

  private final Path work;
  private final double least;
  private final int most;
  private final CarefulJava language = new CarefulJava();

  /** In the order of their numbers. */
  private final Map<Submission, Integer> numbers = new LinkedHashMap<>();

  private final List<String> lines = new ArrayList<>();
  private int reaching;

  private Compare(Path work, double least, int most) {
    this.work = work;
    this.least = least;
    this.most = most;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread parent = new Thread(Compare::awaitEndOfInput);
    parent.setDaemon(true);
    parent.start();
    Compare compare =
        new Compare(Path.of(args[0]), Double.parseDouble(args[1]), Integer.parseInt(args[2]));
    Thread worker = new Thread(null, compare::runOrFail, "compare", STACK_BYTES);
    worker.start();
    worker.join();
  }

  private static void awaitEndOfInput() {
    try {
      System.in.transferTo(OutputStream.nullOutputStream());
    } catch (IOException gone) {
      // Just as well.
    }
    Runtime.getRuntime().halt(1);
  }

  private void runOrFail() {
    try {
      run();
      Runtime.getRuntime().halt(0);
    } catch (Throwable e) {
      System.err.println(e);
      Runtime.getRuntime().halt(1);
    }
  }

  private void run() throws IOException, ExitException {
    JPlagOptions options =
        new JPlagOptions(language, Set.of(work.resolve("submissions").toFile()), Set.of())
            .withMaximumNumberOfComparisons(most);
    readSubmissions();
    Submission base = base(options.minimumTokenMatch());
    SubmissionSet set = new SubmissionSet(new ArrayList<>(numbers.keySet()), base, options);
    for (Submission each : set.getInvalidSubmissions()) {
      leave(each, language.hasRead(each) ? "short" : "unreadable");
    }
    List<Submission> submissions = set.getSubmissions();
    for (Submission each : List.copyOf(submissions)) {
      if (repetitions(each, options.minimumTokenMatch()) > MOST_REPETITIONS) {
        leave(each, "repetitive");
        submissions.remove(each);
      }
    }
    long started = System.currentTimeMillis();
    List<JPlagComparison> found = compare(submissions, base, new GreedyStringTiling(options));
    JPlagResult result = new JPlagResult(found, set, System.currentTimeMillis() - started, options);
    result.setClusteringResult(List.of());
    new ReportObjectFactory().createAndSaveReport(result, work.resolve("report").toString());
    for (JPlagComparison pair : found) {
      lines.add(
          String.format(
              Locale.ROOT, "pair %d %d %.4f", lower(pair), higher(pair), pair.similarity()));
    }
    lines.add("end " + submissions.size() + " " + reaching);
    Files.write(work.resolve("found.txt"), lines);
  }

  private void leave(Submission submission, String reason) {
    lines.add("left " + numbers.get(submission) + " " + reason);
  }

  private int lower(JPlagComparison pair) {
    return Math.min(numbers.get(pair.firstSubmission()), numbers.get(pair.secondSubmission()));
  }

  private int higher(JPlagComparison pair) {
    return Math.max(numbers.get(pair.firstSubmission()), numbers.get(pair.secondSubmission()));
  }

  private void readSubmissions() throws IOException {
    List<String> names = Files.readAllLines(work.resolve("names.txt"));
    for (int i = 0; i < names.size(); i++) {
      Path folder = work.resolve("submissions").resolve(Integer.toString(i));
      numbers.put(new Submission(names.get(i), folder.toFile(), true, files(folder), language), i);
    }
  }

  private static List<File> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().map(Path::toFile).toList();
    }
  }

  /** JPlag refuses a base too small to be found in anything. */
  private Submission base(int leastTokens) throws IOException {
    Path folder = work.resolve("base");
    List<File> files = files(folder);
    try {
      return language.parse(Set.copyOf(files)).size() >= leastTokens
          ? new Submission("base", folder.toFile(), false, files, language)
          : null;
    } catch (ParsingException e) {
      return null;
    }
  }

  /** How often a piece of the shortest length that counts equals another one or itself. */
  private static long repetitions(Submission submission, int length) {
    List<TokenType> types = submission.getTokenList().stream().map(Token::getType).toList();
    Map<List<TokenType>, Long> pieces = new HashMap<>();
    for (int i = 0; i + length <= types.size(); i++) {
      pieces.merge(types.subList(i, i + length), 1L, Long::sum);
    }
    return pieces.values().stream().mapToLong(count -> count * count).sum();
  }

  private List<JPlagComparison> compare(
      List<Submission> submissions, Submission base, GreedyStringTiling tiling) {
    if (base != null) {
      for (Submission each : submissions) {
        each.setBaseCodeComparison(tiling.generateBaseCodeMarking(each, base));
      }
    }
    // Its tables are filled on first use, and not made for several threads: so fill them first.
    for (Submission each : submissions) {
      tiling.compare(each, submissions.get(0));
    }
    Comparator<JPlagComparison> order =
        Comparator.comparingDouble(JPlagComparison::similarity)
            .reversed()
            .thenComparing(this::lower)
            .thenComparing(this::higher);
    PriorityQueue<JPlagComparison> best = new PriorityQueue<>(order.reversed());
    IntStream.range(0, submissions.size())
        .parallel()
        .forEach(
            i -> {
              for (int j = i + 1; j < submissions.size(); j++) {
                JPlagComparison pair = tiling.compare(submissions.get(i), submissions.get(j));
                if (pair.similarity() >= least) {
                  synchronized (best) {
                    reaching++;
                    best.add(pair);
                    if (best.size() > most) {
                      best.remove();
                    }
                  }
                }
              }
            });
    return best.stream().sorted(order).toList();
  }

  /** Reads Java as JPlag does, in an order that does not depend on where the files are. */
  private static final class CarefulJava implements Language {
    private final Language java = new de.jplag.java.Language();
    private final Set<File> read = new TreeSet<>();

    boolean hasRead(Submission submission) {
      return read.containsAll(submission.getFiles());
    }

    @Override
    public List<Token> parse(Set<File> files) throws ParsingException {
      try {
        List<Token> tokens = java.parse(new TreeSet<>(files));
        read.addAll(files);
        return tokens;
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
        throw new ParsingException(files.iterator().next(), e.toString());
      }
    }

    @Override
    public String[] suffixes() {
      return java.suffixes();
    }

    @Override
    public String getName() {
      return java.getName();
    }

    @Override
    public String getIdentifier() {
      return java.getIdentifier();
    }

    @Override
    public int minimumTokenMatch() {
      return java.minimumTokenMatch();
    }
  }
}
