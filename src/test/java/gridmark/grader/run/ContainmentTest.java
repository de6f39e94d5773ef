package gridmark.grader.run;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.Verdict;
import gridmark.catalogue.Languages;
import gridmark.grader.judge.Judgement;
import gridmark.grader.judge.Judges;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.Outcome.Answered;
import gridmark.grader.run.Outcome.OverLimit;
import gridmark.grader.submission.Submission;
import gridmark.language.Preparation;
import gridmark.language.Program;
import gridmark.language.Signatures;
import gridmark.language.Source;
import gridmark.language.Workshop;
import gridmark.language.java.JavaWorkers;
import gridmark.sandbox.Child;
import gridmark.sandbox.Event.Overrun;
import gridmark.sandbox.Isolation;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Hostile submissions in real enclosures. Each attack prints that it worked, if it does; that the
 * attacks themselves are sound is seen where there is no enclosure.
 */
@Tag("process")
class ContainmentTest {

  private static final Limits LIMITS = new Limits(Duration.ofSeconds(10), 64, 1 << 20);
  private static final Limits SHORT = new Limits(Duration.ofMillis(500), 64, 1 << 20);

  private static final List<Source> SOURCES = new ArrayList<>();
  private static final Map<Isolation, Sandbox> SANDBOXES = new EnumMap<>(Isolation.class);
  private static Map<String, byte[]> classes;

  @TempDir private static Path outside;
  private static ServerSocket server;

  @BeforeAll
  static void compile() throws Exception {
    Files.setPosixFilePermissions(outside, PosixFilePermissions.fromString("rwxrwxrwx"));
    server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    List<Source> aimed = SOURCES.stream().map(ContainmentTest::aim).toList();
    try (Workshop workshop =
        Languages.ALL.get(0).start(sandbox(Isolation.PROCESS), Limits.DEFAULT)) {
      Preparation preparation =
          new Submission("all", aimed, List.of(), List.of(), "00000000")
              .build(workshop, Signatures.SOLVE, 17);
      assertThat(preparation).isInstanceOf(Preparation.Ready.class);
      classes = ((Preparation.Ready) preparation).program().files();
    }
  }

  /** Tells a submission what there is to attack. */
  private static Source aim(Source source) {
    String text =
        source
            .text()
            .replace("@OUTSIDE@", outside.toString())
            .replace("@PORT@", Integer.toString(server.getLocalPort()))
            .replace("@PID@", Long.toString(ProcessHandle.current().pid()));
    return new Source(source.path(), text);
  }

  @AfterAll
  static void close() throws IOException {
    server.close();
  }

  private static Sandbox sandbox(Isolation level) {
    return SANDBOXES.computeIfAbsent(level, Repository::sandbox);
  }

  private static final String ATTACKS =
      solver(
          "Attacks",
          """
          Path outside = Path.of("@OUTSIDE@");
          attack("read", () -> Files.readString(outside.resolve("canary")));
          attack("write", () -> Files.writeString(outside.resolve("canary"), "gone"));
          attack("make", () -> Files.createFile(outside.resolve("made")));
          attack("delete", () -> Files.delete(outside.resolve("victim")));
          attack("move", () -> Files.move(outside.resolve("victim"), Path.of("mine")));
          attack("link", () -> {
            Files.createLink(Path.of("link"), outside.resolve("canary"));
            Files.readString(Path.of("link"));
          });
          attack("follow", () -> {
            Files.createSymbolicLink(Path.of("symlink"), outside.resolve("canary"));
            Files.readString(Path.of("symlink"));
          });
          attack("list", () -> Files.list(outside).count());
          attack("chmod", () -> {
            // Pretended to work where it is kept from working.
            Files.setPosixFilePermissions(outside.resolve("canary"), Set.of());
            if (!Files.getPosixFilePermissions(outside.resolve("canary")).isEmpty()) {
              throw new IOException("as before");
            }
          });
          attack("touch", () -> Files.setLastModifiedTime(outside.resolve("canary"),
              java.nio.file.attribute.FileTime.fromMillis(0)));
          attack("passwd", () -> Files.readString(Path.of("/etc/passwd")));
          attack("shared memory", () -> Files.createFile(Path.of("/dev/shm/gridmark-attack")));
          attack("connect", () -> new java.net.Socket("127.0.0.1", @PORT@).close());
          attack("listen", () -> new java.net.ServerSocket(0).close());
          attack("datagram", () -> new java.net.DatagramSocket().close());
          attack("unix socket", () -> java.nio.channels.SocketChannel.open(
              java.net.StandardProtocolFamily.UNIX).close());
          attack("fork", () -> new ProcessBuilder(
              System.getProperty("java.home") + "/bin/java", "-version").start().waitFor());
          attack("environment", () -> Files.readString(Path.of("/proc/@PID@/environ")));
          attack("command line", () -> Files.readString(Path.of("/proc/@PID@/cmdline")));
          attack("memory", () -> new RandomAccessFile("/proc/@PID@/mem", "r").close());
          attack("descriptors", () -> Files.list(Path.of("/proc/@PID@/fd")).count());
          attack("see", () -> ProcessHandle.of(@PID@L).orElseThrow());
          return sudoku;
          """,
          """
          interface Attack { void run() throws Exception; }
          static void attack(String name, Attack attack) {
            try {
              attack.run();
              System.out.println(name);
            } catch (Exception failed) {
              return;
            }
          }
          """);

  @ParameterizedTest
  @EnumSource(names = {"BWRAP", "JAIL"})
  void stopsAttacks(Isolation level) throws Exception {
    assertThat(attacks(level)).isEmpty();
    assertThat(Files.getPosixFilePermissions(outside.resolve("canary"))).isNotEmpty();
    assertThat(outside.resolve("canary")).hasContent("secret");
    assertThat(outside.resolve("victim")).exists();
    assertThat(outside.resolve("made")).doesNotExist();
  }

  /** What the same user may do to the grader and its files, and another may not. */
  private static final List<String> BY_RIGHTS =
      List.of("write", "chmod", "touch", "environment", "memory", "descriptors");

  @Test
  void stopsWithoutEnclosureWhatAnotherUserHasNoRightTo() throws Exception {
    List<String> attacks = attacks(Isolation.PROCESS).toList();

    assertThat(attacks)
        .contains("read", "make", "delete", "follow", "list", "passwd", "command line", "see")
        .contains("connect", "listen", "datagram", "unix socket", "fork");
    if (System.getProperty("user.name").equals("root")) {
      assertThat(attacks).doesNotContainAnyElementsOf(BY_RIGHTS);
    } else {
      assertThat(attacks).containsAll(BY_RIGHTS);
    }
  }

  private static Stream<String> attacks(Isolation level) throws Exception {
    Path canary = outside.resolve("canary");
    Files.deleteIfExists(canary);
    Files.writeString(canary, "secret");
    Files.writeString(outside.resolve("victim"), "");
    Files.deleteIfExists(outside.resolve("made"));
    CaseRun run = run(level, ATTACKS, LIMITS);
    assertThat(run.outcome()).as(run.printed()).isInstanceOf(Answered.class);
    return run.printed().lines();
  }

  private static final String KNOWS_ITSELF =
      solver(
          "SudokuSolver",
          """
          System.out.println(System.getenv());
          Path file = Files.createTempFile("a", "b");
          Files.writeString(file, "content");
          System.out.println(Files.readString(file));
          System.out.println(Files.getAttribute(file, "unix:uid"));
          System.out.println(file.getParent().equals(Path.of(System.getProperty("user.dir"))));
          return sudoku;
          """);

  @ParameterizedTest
  @EnumSource
  void givesFolderAndEmptyEnvironmentAndNeverRoot(Isolation level) throws Exception {
    List<String> printed = run(level, KNOWS_ITSELF, LIMITS).printed().lines().toList();

    assertThat(printed).hasSize(4).startsWith("{LC_ALL=C.UTF-8}", "content").endsWith("true");
    assertThat(printed.get(2)).isNotEqualTo("0");
  }

  private static final String LOOPS = solver("Loops", "while (true);");

  /**
   * Through a wrapper the processor time of the program itself has to be found: were it read as
   * zero, a loop would be taken for waiting. On a very busy machine the wall ends it first.
   */
  @ParameterizedTest
  @EnumSource
  void countsProcessorTime(Isolation level) throws Exception {
    assertThat(run(level, LOOPS, SHORT).outcome())
        .isIn(new OverLimit(Overrun.CPU), new OverLimit(Overrun.WALL));
  }

  /** The kernel takes the thread that starts a process for its parent. */
  @ParameterizedTest
  @EnumSource(names = {"BWRAP", "JAIL"})
  void leavesNothingOfProcessThatIsEndedAtOnce(Isolation level) throws Exception {
    Sandbox sandbox = sandbox(level);
    String quota = "--cpu 777000 ";
    Limits marked = new Limits(Duration.ofSeconds(777), 64, 1 << 20);
    for (int i = 0; i < 40; i++) {
      Child worker = JavaWorkers.of(sandbox, marked).startWorker();
      // At another stage of its start each time.
      Thread.sleep(i % 8);
      worker.close();
    }

    assertThat(
            ProcessHandle.allProcesses()
                .filter(each -> each.info().commandLine().orElse("").contains(quota)))
        .isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void survivesTheThreadThatStartedIt(Isolation level) throws Exception {
    Sandbox sandbox = sandbox(level);
    CompletableFuture<Workers> started = new CompletableFuture<>();
    Thread thread =
        new Thread(
            () -> {
              try {
                started.complete(Workers.start(JavaWorkers.of(sandbox, LIMITS), LIMITS, false));
              } catch (IOException e) {
                started.completeExceptionally(e);
              }
            });
    thread.start();
    thread.join();
    try (Workers workers = started.get()) {
      CaseRun run =
          workers
              .trial(ready(KNOWS_ITSELF), Runs.MISHAPS, Runs.SIGNATURE, new Transcript())
              .run(CASES, each -> {})
              .get(0);
      assertThat(run.outcome()).isInstanceOf(Answered.class);
    }
  }

  private static final String HOARDS_DIRECT_BUFFERS =
      solver(
          "HoardsDirectBuffers",
          """
          List<Object> hoard = new ArrayList<>();
          while (true) hoard.add(java.nio.ByteBuffer.allocateDirect(1 << 20));
          """);
  private static final String HOARDS_CLASSES =
      solver(
          "HoardsClasses",
          """
          List<Object> hoard = new ArrayList<>();
          byte[] bytes =
              HoardsClasses.class.getResourceAsStream("/gridmark/exchange/Wire.class").readAllBytes();
          while (true) {
            hoard.add(new ClassLoader() {
              Class<?> define() { return defineClass("gridmark.exchange.Wire", bytes, 0, bytes.length); }
            }.define());
          }
          """);

  @ParameterizedTest
  @EnumSource
  void endsHoardsBesideTheHeap(Isolation level) throws Exception {
    for (String hoard : List.of(HOARDS_DIRECT_BUFFERS, HOARDS_CLASSES)) {
      Judgement judgement = judge(run(level, hoard, LIMITS));

      assertThat(judgement.verdict()).as(judgement.message()).isEqualTo(Verdict.MEMORY_LIMIT);
    }
  }

  private static final String UNSAFE =
      """
      static sun.misc.Unsafe unsafe() throws Exception {
        var field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (sun.misc.Unsafe) field.get(null);
      }
      """;
  private static final String HOARDS_NATIVE_MEMORY =
      solver(
          "HoardsNativeMemory",
          "while (true) unsafe().setMemory(unsafe().allocateMemory(1 << 20), 1 << 20, (byte) 1);",
          UNSAFE);
  private static final String STARTS_THREADS =
      solver(
          "StartsThreads",
          """
          while (true) {
            new Thread(() -> { try { Thread.sleep(100_000); } catch (InterruptedException e) { } }).start();
          }
          """);

  @ParameterizedTest
  @EnumSource(names = {"BWRAP", "JAIL"})
  void endsHoardsOutsideTheJvm(Isolation level) throws Exception {
    Judgement memory = judge(run(level, HOARDS_NATIVE_MEMORY, LIMITS));
    Judgement threads = judge(run(level, STARTS_THREADS, LIMITS));

    assertThat(memory.verdict()).as(memory.message()).isEqualTo(Verdict.MEMORY_LIMIT);
    assertThat(threads.verdict()).as(threads.message()).isEqualTo(Verdict.MEMORY_LIMIT);
  }

  private static final String CATCHES_WANT_OF_MEMORY =
      solver(
          "CatchesWantOfMemory",
          """
          List<Object> hoard = new ArrayList<>();
          while (true) {
            try {
              hoard.add(new long[1_000_000]);
            } catch (OutOfMemoryError e) {
              continue;
            }
          }
          """);

  @ParameterizedTest
  @EnumSource
  void endsHoardThatCatchesWantOfMemory(Isolation level) throws Exception {
    assertThat(run(level, CATCHES_WANT_OF_MEMORY, SHORT).outcome())
        .isEqualTo(new OverLimit(Overrun.CPU));
  }

  private static final String WRITES_LARGE_FILE =
      solver(
          "WritesLargeFile",
          """
          try (OutputStream out = new FileOutputStream("large")) {
            while (true) out.write(new byte[1 << 20]);
          }
          """);
  private static final String WRITES_MANY_FILES =
      solver(
          "WritesManyFiles",
          "for (int i = 0; ; i++) Files.write(Path.of(\"file\" + i), new byte[1 << 20]);");

  private static final String WRITES_DELETED_FILES =
      solver(
          "WritesDeletedFiles",
          """
          List<Object> open = new ArrayList<>();
          while (true) {
            FileOutputStream out = new FileOutputStream("gone");
            Files.delete(Path.of("gone"));
            for (int i = 0; i < 32; i++) out.write(new byte[1 << 20]);
            open.add(out);
          }
          """);

  @ParameterizedTest
  @EnumSource
  void endsFloodOfFiles(Isolation level) throws Exception {
    for (String flood : List.of(WRITES_LARGE_FILE, WRITES_MANY_FILES, WRITES_DELETED_FILES)) {
      Judgement judgement = judge(run(level, flood, LIMITS));

      assertThat(judgement.verdict()).as(judgement.message()).isEqualTo(Verdict.OUTPUT_LIMIT);
      assertThat(judgement.message())
          .startsWith("the program wrote more than the 64 MiB of files it may have");
    }
  }

  private static final String CRASHES_JVM =
      solver("CrashesJvm", "unsafe().putAddress(0, 0); return sudoku;", UNSAFE);

  @ParameterizedTest
  @EnumSource
  void takesCrashOfJvmForTheSubmissions(Isolation level) throws Exception {
    Judgement judgement = judge(run(level, CRASHES_JVM, LIMITS));

    assertThat(judgement.verdict()).isEqualTo(Verdict.CRASHED);
    assertThat(judgement.message())
        .isEqualTo("the Java virtual machine crashed: does the program use Unsafe or native code?");
    assertThat(Path.of("hs_err_pid" + ProcessHandle.current().pid() + ".log")).doesNotExist();
  }

  private static Judgement judge(CaseRun run) {
    return Judges.judge(List.of(run)).get(0);
  }

  private static final List<TestCase> CASES = List.of(Runs.solvable("c-1"));

  private static CaseRun run(Isolation level, String solver, Limits limits) throws Exception {
    try (Workers workers = Workers.start(JavaWorkers.of(sandbox(level), limits), limits, false)) {
      return workers
          .trial(ready(solver), Runs.MISHAPS, Runs.SIGNATURE, new Transcript())
          .run(CASES, each -> {})
          .get(0);
    }
  }

  private static Preparation ready(String solver) {
    return new Preparation.Ready(new Program("java", solver, classes, true, List.of()));
  }

  /** Adds a solver whose method has this body. */
  private static String solver(String name, String body, String... members) {
    String text =
        "import java.io.*; import java.nio.file.*; import java.util.*;"
            + " public class %s {\n".formatted(name)
            + "public int[][] solve(int[][] sudoku) throws Exception {\n"
            + body
            + "\n}\n"
            + String.join("\n", members)
            + "\n}\n";
    SOURCES.add(new Source(name + ".java", text));
    return name;
  }
}
