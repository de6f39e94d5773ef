package gridmark.grader.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridmark.Repository;
import gridmark.assignment.filling.Expectation;
import gridmark.assignment.filling.FillingQuestion;
import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.catalogue.Languages;
import gridmark.exchange.Value;
import gridmark.exchange.Wire;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.TestCase;
import gridmark.grader.pack.Visibility;
import gridmark.grader.run.Outcome.Answered;
import gridmark.grader.run.Outcome.Ended;
import gridmark.grader.run.Outcome.NotRun;
import gridmark.grader.run.Outcome.OverLimit;
import gridmark.grader.run.Outcome.Threw;
import gridmark.grader.submission.Submission;
import gridmark.language.Preparation;
import gridmark.language.Program;
import gridmark.language.Signatures;
import gridmark.language.Source;
import gridmark.language.Workshop;
import gridmark.language.java.JavaWorkers;
import gridmark.sandbox.Event.Overrun;
import gridmark.sandbox.Isolation;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Runs real workers. All submissions are compiled together, in front, since a compile server takes
 * longer to start than most of them to run; each test then names the class to run.
 */
@Tag("process")
class TrialTest {

  private static final Sandbox SANDBOX = Repository.sandbox();

  /** For what an enclosure forbids, or hides from the outside. */
  private static final Sandbox OPEN = Repository.sandbox(Isolation.PROCESS);

  private static final Limits LIMITS = new Limits(Duration.ofSeconds(10), 64, 1 << 20);
  private static final Limits SHORT = new Limits(Duration.ofMillis(300), 64, 1 << 20);

  private static final String KILL =
      "static void kill() throws Exception { new ProcessBuilder(\"kill\", \"-9\", \"\" +"
          + " ProcessHandle.current().pid()).start(); Thread.sleep(60_000); }";

  private static final String MARK = "gridmark-test-killed-" + ProcessHandle.current().pid();

  private static final List<Source> SOURCES = new ArrayList<>();
  private static Map<String, byte[]> classes;

  private static final String RETURNS_INPUT = solver("SudokuSolver", "return sudoku;");

  @BeforeAll
  static void compile() throws Exception {
    try (Workshop workshop = Languages.ALL.get(0).start(SANDBOX, Limits.DEFAULT)) {
      Preparation preparation =
          new Submission("all", SOURCES, List.of(), List.of(), "00000000")
              .build(workshop, Signatures.SOLVE, 17);
      assertThat(preparation).isInstanceOf(Preparation.Ready.class);
      classes = ((Preparation.Ready) preparation).program().files();
    }
  }

  private static final String COUNTS_IN_FIELD =
      solver("CountsInField", "calls++; return new int[][] {{calls}};", "private int calls;");

  @Test
  void createsSolverAnewForEveryCase() throws Exception {
    assertThat(run(COUNTS_IN_FIELD, 3)).extracting(TrialTest::firstCell).containsExactly(1, 1, 1);
  }

  private static final String COUNTS_IN_CLASS =
      solver(
          "CountsInClass", "calls++; return new int[][] {{calls}};", "private static int calls;");

  @Test
  void keepsProcessWhileCasesAreAnswered() throws Exception {
    assertThat(run(COUNTS_IN_CLASS, 3)).extracting(TrialTest::firstCell).containsExactly(1, 2, 3);
  }

  @Test
  void givesNextSubmissionProcessOfItsOwn() throws Exception {
    try (Workers workers = Workers.start(JavaWorkers.of(SANDBOX, LIMITS), LIMITS, false)) {
      for (int submission = 0; submission < 2; submission++) {
        assertThat(trial(workers, ready(COUNTS_IN_CLASS)).run(cases(2), each -> {}))
            .extracting(TrialTest::firstCell)
            .containsExactly(1, 2);
      }
    }
  }

  @Test
  void repeatsEachCaseTwiceInProcessesThatKnowNothing() throws Exception {
    try (Workers workers = Workers.start(JavaWorkers.of(SANDBOX, LIMITS), LIMITS, false)) {
      Trial trial = trial(workers, ready(COUNTS_IN_CLASS));
      trial.run(cases(2), each -> {});

      List<CaseRun> again = trial.repeat(cases(2));

      assertThat(again)
          .extracting(run -> run.testCase().id())
          .containsExactly("c-1", "c-1", "c-2", "c-2");
      assertThat(again).extracting(TrialTest::firstCell).containsOnly(1);
    }
  }

  @Test
  void repeatsNothingOnceTheBudgetIsSpent() throws Exception {
    try (Workers workers = Workers.start(JavaWorkers.of(SANDBOX, SHORT), SHORT, false)) {
      Trial trial = trial(workers, ready(LOOPS_FROM_CASE_2));
      trial.run(cases(4), each -> {});

      assertThat(trial.repeat(cases(1))).isEmpty();
    }
  }

  /** As a pool that grows with every call: the third one of a process gets no more. */
  private static final String USES_UP_IN_TWO_CALLS =
      solver(
          "UsesUpInTwoCalls",
          """
          calls++;
          if (calls > 2) throw new IOException("log.txt (Too many open files)");
          return new int[][] {{calls}};
          """,
          "private static int calls;");

  @Test
  void asksAgainInFreshProcessWhatEarlierCasesHadUsedUp() throws Exception {
    List<CaseRun> runs = run(USES_UP_IN_TWO_CALLS, 6);

    assertThat(runs).extracting(TrialTest::firstCell).containsExactly(1, 2, 1, 2, 1, 2);
    assertThat(runs)
        .extracting(CaseRun::isAfresh)
        .containsExactly(false, false, true, false, true, false);
  }

  private static final String USES_UP_OPEN_FILES =
      solver(
          "UsesUpOpenFiles",
          """
          Files.write(Path.of("kept"), new byte[1]);
          while (++calls > 2) OPEN.add(new FileInputStream("kept"));
          return new int[][] {{calls}};
          """,
          "private static int calls; static final List<Object> OPEN = new ArrayList<>();");

  /** To tell of it, nothing may have to be loaded. */
  @Test
  void isToldThatNoFileCanBeOpened() throws Exception {
    assumeTrue(SANDBOX.isolation() != Isolation.PROCESS, "files are not limited here");

    List<CaseRun> runs = run(USES_UP_OPEN_FILES, 3);

    assertThat(runs).extracting(TrialTest::firstCell).containsExactly(1, 2, 1);
    assertThat(runs).extracting(CaseRun::isAfresh).containsExactly(false, false, true);
  }

  private static final String OPENS_TOO_MANY =
      solver(
          "OpensTooMany",
          """
          Files.write(Path.of("kept"), new byte[1]);
          while (true) OPEN.add(new FileInputStream("kept"));
          """,
          "static final List<Object> OPEN = new ArrayList<>();");

  @Test
  void isToldSoInTheFirstCallToo() throws Exception {
    assumeTrue(SANDBOX.isolation() != Isolation.PROCESS, "files are not limited here");

    assertThat(((Threw) run(OPENS_TOO_MANY, 1).get(0).outcome()).thrown().message())
        .contains("Too many open files");
  }

  private static final String LOSES_CHANNEL_IN_THIRD_CALL =
      solver(
          "LosesChannelInThirdCall",
          "if (++calls > 2) CHANNEL.close(); return new int[][] {{calls}};",
          "private static int calls;");

  @Test
  void asksAgainWhatCouldNotBeAnswered() throws Exception {
    List<CaseRun> runs = run(LOSES_CHANNEL_IN_THIRD_CALL, 3);

    assertThat(runs).extracting(TrialTest::firstCell).containsExactly(1, 2, 1);
    assertThat(runs.get(2).isAfresh()).isTrue();
  }

  private static final String HIDES_THAT_FILES_ARE_USED_UP =
      solver(
          "HidesThatFilesAreUsedUp",
          """
          Files.write(Path.of("kept"), new byte[1]);
          calls++;
          try {
            for (int i = 0; i < 85; i++) OPEN.add(new FileInputStream("kept"));
          } catch (IOException e) {
            return new int[9][9];
          }
          return new int[][] {{calls}};
          """,
          "private static int calls; static final List<Object> OPEN = new ArrayList<>();");
  private static final String HIDES_THAT_ROOM_IS_USED_UP =
      solver(
          "HidesThatRoomIsUsedUp",
          """
          calls++;
          try {
            Files.write(Files.createTempFile("left", ".cnf"), new byte[23 << 20]);
          } catch (IOException e) {
            return new int[9][9];
          }
          return new int[][] {{calls}};
          """,
          "private static int calls;");
  private static final String HIDES_THAT_MEMORY_IS_USED_UP =
      solver(
          "HidesThatMemoryIsUsedUp",
          """
          calls++;
          try {
            for (int i = 0; i < 85; i++) KEPT.add(new byte[1 << 20]);
          } catch (OutOfMemoryError e) {
            return new int[9][9];
          }
          return new int[][] {{calls}};
          """,
          "private static int calls; static final List<Object> KEPT = new ArrayList<>();");

  @Test
  void asksAgainWhatWentWrongWhereLittleIsLeft() throws Exception {
    assumeTrue(SANDBOX.isolation() != Isolation.PROCESS, "files are not limited here");
    for (String solver :
        List.of(
            HIDES_THAT_FILES_ARE_USED_UP,
            HIDES_THAT_ROOM_IS_USED_UP,
            HIDES_THAT_MEMORY_IS_USED_UP)) {
      List<CaseRun> runs = run(solver, 4, Runs.LIMITS);

      assertThat(runs).as(solver).extracting(TrialTest::firstCell).containsExactly(1, 2, 1, 2);
      assertThat(runs.get(2).isAfresh()).isTrue();
    }
  }

  @Test
  void asksNothingAgainWhereEnoughIsLeft() throws Exception {
    assertThat(run(COUNTS_IN_CLASS, 4)).extracting(CaseRun::isAfresh).containsOnly(false);
  }

  @Test
  void recallsWhatWasAskedAgain() throws Exception {
    recalls(USES_UP_IN_TWO_CALLS, LIMITS);
    recalls(HIDES_THAT_MEMORY_IS_USED_UP, Runs.LIMITS);
  }

  private static void recalls(String solver, Limits limits) throws Exception {
    try (Workers workers = Workers.start(JavaWorkers.of(SANDBOX, limits), limits, false)) {
      Preparation ready = ready(solver);
      Transcript first = new Transcript();
      List<CaseRun> runs =
          workers.trial(ready, Runs.MISHAPS, Runs.SIGNATURE, first).run(cases(6), each -> {});
      Transcript second = new Transcript(first.nonce(), first.sessions());

      assertThat(
              workers.trial(ready, Runs.MISHAPS, Runs.SIGNATURE, second).run(cases(6), each -> {}))
          .isEqualTo(runs);
      assertThat(second.hasRun()).isFalse();
      assertThat(second.sessions()).isEqualTo(first.sessions());
    }
  }

  private static final String GIVES_UP_IN_THIRD_CALL =
      solver(
          "GivesUpInThirdCall",
          """
          calls++;
          if (calls > 2) System.err.println("java.lang.OutOfMemoryError: unable to create native thread");
          return new int[][] {{calls}};
          """,
          "private static int calls;");

  @Test
  void believesWhatWasPrintedOfWhatWasCaught() throws Exception {
    List<CaseRun> runs = run(GIVES_UP_IN_THIRD_CALL, 4);

    assertThat(runs).extracting(TrialTest::firstCell).containsExactly(1, 2, 1, 2);
  }

  private static final String NEEDS_TOO_MUCH =
      solver(
          "NeedsTooMuch",
          "System.out.println(ProcessHandle.current().pid()); throw new OutOfMemoryError();");

  @Test
  void asksOnceWhatNeedsTooMuchByItself() throws Exception {
    List<CaseRun> runs = run(NEEDS_TOO_MUCH, 3);

    assertThat(runs).extracting(CaseRun::isAfresh).containsOnly(false);
    assertThat(runs).extracting(CaseRun::outcome).hasOnlyElementsOfType(Threw.class);
  }

  private static final String KILLS_ITSELF_ONCE =
      solver(
          "KillsItselfOnce",
          """
          Path mark = Path.of(System.getProperty("java.io.tmpdir") + "/../%s");
          if (sudoku[0][0] == 2 && Files.notExists(mark)) {
            Files.createFile(mark);
            kill();
          }
          return sudoku;
          """
              .formatted(MARK),
          KILL);
  private static final String CRASHES_ONCE =
      solver(
          "CrashesOnce",
          """
          Path mark = Path.of(System.getProperty("java.io.tmpdir") + "/../%s");
          if (sudoku[0][0] == 2 && Files.notExists(mark)) {
            Files.createFile(mark);
            kill();
          }
          return sudoku;
          """
              .formatted(MARK),
          KILL.replace("-9", "-SEGV"));
  private static final String KILLS_ITSELF =
      solver("KillsItself", "if (sudoku[0][0] == 2) kill(); return sudoku;", KILL);

  @Test
  void asksAgainWhatMayHaveBeenKilledFromOutside() throws Exception {
    for (String solver : List.of(KILLS_ITSELF_ONCE, CRASHES_ONCE)) {
      try {
        assertThat(runOpen(solver)).extracting(TrialTest::firstCell).containsExactly(1, 2);
      } finally {
        assertThat(Files.deleteIfExists(Path.of(System.getProperty("java.io.tmpdir"), MARK)))
            .isTrue();
      }
    }
  }

  @Test
  void blamesTheSubmissionWhereItIsKilledAgain() throws Exception {
    assertThat(runOpen(KILLS_ITSELF).get(1).outcome()).isEqualTo(new Ended(137));
  }

  private static List<CaseRun> runOpen(String solver) throws Exception {
    try (Workers workers = Workers.start(JavaWorkers.of(OPEN, LIMITS), LIMITS, false)) {
      return trial(workers, ready(solver)).run(cases(2), each -> {});
    }
  }

  @Test
  void asksEachRoundOfAProcessThatKnowsNothing() throws Exception {
    try (Workers workers = Workers.start(JavaWorkers.of(SANDBOX, LIMITS), LIMITS, false)) {
      Trial trial = trial(workers, ready(COUNTS_IN_CLASS));
      trial.run(cases(2), each -> {});

      List<CaseRun> asked =
          trial.askRounds(
              runs -> runs.size() < 4 ? cases(4).subList(runs.size(), runs.size() + 2) : List.of());

      assertThat(asked)
          .extracting(run -> run.testCase().id())
          .containsExactly("c-1", "c-2", "c-3", "c-4");
      assertThat(asked).extracting(TrialTest::firstCell).containsExactly(1, 2, 1, 2);
    }
  }

  @Test
  void asksInRoundsAlsoWhoRanOutOfTimeBeforeUntilTheirOwnTimeIsUsedUp() throws Exception {
    try (Workers workers = Workers.start(JavaWorkers.of(SANDBOX, SHORT), SHORT, false)) {
      Trial trial = trial(workers, ready(LOOPS_FROM_CASE_2));
      List<TestCase> cases = cases(16);
      trial.run(cases, each -> {});

      List<CaseRun> asked =
          trial.askRounds(runs -> runs.isEmpty() ? cases.subList(1, 16) : List.of());

      assertThat(asked.get(0).outcome()).isEqualTo(new OverLimit(Overrun.CPU));
      assertThat(asked.get(14).outcome()).isInstanceOf(NotRun.class);
    }
  }

  private static final String CHANGES_INPUT =
      solver(
          "ChangesInput",
          """
          int given = sudoku[0][0];
          before[0][0] = 9;
          sudoku[0][0] = 9;
          before = sudoku;
          return new int[][] {{given}};
          """,
          "private static int[][] before = {{0}};");

  @Test
  void givesEveryCaseItsOwnDigits() throws Exception {
    List<CaseRun> runs = run(CHANGES_INPUT, 3);

    assertThat(runs).extracting(TrialTest::firstCell).containsExactly(1, 2, 3);
    assertThat(runs).extracting(run -> run.facts().get(Wire.INPUT)).containsOnly(Wire.CHANGED);
    assertThat(runs)
        .extracting(run -> CaseBoards.puzzle(run.testCase()).at(0, 0))
        .containsExactly(1, 2, 3);
  }

  @Test
  void noticesThatInputIsReturned() throws Exception {
    CaseRun run = run(RETURNS_INPUT, 1).get(0);

    assertThat(run.facts()).containsEntry(Wire.INPUT, Wire.RETURNED);
    assertThat(firstCell(run)).isEqualTo(1);
  }

  private static final String PRINTS =
      solver(
          "Prints",
          """
          System.out.print("out " + sudoku[0][0] + "č");
          System.err.println(" err");
          return sudoku;
          """);

  @Test
  void showsWhatWasPrintedWithItsCase() throws Exception {
    assertThat(run(PRINTS, 3))
        .extracting(CaseRun::printed)
        .containsExactly("out 1č err\n", "out 2č err\n", "out 3č err\n");
  }

  private static final String EXITS_IN_CASE_2 =
      solver(
          "ExitsInCase2",
          """
          System.out.println("still here");
          if (sudoku[0][0] == 2) System.exit(3);
          return sudoku;
          """);

  @Test
  void runsTheOtherCasesAfterExit() throws Exception {
    List<CaseRun> runs = run(EXITS_IN_CASE_2, 4);

    assertThat(runs.get(1).outcome()).isEqualTo(new Ended(3));
    assertThat(List.of(runs.get(0), runs.get(2), runs.get(3)))
        .extracting(TrialTest::firstCell)
        .containsExactly(1, 3, 4);
    assertThat(runs).extracting(CaseRun::printed).containsOnly("still here\n");
  }

  private static final String THROWS_IN_CASE_2 =
      solver("ThrowsInCase2", "return new int[][] {{10 / (sudoku[0][0] - 2)}};");

  @Test
  void runsTheOtherCasesAfterException() throws Exception {
    List<CaseRun> runs = run(THROWS_IN_CASE_2, 3);

    assertThat(runs.get(1).outcome())
        .isEqualTo(
            new Threw(
                "java.lang.ArithmeticException",
                "/ by zero",
                List.of("ThrowsInCase2.solve(ThrowsInCase2.java:3)")));
    assertThat(firstCell(runs.get(0))).isEqualTo(-10);
    assertThat(firstCell(runs.get(2))).isEqualTo(10);
  }

  private static final String THROWS_INSIDE_JDK =
      solver(
          "ThrowsInsideJdk",
          "return Stream.of(sudoku).map(row -> Helper.help(row)).toArray(int[][]::new);",
          "static class Helper { static int[] help(int[] row) { return List.of(row).get(1); } }");

  @Test
  void namesOwnFramesOnly() throws Exception {
    Threw threw = (Threw) run(THROWS_INSIDE_JDK, 1).get(0).outcome();

    assertThat(threw.thrown().type()).isEqualTo("java.lang.IndexOutOfBoundsException");
    assertThat(threw.thrown().frames())
        .hasSize(3)
        .allMatch(frame -> frame.startsWith(THROWS_INSIDE_JDK));
    assertThat(threw.thrown().frames())
        .first()
        .isEqualTo("ThrowsInsideJdk$Helper.help(ThrowsInsideJdk.java:5)");
    assertThat(threw.thrown().frames())
        .last()
        .isEqualTo("ThrowsInsideJdk.solve(ThrowsInsideJdk.java:3)");
  }

  /** Needs more room for what it calls than for calling itself. */
  private static final String RECURSES_FOR_EVER =
      solver(
          "RecursesForEver",
          "return new int[][] {{deeper(1)}};",
          "static int deeper(int n) { wide(n, 1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, 9L); return 1 +",
          "deeper(n + 1); }",
          "static long wide(int n, long... all) { return narrow(n, n, n, n, n, n, n, n) + all[0]; }",
          "static long narrow(long a, long b, long c, long d, long e, long f, long g, long h) {",
          "return a + b + c + d + e + f + g + h; }");

  @Test
  void namesTheRecursionAndNotWhatItCalledLast() throws Exception {
    Threw threw = (Threw) run(RECURSES_FOR_EVER, 1).get(0).outcome();

    assertThat(threw.thrown().type()).isEqualTo("java.lang.StackOverflowError");
    assertThat(threw.thrown().frames())
        .containsOnly("RecursesForEver.deeper(RecursesForEver.java:6)");
  }

  private static final String FAILS_TO_INITIALISE =
      solver(
          "FailsToInitialise", "return sudoku;", "private static int x = Integer.parseInt(\"?\");");

  @Test
  void namesCauseOfFailedInitialiser() throws Exception {
    assertThat(run(FAILS_TO_INITIALISE, 2))
        .extracting(CaseRun::outcome)
        .containsOnly(
            new Threw(
                "java.lang.NumberFormatException",
                "For input string: \"?\"",
                List.of("FailsToInitialise.<clinit>(FailsToInitialise.java:5)")));
  }

  private static final String THROWS_EVIL =
      solver(
          "ThrowsEvil",
          "throw new Evil();",
          """
          static class Evil extends Error {
            @Override public String getMessage() { throw this; }
            @Override public String toString() { throw this; }
            @Override public StackTraceElement[] getStackTrace() { return null; }
          }
          """);

  @Test
  void survivesExceptionThatAnswersWithExceptions() throws Exception {
    assertThat(run(THROWS_EVIL, 1).get(0).outcome())
        .isEqualTo(
            new Threw(
                "ThrowsEvil$Evil",
                "(the exception's own text could not be read)",
                List.of("(the exception's own text could not be read)")));
  }

  private static final String THROWS_LONG_TEXT =
      solver("ThrowsLongText", "throw new Error(\"x\".repeat(5_000_000));");

  @Test
  void shortensMessageOfException() throws Exception {
    assertThat(((Threw) run(THROWS_LONG_TEXT, 1).get(0).outcome()).thrown().message())
        .isEqualTo("x".repeat(2000) + "…");
  }

  private static final String HOARDS_IN_CASE_1 =
      solver(
          "HoardsInCase1",
          """
          List<long[]> hoard = new ArrayList<>();
          while (sudoku[0][0] == 1) hoard.add(new long[100_000]);
          return sudoku;
          """);

  @Test
  void tellsThatMemoryRanOut() throws Exception {
    List<CaseRun> runs = run(HOARDS_IN_CASE_1, 2);

    assertThat(((Threw) runs.get(0).outcome()).thrown().type())
        .isEqualTo("java.lang.OutOfMemoryError");
    assertThat(firstCell(runs.get(1))).isEqualTo(2);
  }

  private static final String LOOPS_FROM_CASE_2 =
      solver("LoopsFromCase2", "while (sudoku[0][0] != 1); return sudoku;");

  @Test
  void stopsAfterThreeTimeLimitsInARow() throws Exception {
    List<CaseRun> runs = run(LOOPS_FROM_CASE_2, 6, SHORT);

    OverLimit overLimit = new OverLimit(Overrun.CPU);
    NotRun notRun = new NotRun("3 cases in a row went past the time limit");
    assertThat(firstCell(runs.get(0))).isEqualTo(1);
    assertThat(runs.subList(1, 6))
        .extracting(CaseRun::outcome)
        .containsExactly(overLimit, overLimit, overLimit, notRun, notRun);
  }

  private static final String LOOPS_MOSTLY =
      solver("LoopsMostly", "while (sudoku[0][0] % 3 != 0); return sudoku;");

  @Test
  void stopsWhenAllCasesTogetherUsedTooMuch() throws Exception {
    Limits limits = new Limits(Duration.ofMillis(200), 64, 1 << 20);

    List<CaseRun> runs = run(LOOPS_MOSTLY, 22, limits);

    assertThat(List.of(runs.get(2), runs.get(5), runs.get(8)))
        .extracting(TrialTest::firstCell)
        .containsExactly(3, 6, 9);
    assertThat(runs.get(21).outcome())
        .isEqualTo(
            new NotRun("the cases before it used up the 2 s that a whole submission may use"));
  }

  private static final String SLEEPS = solver("Sleeps", "Thread.sleep(100_000); return sudoku;");

  @Test
  void tellsWaitingFromComputing() throws Exception {
    Limits limits = new Limits(Duration.ofSeconds(1), 64, 1 << 20);

    assertThat(run(SLEEPS, 1, limits).get(0).outcome()).isEqualTo(new OverLimit(Overrun.IDLE));
  }

  private static final String LOOPS_IN_THREAD =
      solver(
          "LoopsInThread",
          """
          Thread thread = new Thread(() -> { while (true); });
          thread.start();
          thread.join();
          return sudoku;
          """);

  @Test
  void countsComputingOfOtherThreads() throws Exception {
    assertThat(run(LOOPS_IN_THREAD, 1, SHORT).get(0).outcome())
        .isEqualTo(new OverLimit(Overrun.CPU));
  }

  private static final String FLOODS_SYSTEM_OUT =
      solver("FloodsSystemOut", "while (true) System.out.println(\"flood\");");
  private static final String FLOODS_DESCRIPTOR =
      solver("FloodsDescriptor", "while (true) CHANNEL.write(new byte[4096]);");

  @Test
  void endsFlood() throws Exception {
    for (String flood : List.of(FLOODS_SYSTEM_OUT, FLOODS_DESCRIPTOR)) {
      CaseRun run = run(flood, 1).get(0);

      assertThat(run.outcome()).isEqualTo(new OverLimit(Overrun.OUTPUT));
      assertThat(run.printed()).hasSizeBetween(1_000, 10_000);
    }
  }

  private static final String PRINTS_MUCH =
      solver(
          "PrintsMuch",
          """
          System.out.println("first");
          System.out.print("x".repeat(100_000));
          System.out.println("last");
          return sudoku;
          """);

  @Test
  void keepsHeadAndTailOfWhatWasPrinted() throws Exception {
    String printed = run(PRINTS_MUCH, 1).get(0).printed();

    assertThat(printed).startsWith("first\n").endsWith("last\n").contains(" bytes left out ");
    assertThat(printed).hasSizeLessThan(10_000);
  }

  private static final String PRINTS_ENVIRONMENT =
      solver("PrintsEnvironment", "System.out.print(System.getenv()); return sudoku;");

  @Test
  void leavesNothingOfTheEnvironment() throws Exception {
    assertThat(run(PRINTS_ENVIRONMENT, 1).get(0).printed()).isEqualTo("{LC_ALL=C.UTF-8}");
  }

  private static final String LOOKS_FOR_CLASSES =
      solver(
          "LooksForClasses",
          """
          for (String name : new String[] {
              "gridmark.reference.ReferenceSolver", "gridmark.grader.Grader",
              "gridmark.grader.judge.Judge", "gridmark.board.Grid", "gridmark.sat.Sat4jSolver",
              "gridmark.cli.Main", "tools.jackson.databind.ObjectMapper", "picocli.CommandLine",
              "org.junit.jupiter.api.Test", "gridmark.api.SatSolver", "org.sat4j.core.VecInt"}) {
            try {
              Class.forName(name);
              System.out.println(name);
            } catch (ClassNotFoundException e) {
              continue;
            }
          }
          return sudoku;
          """);

  @Test
  void hasNothingOfTheGraderOnTheClassPath() throws Exception {
    assertThat(run(LOOKS_FOR_CLASSES, 1).get(0).printed().lines())
        .containsExactly("gridmark.api.SatSolver", "org.sat4j.core.VecInt");
  }

  private static final String USES_FOLDER =
      solver(
          "UsesFolder",
          """
          System.out.println(System.getProperty("java.io.tmpdir"));
          System.out.println(System.getProperty("user.dir"));
          Files.createDirectories(Path.of("a/b/c"));
          Files.createTempFile("left", "behind");
          return sudoku;
          """);

  @Test
  void givesProcessPrivateFolderThatGoesWithIt() throws Exception {
    Path folder;
    try (Workers workers = Workers.start(JavaWorkers.of(OPEN, LIMITS), LIMITS, false)) {
      List<CaseRun> runs = trial(workers, ready(USES_FOLDER)).run(cases(1), each -> {});
      List<String> printed = runs.get(0).printed().lines().toList();
      folder = Path.of(printed.get(0));

      assertThat(printed).containsExactly(folder.toString(), folder.toString());
      assertThat(folder.resolve("a/b/c")).isDirectory();
      if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
            .isEqualTo("rwx------");
      }
    }
    assertThat(folder).doesNotExist();
  }

  private static final String STARTS_PROCESS =
      solver(
          "StartsProcess",
          """
          System.out.print(new ProcessBuilder("/bin/sleep", "1000").start().pid());
          return sudoku;
          """);

  @Test
  void leavesNoProcessBehind() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/sleep")), "there is no sleep here");
    long pid;
    try (Workers workers = Workers.start(JavaWorkers.of(OPEN, LIMITS), LIMITS, false)) {
      List<CaseRun> runs = trial(workers, ready(STARTS_PROCESS)).run(cases(1), each -> {});
      pid = Long.parseLong(runs.get(0).printed());
      assertThat(isRunning(pid)).isTrue();
    }

    Instant deadline = Instant.now().plusSeconds(20);
    while (isRunning(pid) && Instant.now().isBefore(deadline)) {
      Thread.onSpinWait();
    }
    assertThat(isRunning(pid)).isFalse();
  }

  /** A process that is dead but not yet collected by its parent has no command any more. */
  private static boolean isRunning(long pid) {
    return ProcessHandle.of(pid).flatMap(handle -> handle.info().command()).isPresent();
  }

  private static final String FORGES =
      solver(
          "Forges",
          """
          String forged =
              switch (sudoku[0][0]) {
                case 1 -> "answer 0 0 rows:1:7\\n";
                case 2 -> "answer ffffffffffffffff 0 rows:1:7\\n";
                case 3 -> "\\nthrown 0 0 RQ== RQ== RQ==\\nready 2\\n";
                default -> "answer 0 0 rows:1:7";
              };
          CHANNEL.write(forged.getBytes());
          return new int[][] {{5}};
          """);

  @Test
  void takesNoNoticeOfForgedAnswers() throws Exception {
    assertThat(run(FORGES, 4)).extracting(TrialTest::firstCell).containsExactly(5, 5, 5, 5);
  }

  private static final String WRITES_TO_CHANNEL =
      solver("WritesToChannel", "CHANNEL.write(\"PASSED\".getBytes()); return sudoku;");

  @Test
  void countsOtherTextInTheAnswerChannelAsPrinted() throws Exception {
    CaseRun run = run(WRITES_TO_CHANNEL, 1).get(0);

    assertThat(firstCell(run)).isEqualTo(1);
    assertThat(run.printed()).isEqualTo("PASSED\n");
  }

  private static final String CLOSES_STREAMS =
      solver(
          "ClosesStreams",
          """
          System.in.close();
          System.out.close();
          System.err.close();
          return sudoku;
          """);

  @Test
  void getsAnswersAlthoughStreamsAreClosed() throws Exception {
    assertThat(run(CLOSES_STREAMS, 2)).extracting(TrialTest::firstCell).containsExactly(1, 2);
  }

  private static final String CLOSES_CHANNEL =
      solver("ClosesChannel", "CHANNEL.close(); Thread.sleep(100_000); return sudoku;");

  /** Not so under bwrap, which holds the channel open as long as it lives. */
  @Test
  void noticesThatAnswerChannelIsClosed() throws Exception {
    try (Workers workers = Workers.start(JavaWorkers.of(OPEN, LIMITS), LIMITS, false)) {
      assertThat(trial(workers, ready(CLOSES_CHANNEL)).run(cases(1), each -> {}).get(0).outcome())
          .isEqualTo(new Ended(-1));
    }
  }

  private static final String LEAVES_THREAD_BEHIND =
      solver(
          "LeavesThreadBehind",
          """
          int[][] answer = {{5}};
          new Thread(() -> { while (true) sudoku[0][0] = 9; }).start();
          return answer;
          """);

  @Test
  void getsAnswerAlthoughThreadGoesOn() throws Exception {
    assertThat(firstCell(run(LEAVES_THREAD_BEHIND, 1).get(0))).isEqualTo(5);
  }

  @Test
  void runsNothingOfSubmissionThatCannotBeRun() throws Exception {
    Preparation rejected =
        new Preparation.Rejected(Preparation.Reason.COMPILE_ERROR, List.of(), List.of());
    try (Workers workers = Workers.start(JavaWorkers.of(SANDBOX, LIMITS), LIMITS, false)) {
      assertThat(trial(workers, rejected).run(cases(2), each -> {}))
          .extracting(CaseRun::outcome)
          .containsExactly(
              new NotRun("the submission cannot be run"),
              new NotRun("the submission cannot be run"));
    }
  }

  @Test
  void tellsProgressOfEveryCaseInOrder() throws Exception {
    List<CaseRun> told = new ArrayList<>();
    List<CaseRun> runs;
    try (Workers workers = Workers.start(JavaWorkers.of(SANDBOX, LIMITS), LIMITS, false)) {
      runs = trial(workers, ready(RETURNS_INPUT)).run(cases(3), told::add);
    }

    assertThat(told).isEqualTo(runs);
    assertThat(runs).extracting(run -> run.testCase().id()).containsExactly("c-1", "c-2", "c-3");
    assertThat(runs).extracting(CaseRun::limits).containsOnly(LIMITS);
  }

  /** Adds a solver whose method has this body, from line 3 on. */
  private static String solver(String name, String body, String... members) {
    String text =
        "import java.io.*; import java.nio.file.*; import java.util.*; import java.util.stream.*;"
            + " public class %s {\n".formatted(name)
            + "public int[][] solve(int[][] sudoku) throws Exception {\n"
            + body
            + "\n}\n"
            + String.join("\n", members)
            + "\nstatic final OutputStream CHANNEL = new FileOutputStream(FileDescriptor.out);\n}\n";
    SOURCES.add(new Source(name + ".java", text));
    return name;
  }

  private static Trial trial(Workers workers, Preparation submission) {
    return workers.trial(submission, Runs.MISHAPS, Runs.SIGNATURE, new Transcript());
  }

  private static Preparation ready(String solver) {
    return new Preparation.Ready(new Program("java", solver, classes, true, List.of()));
  }

  private static List<CaseRun> run(String solver, int count) throws Exception {
    return run(solver, count, LIMITS);
  }

  private static List<CaseRun> run(String solver, int count, Limits limits) throws Exception {
    try (Workers workers = Workers.start(JavaWorkers.of(SANDBOX, limits), limits, false)) {
      return trial(workers, ready(solver)).run(cases(count), each -> {});
    }
  }

  /** Cases whose first cell holds the last digit of their number; all others are empty. */
  private static List<TestCase> cases(int count) {
    return IntStream.rangeClosed(1, count).mapToObj(TrialTest::testCase).toList();
  }

  private static TestCase testCase(int number) {
    int[][] digits = new int[9][9];
    digits[0][0] = number % 10;
    return new TestCase(
        "c-" + number,
        "Case",
        FillingQuestion.of(Grid.of(BoxShape.CLASSIC, digits), Expectation.SOLVABLE),
        1,
        Visibility.PUBLIC,
        Feedback.FULL,
        List.of(),
        "");
  }

  private static int firstCell(CaseRun run) {
    assertThat(run.outcome()).isInstanceOf(Answered.class);
    return ((Value.Rows) ((Answered) run.outcome()).value()).toArray()[0][0];
  }
}
