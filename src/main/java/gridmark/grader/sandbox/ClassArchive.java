package gridmark.grader.sandbox;

import gridmark.grader.sandbox.Enclosure.Offspring;
import gridmark.worker.Wire;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A class-data archive for the sandbox's programs: it holds javac, sat4j and ours ready for use,
 * and halves the time a process needs to start. It is made once for a JDK and a build, by running
 * both programs on a small submission and dumping the classes they needed.
 *
 * <p>A static archive, because on JDK 17 the dynamic kind leaves hot methods interpreted
 * (JDK-8306460).
 */
final class ClassArchive {

  private static final Limits PATIENT = new Limits(Duration.ofSeconds(30), 256, 1 << 20);

  private final Sandbox sandbox;
  private final Path folder;

  private ClassArchive(Sandbox sandbox, Path folder) {
    this.sandbox = sandbox;
    this.folder = folder;
  }

  /**
   * The archive for this JDK and these jars; without one, should it not be to be had, all works,
   * more slowly.
   */
  static Optional<Path> of(Path cache, Sandbox sandbox, Consumer<String> progress)
      throws IOException {
    SandboxJars jars = sandbox.jars();
    String name =
        "classes-"
            + SandboxJars.fingerprint(runtimeImage(), jars.worker(), jars.student(), jars.sat4j());
    Path archive = cache.resolve(name + ".jsa");
    if (Files.isRegularFile(archive)) {
      return Optional.of(archive);
    }
    Path failed = cache.resolve(name + ".failed");
    if (Files.exists(failed)) {
      return Optional.empty();
    }
    progress.accept("Preparing the sandbox for this JDK (once, a few seconds)…");
    Files.createDirectories(cache);
    Path folder = Files.createTempDirectory(cache, "archive");
    try {
      Path made = new ClassArchive(sandbox, folder).make();
      Files.move(made, archive, StandardCopyOption.ATOMIC_MOVE);
      return Optional.of(archive);
    } catch (IOException e) {
      progress.accept(
          "No class-data archive could be made (" + e.getMessage() + "): grading will be slower.");
      // Trying again at every start would cost more than the archive saves.
      Files.writeString(failed, e.getMessage());
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } finally {
      new WorkFolder(folder).delete();
    }
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
    try (Child compiler = sandbox.startCompiler(PATIENT, flags)) {
      String source = new String(resource("Rehearsal.java"), StandardCharsets.UTF_8);
      compiler.tell(Wire.line(Wire.SOURCE, Wire.encode("Rehearsal.java"), Wire.encode(source)));
      compiler.tell(Wire.COMPILE);
      return lines(compiler, Wire.END).stream()
          .filter(line -> line.startsWith(Wire.CLASS + " "))
          .toList();
    }
  }

  private void solve(List<String> flags, List<String> classes)
      throws IOException, InterruptedException {
    try (Child worker = sandbox.startWorker(PATIENT, flags)) {
      classes.forEach(worker::tell);
      worker.tell(Wire.line(Wire.ENTRY, Wire.encode("Rehearsal")));
      worker.tell(Wire.line(Wire.SOLVE, "0", "1,0;0,0"));
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
    ProcessBuilder builder =
        new ProcessBuilder(
            Sandbox.javaProgram(),
            "-Xshare:dump",
            "-XX:SharedClassListFile=" + list,
            "-XX:SharedArchiveFile=" + archive,
            "-cp",
            sandbox.jars().classPath());
    try (Child process = Child.start(folder -> builder, Offspring.ANY, Set.of(), 1 << 16)) {
      Event end = process.next(process.watch(PATIENT));
      if (!end.equals(new Event.Ended(0)) || !Files.exists(archive)) {
        throw new IOException("java -Xshare:dump failed");
      }
    }
    return archive;
  }

  private static byte[] resource(String name) throws IOException {
    try (var in = ClassArchive.class.getResourceAsStream(name)) {
      return in.readAllBytes();
    }
  }
}
