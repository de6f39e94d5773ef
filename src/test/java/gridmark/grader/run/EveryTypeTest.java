package gridmark.grader.run;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.Check;
import gridmark.assignment.Contradiction;
import gridmark.assignment.Finding;
import gridmark.assignment.Lesson;
import gridmark.assignment.OurFormulas;
import gridmark.assignment.Picture;
import gridmark.assignment.Question;
import gridmark.assignment.Verdict;
import gridmark.board.SeededRandom;
import gridmark.catalogue.Languages;
import gridmark.exchange.Signature;
import gridmark.exchange.Signature.Parameter;
import gridmark.exchange.Type;
import gridmark.exchange.Value;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.TestCase;
import gridmark.grader.pack.Visibility;
import gridmark.language.Preparation;
import gridmark.language.Source;
import gridmark.language.Workshop;
import gridmark.language.shell.ShellLanguage;
import gridmark.sandbox.Event.Overrun;
import gridmark.sandbox.Limits;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

/** Values of every type go to a real worker and come back. */
@Tag("process")
class EveryTypeTest {

  private static final Limits LIMITS = Limits.DEFAULT;
  private static Workshop workshop;
  private static Workers workers;

  @BeforeAll
  static void start() throws Exception {
    workshop = Languages.ALL.get(0).start(Repository.sandbox(), LIMITS);
    workers = Workers.start(workshop, LIMITS, false);
  }

  @AfterAll
  static void close() {
    workers.close();
    workshop.close();
  }

  @Test
  void bringsClausesAndTakesThem() throws Exception {
    Value clauses = new Value.Rows(new int[][] {{1, -2, 3}, {}, {-7}});

    assertThat(answer("int[][] run(int[][] clauses) { return clauses; }", Type.CLAUSES, clauses))
        .isEqualTo(clauses);
  }

  @Test
  void bringsFormulaOfTwoMillionLiteralsAndTakesIt() throws Exception {
    Value formula = new Value.Rows(formula(500_000));

    assertThat(answer("int[][] run(int[][] clauses) { return clauses; }", Type.CLAUSES, formula))
        .isEqualTo(formula);
  }

  @Test
  void onlyCountsWhatIsLargerThanItsTypeMayBe() throws Exception {
    assertThat(
            answer(
                "int[][] run(int most) { return new int[][] {{1}, new int[most]}; }",
                Type.CLAUSES, new Value.WholeNumber(2_000_000)))
        .isEqualTo(new Value.TooLarge(2, 2_000_000));
  }

  @Test
  void takesModelOfANumberAndClauses() throws Exception {
    assertThat(
            answer(
                "int[] run(int most, int[][] clauses) { return new int[] {most, clauses[0][0]}; }",
                Type.MODEL,
                new Value.WholeNumber(9),
                new Value.Rows(new int[][] {{-4}})))
        .isEqualTo(new Value.Literals(9, -4));
  }

  @Test
  void takesNullForNoModel() throws Exception {
    assertThat(answer("int[] run(int most) { return null; }", Type.MODEL, new Value.WholeNumber(1)))
        .isEqualTo(new Value.Nothing());
  }

  @Test
  void takesCountThatNoLongCanHold() throws Exception {
    BigInteger count = new BigInteger("6670903752021072936960");

    assertThat(
            answer(
                "java.math.BigInteger run(java.math.BigInteger count) { return count; }",
                Type.COUNT,
                new Value.Count(count)))
        .isEqualTo(new Value.Count(count));
  }

  @Test
  void takesNumber() throws Exception {
    assertThat(
            answer(
                "int run(int[] model) { return model.length; }",
                Type.NUMBER,
                new Value.Literals(5, -6)))
        .isEqualTo(new Value.WholeNumber(2));
  }

  // Who waits in a write is not to be interrupted: only another thread can tell.
  @Test
  @Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
  void doesNotWaitForWhoReadsNoQuestion() throws Exception {
    Limits second = new Limits(Duration.ofSeconds(1), 64, 1 << 20);
    Value formula = new Value.Rows(formula(100_000));
    try (Workshop shell = new ShellLanguage().start(Repository.sandbox(), second);
        Workers deaf = Workers.start(shell, second, false)) {
      Outcome outcome =
          ask(
              deaf,
              ShellLanguage.ready(ShellLanguage.DEAF),
              signature(Type.CLAUSES, formula),
              formula);

      assertThat(outcome).isEqualTo(new Outcome.OverLimit(Overrun.CPU));
    }
  }

  /** Clauses of four literals, all of them long to write. */
  private static int[][] formula(int clauses) {
    int[][] formula = new int[clauses][];
    for (int i = 0; i < clauses; i++) {
      formula[i] = new int[] {-1_000_000_000 - i, 1_000_000_000 + i, -1_500_000_000, 1_999_999_999};
    }
    return formula;
  }

  private static Value answer(String method, Type result, Value... arguments) throws Exception {
    Signature signature = signature(result, arguments);
    Source source = new Source("Program.java", "public class Program { public " + method + " }");
    Preparation preparation = workshop.build(List.of(source), List.of(), signature, 17);
    assertThat(preparation).isInstanceOf(Preparation.Ready.class);
    Outcome outcome = ask(workers, preparation, signature, arguments);
    assertThat(outcome).isInstanceOf(Outcome.Answered.class);
    return ((Outcome.Answered) outcome).value();
  }

  private static Outcome ask(
      Workers workers, Preparation program, Signature signature, Value... arguments)
      throws Exception {
    TestCase testCase =
        new TestCase(
            "c-1",
            "Title",
            new Asked(List.of(arguments)),
            1,
            Visibility.PUBLIC,
            Feedback.FULL,
            List.of(),
            "");
    return workers
        .trial(program, Runs.MISHAPS, signature, new Transcript())
        .run(List.of(testCase), each -> {})
        .get(0)
        .outcome();
  }

  private static Signature signature(Type result, Value... arguments) {
    List<Parameter> parameters =
        Arrays.stream(arguments).map(value -> new Parameter("given", type(value))).toList();
    return new Signature("Program", "AbstractProgram", "run", parameters, result, "something");
  }

  private static Type type(Value value) {
    return value instanceof Value.Rows
        ? Type.CLAUSES
        : value instanceof Value.Literals
            ? Type.MODEL
            : value instanceof Value.Count ? Type.COUNT : Type.NUMBER;
  }

  /** Something to be asked; nothing is to be said of the answer. */
  private record Asked(List<Value> arguments) implements Question {
    @Override
    public Optional<Contradiction> contradiction() {
      return Optional.empty();
    }

    @Override
    public String key() {
      return "asked";
    }

    @Override
    public String expects() {
      return "something";
    }

    @Override
    public Question disguised(SeededRandom random, Collection<String> tags) {
      return this;
    }

    @Override
    public Finding judge(Value answer) {
      return new Finding(List.of(new Check("taken", true)), Finding.Distance.NEAR, "", List.of());
    }

    @Override
    public Picture picture() {
      throw new UnsupportedOperationException();
    }

    @Override
    public Optional<Picture> picture(Value answer) {
      return Optional.empty();
    }

    @Override
    public Optional<Lesson> lesson(Verdict verdict, Optional<Value> answer) {
      return Optional.empty();
    }

    @Override
    public Optional<Duration> referenceTime() {
      return Optional.empty();
    }

    @Override
    public Optional<OurFormulas> formulas() {
      return Optional.empty();
    }
  }
}
