package gridmark.classroom.batch;

import gridmark.Repository;
import gridmark.assignment.Assignment;
import gridmark.assignment.Diagnoser;
import gridmark.assignment.Question;
import gridmark.assignment.Yardstick;
import gridmark.assignment.solve.Solve;
import gridmark.classroom.batch.BatchListener.Work;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook.Part;
import gridmark.classroom.roll.HandIn;
import gridmark.classroom.roll.Roll;
import gridmark.classroom.roll.Student;
import gridmark.exchange.Signature;
import gridmark.grader.Terms;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.Seeds;
import gridmark.grader.score.RubricReader;
import gridmark.json.JsonObject;
import gridmark.report.Report;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A class of programs of one line, graded by five cases; a test of it says what becomes of that.
 */
@Execution(ExecutionMode.CONCURRENT)
abstract class SmallClass {

  private static final Sandbox SANDBOX = Repository.sandbox();
  private static final Limits LIMITS = new Limits(Duration.ofSeconds(10), 64, 1 << 20);

  /** Its answers show which process gave them, and after how many others. */
  static final String COUNTS = "calls++; return new int[][] {{calls}};";

  static final List<CaseText> CASES =
      List.of(
          new CaseText("c-1", 0, "public"),
          new CaseText("c-2", 1, "public"),
          new CaseText("c-3", 2, "public"),
          new CaseText("c-4", 3, "hidden"),
          new CaseText("c-5", 4, "hidden"));

  @TempDir Path stage;
  Path submissions;
  final Map<String, Work> efforts = new ConcurrentHashMap<>();

  @BeforeEach
  void makeClass() throws IOException {
    submissions = Files.createDirectory(stage.resolve("class"));
  }

  void handIn(String key, String body) throws IOException {
    Files.writeString(
        submissions.resolve(key + ".java"),
        "public class SudokuSolver { static int calls; public int[][] solve(int[][] sudoku) { %s } }"
            .formatted(body));
  }

  /** What of a case may be changed without changing what is asked. */
  record CaseText(String id, int shift, String visibility, String title, int points) {
    CaseText(String id, int shift, String visibility) {
      this(id, shift, visibility, "Title", 4);
    }

    String json() {
      String rows =
          Stream.of(
                  "53..7....",
                  "6..195...",
                  ".98....6.",
                  "8...6...3",
                  "4..8.3..1",
                  "7...2...6",
                  ".6....28.",
                  "...419..5",
                  "....8..79")
              .map(row -> '"' + shifted(row) + '"')
              .collect(Collectors.joining(","));
      return """
      {"id": "%s", "title": "%s", "grid": [%s], "expect": "solvable", "points": %d,
       "visibility": "%s", "tags": ["%s"], "hint": "%s"}\
      """
          .formatted(id, title, rows, points, visibility, title.toLowerCase(Locale.ROOT), title);
    }

    private String shifted(String row) {
      return row.chars()
          .mapToObj(c -> c == '.' ? "." : String.valueOf((c - '1' + shift) % 9 + 1))
          .collect(Collectors.joining());
    }
  }

  void grade(Order order, String out) throws Exception {
    efforts.clear();
    Batch.grade(order.order(), stage.resolve(out), new Listener(), Optional.empty());
  }

  class Listener implements BatchListener {
    @Override
    public void begins(int submissions) {}

    @Override
    public void done(Entry entry, Work effort) {
      efforts.put(entry.key(), effort);
    }

    @Override
    public void remark(String text) {}
  }

  Path student(String key) {
    return stage.resolve("out/students").resolve(key);
  }

  String result(String key) throws IOException {
    return Files.readString(student(key).resolve("result.json"));
  }

  Order order(List<CaseText> cases) throws Exception {
    try (Stream<Path> files = Files.list(submissions)) {
      return order(
          cases,
          files
              .map(file -> file.getFileName().toString().replace(".java", ""))
              .sorted()
              .toArray(String[]::new));
    }
  }

  Order order(List<CaseText> cases, String... keys) throws Exception {
    Path pack =
        Files.writeString(
            stage.resolve("pack.json"),
            cases.stream()
                .map(CaseText::json)
                .collect(
                    Collectors.joining(",\n", "{\"assignment\": \"solve\", \"cases\": [", "]}")));
    List<HandIn> handIns =
        Stream.of(keys)
            .map(
                key ->
                    new HandIn(
                        key,
                        List.of(Student.named(key)),
                        submissions.resolve(key + ".java"),
                        new TreeMap<>(),
                        Optional.empty(),
                        List.of()))
            .toList();
    return new Order(
        new BatchOrder(
            "class",
            new Roll(handIns, List.of(), List.of()),
            PackReader.read(pack),
            Terms.USUAL,
            SANDBOX,
            LIMITS,
            EnumSet.of(Report.HTML),
            new Part(1, 1),
            1,
            false,
            Map.of()));
  }

  /** An order, and others that are like it but for one thing. */
  record Order(BatchOrder order) {

    Order resume() {
      return with(order.terms(), order.limits(), order.reports(), true);
    }

    /** As if the same cases were set by another assignment. */
    Order assignment(String word) {
      return with(
          new Pack(
              new Renamed(word),
              order.pack().releases(),
              order.pack().cases(),
              order.pack().sha256()),
          order.terms(),
          order.limits(),
          order.reports(),
          order.resume());
    }

    Order seed(long seed) {
      return drawnBy(new Seeds.One(seed));
    }

    Order drawnBy(Seeds seeds) {
      return with(
          new Terms(seeds, order.terms().rubric(), Optional.empty(), Optional.empty()),
          order.limits(),
          order.reports(),
          order.resume());
    }

    Order rubric(Path file) throws Exception {
      return with(
          new Terms(
              order.terms().seeds(), RubricReader.read(file), Optional.empty(), Optional.empty()),
          order.limits(),
          order.reports(),
          order.resume());
    }

    Order limits(Limits limits) {
      return with(order.terms(), limits, order.reports(), order.resume());
    }

    Order reports(EnumSet<Report> reports) {
      return with(order.terms(), order.limits(), reports, order.resume());
    }

    /** Somebody else has part in all that was handed in. */
    Order joined(Student other) {
      return with(
          each ->
              new HandIn(
                  each.key(),
                  List.of(each.student(), other),
                  each.path(),
                  each.files(),
                  each.submitted(),
                  each.remarks()));
    }

    /** All was handed in at this time. */
    Order handedIn(Optional<Instant> time) {
      return with(
          each ->
              new HandIn(
                  each.key(), each.students(), each.path(), each.files(), time, each.remarks()));
    }

    private Order with(UnaryOperator<HandIn> change) {
      List<HandIn> handIns = order.roll().handIns().stream().map(change).toList();
      return new Order(
          new BatchOrder(
              order.title(),
              new Roll(handIns, List.of(), List.of()),
              order.pack(),
              order.terms(),
              order.sandbox(),
              order.limits(),
              order.reports(),
              order.part(),
              order.jobs(),
              order.resume(),
              order.variables()));
    }

    private Order with(Terms terms, Limits limits, EnumSet<Report> reports, boolean resume) {
      return with(order.pack(), terms, limits, reports, resume);
    }

    private Order with(
        Pack pack, Terms terms, Limits limits, EnumSet<Report> reports, boolean resume) {
      return new Order(
          new BatchOrder(
              order.title(),
              order.roll(),
              pack,
              terms,
              order.sandbox(),
              limits,
              reports,
              order.part(),
              order.jobs(),
              resume,
              order.variables()));
    }
  }

  /** The same assignment under another word. */
  private record Renamed(String word) implements Assignment {
    private static final Assignment SOLVE = new Solve();

    @Override
    public Signature signature() {
      return SOLVE.signature();
    }

    @Override
    public List<String> fields() {
      return SOLVE.fields();
    }

    @Override
    public Optional<Question> read(JsonObject fields) {
      return SOLVE.read(fields);
    }

    @Override
    public void write(Question question, ObjectNode fields) {
      SOLVE.write(question, fields);
    }

    @Override
    public Diagnoser diagnoser() {
      return SOLVE.diagnoser();
    }

    @Override
    public Yardstick yardstick() {
      return SOLVE.yardstick();
    }
  }
}
