package gridmark.language.java;

import gridmark.exchange.Wire;
import gridmark.files.Unfinished;
import gridmark.sandbox.Child;
import gridmark.sandbox.Event;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import gridmark.sandbox.Watch;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.zip.CRC32;

/**
 * A class-data archive for the sandbox's programs: it holds javac, sat4j and ours ready for use,
 * and halves the time a process needs to start. It is made once for a JDK and a build, by running
 * both programs on a small submission and dumping the classes they needed.
 *
 * <p>A static archive, because on JDK 17 the dynamic kind leaves hot methods interpreted
 * (JDK-8306460).
 *
 * @param folder where the lists of classes and the archive are made
 */
record ClassArchive(Sandbox sandbox, JavaTools tools, Path folder) {

  private static final Limits PATIENT = new Limits(Duration.ofSeconds(30), 256, 1 << 20);

  /** Where the archive for this JDK and these jars is, once there is one. */
  static Path file(Path cache, SandboxJars jars) throws IOException {
    return cache.resolve(
        "classes-"
            + SandboxJars.fingerprint(runtimeImage(), jars.worker(), jars.student(), jars.sat4j())
            + ".jsa");
  }

  /**
   * Makes the archive if it was never tried, or is not as it was made: a JVM does without one that
   * was cut short, but crashes with one that was changed. The rehearsal is our own code, and writes
   * down what it did where no submission may write.
   */
  static void make(Sandbox open, Consumer<String> progress) throws IOException {
    Path archive = file(open.cache(), SandboxJars.locate(open.cache()));
    Path failed = beside(archive, ".failed");
    if (isWhole(archive) || Files.exists(failed)) {
      return;
    }
    Files.deleteIfExists(archive);
    JavaTools tools = JavaTools.in(open.cache());
    progress.accept("Preparing the sandbox for this JDK (once, a few seconds)…");
    Files.createDirectories(open.cache());
    Path folder = Files.createTempDirectory(open.cache(), "archive");
    try {
      Path made = new ClassArchive(open, tools, folder).make();
      Files.writeString(beside(archive, ".crc"), checksum(made));
      Files.move(made, archive, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      progress.accept(
          "No class-data archive could be made (" + e.getMessage() + "): grading will be slower.");
      // Trying again at every start would cost more than the archive saves.
      Files.writeString(failed, e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } finally {
      Unfinished.delete(folder);
    }
  }

  private static Path beside(Path archive, String end) {
    return Path.of(archive.toString().replaceFirst("\\.jsa$", end));
  }

  private static boolean isWhole(Path archive) throws IOException {
    Path checksum = beside(archive, ".crc");
    return Files.isRegularFile(archive)
        && Files.isRegularFile(checksum)
        && Files.readString(checksum).equals(checksum(archive));
  }

  /** Of accidents; it is taken at every start, of some ten megabytes. */
  private static String checksum(Path archive) throws IOException {
    CRC32 crc = new CRC32();
    byte[] chunk = new byte[1 << 16];
    try (InputStream in = Files.newInputStream(archive)) {
      for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) {
        crc.update(chunk, 0, n);
      }
    }
    return Long.toHexString(crc.getValue());
  }

  /** Changes with every update of the JDK. */
  private static Path runtimeImage() {
    Path home = Path.of(System.getProperty("java.home"));
    Path modules = home.resolve("lib/modules");
    return Files.exists(modules) ? modules : home;
  }

  private Path make() throws IOException, InterruptedException {
    Path compilerList = folder.resolve("compiler.lst");
    Path workerList = folder.resolve("worker.lst");
    List<String> classes = compile(recording(compilerList));
    solve(recording(workerList), classes);
    Set<String> all = new LinkedHashSet<>();
    for (Path list : List.of(compilerList, workerList)) {
      Files.readAllLines(list).forEach(line -> all.add(withoutNumber(line)));
    }
    return dump(Files.write(folder.resolve("all.lst"), all));
  }

  /**
   * Newer JDKs number the classes of a list; two lists count from the same number, and none is
   * needed.
   */
  private static String withoutNumber(String line) {
    return line.replaceFirst(" id: \\d+$", "");
  }

  private static List<String> recording(Path list) {
    return List.of("-Xshare:off", "-XX:DumpLoadedClassList=" + list);
  }

  private List<String> compile(List<String> flags) throws IOException, InterruptedException {
    try (Child compiler = sandbox.start(tools.compiler(PATIENT, flags));
        InputStream source = ClassArchive.class.getResourceAsStream("Rehearsal.java")) {
      String text = Wire.encode(source.readAllBytes());
      compiler.tell(Wire.line(Wire.SOURCE, Wire.encode("Rehearsal.java"), text));
      compiler.tell(
          Wire.line(
              Wire.SIGNATURE, "SudokuSolver", "AbstractSudokuSolver", "solve", "GRID", "GRID"));
      compiler.tell(Wire.line(Wire.COMPILE, JavaLanguage.RELEASES.oldest()));
      return lines(compiler, Wire.END).stream()
          .filter(line -> line.startsWith(Wire.CLASS + " "))
          .toList();
    }
  }

  private void solve(List<String> flags, List<String> classes)
      throws IOException, InterruptedException {
    try (Child worker = sandbox.start(tools.worker(PATIENT, flags))) {
      classes.forEach(line -> worker.tell(line.replaceFirst(Wire.CLASS, Wire.FILE)));
      worker.tell(Wire.line(Wire.ENTRY, Wire.encode("Rehearsal"), "solve", "GRID", "GRID"));
      worker.tell(Wire.line(Wire.ASK, "0", "rows:2:1,0;0,0"));
      lines(worker, Wire.ANSWER);
    }
  }

  /**
   * What the child says up to the line that begins with the last word; then it is asked to leave by
   * itself.
   */
  private static List<String> lines(Child child, String last)
      throws IOException, InterruptedException {
    child.flush();
    Watch watch = child.watch(PATIENT);
    List<String> lines = new ArrayList<>();
    while (child.next(watch) instanceof Event.Line line && !line.text().startsWith(Wire.THROWN)) {
      lines.add(line.text());
      if (line.text().startsWith(last)) {
        child.finish();
        return lines;
      }
    }
    throw new IOException("the rehearsal broke off: " + child.takePrinted());
  }

  private Path dump(Path list) throws IOException, InterruptedException {
    Path archive = folder.resolve("classes.jsa");
    try (Child process = sandbox.start(tools.dump(PATIENT, list, archive))) {
      Event end = process.next(process.watch(PATIENT));
      if (!end.equals(new Event.Ended(0)) || !Files.exists(archive)) {
        throw new IOException("java -Xshare:dump failed");
      }
    }
    return archive;
  }
}
