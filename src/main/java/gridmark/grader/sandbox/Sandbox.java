package gridmark.grader.sandbox;

import gridmark.worker.CompileServer;
import gridmark.worker.Wire;
import gridmark.worker.Worker;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Starts the two programs that meet strangers' text and code, each in a process of its own. */
public final class Sandbox {

  /** A frame of the worker's; an answer of the largest board is a tenth of it. */
  private static final int LONGEST_ANSWER = 64 << 10;

  /** The compiler's frames carry class files. */
  private static final int LONGEST_COMPILER_LINE = 32 << 20;

  private static final Path ROOTS_CACHE = Path.of("/var/cache/gridmark");

  private final SandboxJars jars;
  private final Optional<Path> archive;
  private final Enclosure enclosure;

  private Sandbox(SandboxJars jars, Optional<Path> archive, Enclosure enclosure) {
    this.jars = jars;
    this.archive = archive;
    this.enclosure = enclosure;
  }

  /**
   * A sandbox ready for use; the first time on a machine this takes some seconds.
   *
   * @param cache a folder for what is made once and used again
   * @param wanted the level of isolation; the strongest there is if absent
   * @param progress told what takes time
   * @throws NotOfferedException if the level that is wanted cannot be had here
   */
  public static Sandbox open(Path cache, Optional<Isolation> wanted, Consumer<String> progress)
      throws IOException, NotOfferedException {
    try {
      Path place = placeFor(cache);
      WorkFolder.sweep(Path.of(System.getProperty("java.io.tmpdir")));
      SandboxJars jars = SandboxJars.locate(place);
      // The rehearsal is our own code, and writes down what it did where no submission may write.
      Sandbox open = new Sandbox(jars, Optional.empty(), new OpenProcess());
      Optional<Path> archive = ClassArchive.of(place, open, progress);
      Levels levels =
          new Levels(place, VisibleFiles.of(jars, archive), progress, Machine.searchPath());
      Enclosure enclosure = wanted.isPresent() ? levels.only(wanted.get()) : levels.strongest();
      return new Sandbox(jars, archive, enclosure);
    } catch (FileSystemException e) {
      throw new IOException(
          "the cache %s cannot be used (%s): give another folder in GRIDMARK_CACHE"
              .formatted(cache, e),
          e);
    }
  }

  /** The levels that this machine offers, from the strongest down; it takes as long as opening. */
  public static List<Offer> offers(Path cache, Consumer<String> progress) throws IOException {
    Path place = placeFor(cache);
    Levels levels =
        new Levels(
            place,
            VisibleFiles.of(SandboxJars.locate(place), Optional.empty()),
            progress,
            Machine.searchPath());
    List<Offer> offers = new ArrayList<>();
    for (Isolation level : Isolation.values()) {
      offers.add(levels.offer(level));
    }
    return offers;
  }

  /** Root's submissions run as another user, who has to read the jars, and may not in /root. */
  private static Path placeFor(Path cache) throws IOException {
    if (!Machine.isRoot()) {
      return cache;
    }
    Files.createDirectories(cache);
    return Machine.isReachableByAll(cache) ? cache : ROOTS_CACHE;
  }

  /** The isolation that was reached. */
  public Isolation isolation() {
    return enclosure.level();
  }

  /** Starts a worker, which will say that it is ready. */
  public Child startWorker(Limits limits) throws IOException {
    return startWorker(limits, List.of());
  }

  Child startWorker(Limits limits, List<String> moreFlags) throws IOException {
    List<String> flags =
        new ArrayList<>(
            List.of(
                "-Xmx" + limits.memoryMiB() + "m",
                // A small nursery stays in the processor's cache, and most garbage dies there.
                "-Xms" + limits.memoryMiB() / 4 + "m",
                "-Xmn" + limits.memoryMiB() / 16 + "m",
                "-XX:MaxMetaspaceSize=128m",
                "-XX:MaxDirectMemorySize=64m"));
    // The solver is made by reflection for each case: no code need be generated for that.
    flags.add("-Dsun.reflect.inflationThreshold=" + Integer.MAX_VALUE);
    flags.addAll(moreFlags);
    List<String> program = new ArrayList<>(List.of(Worker.class.getName()));
    if (!enclosure.endsWithGrader()) {
      program.add(Long.toString(ProcessHandle.current().pid()));
    }
    return start(
        limits,
        flags,
        program,
        Set.of(Wire.READY, Wire.FORMULA, Wire.ANSWER, Wire.THROWN),
        LONGEST_ANSWER);
  }

  /** Starts a compile server, which will say that it is ready. */
  public Child startCompiler(Limits limits) throws IOException {
    return startCompiler(limits, List.of());
  }

  Child startCompiler(Limits limits, List<String> moreFlags) throws IOException {
    List<String> flags = new ArrayList<>(List.of("-Xmx" + limits.memoryMiB() + "m"));
    flags.addAll(moreFlags);
    return start(
        limits,
        flags,
        List.of(CompileServer.class.getName(), jars.studentClassPath()),
        Set.of(
            Wire.READY,
            Wire.NOTE,
            Wire.ERROR,
            Wire.TYPE,
            Wire.CONSTRUCTOR,
            Wire.METHOD,
            Wire.CLASS,
            Wire.END),
        LONGEST_COMPILER_LINE);
  }

  SandboxJars jars() {
    return jars;
  }

  static String javaProgram() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private Child start(
      Limits limits, List<String> flags, List<String> program, Set<String> words, int longestLine)
      throws IOException {
    return Child.start(
        folder -> builder(folder, limits, command(folder, flags, program)),
        enclosure.offspring(),
        words,
        longestLine);
  }

  private ProcessBuilder builder(Path folder, Limits limits, List<String> command) {
    ProcessBuilder builder =
        new ProcessBuilder(enclosure.command(folder, Quota.of(limits), command))
            .directory(folder.toFile());
    clear(builder.environment());
    return builder;
  }

  private List<String> command(Path folder, List<String> flags, List<String> program) {
    Path inside = enclosure.inside(folder);
    List<String> command = new ArrayList<>();
    command.add(javaProgram());
    // Short lives: the simplest collector and the fast compiler cost least.
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"));
    // The limits are ours; a container's need not be looked for.
    command.addAll(List.of("-XX:-UseContainerSupport", "-XX:-CreateCoredumpOnCrash"));
    // The JVM's warnings come with the time, among what the submission prints.
    command.add("-Xlog:disable");
    command.add("-XX:ErrorFile=" + inside.resolve("crash.log"));
    command.add("-Djava.io.tmpdir=" + inside);
    command.add("-Dfile.encoding=UTF-8");
    archive.ifPresent(file -> command.addAll(fromArchive(file)));
    command.addAll(flags);
    command.addAll(List.of("-cp", jars.classPath()));
    command.addAll(program);
    return command;
  }

  /**
   * At the address it was made for: moved to a random one, as is the default, every pointer in it
   * would be written anew in every process, and no page of it be shared. Where its classes lie is
   * no secret to keep from who runs among them.
   */
  private static List<String> fromArchive(Path file) {
    return List.of(
        "-Xshare:auto",
        "-XX:SharedArchiveFile=" + file,
        "-XX:+UnlockDiagnosticVMOptions",
        "-XX:ArchiveRelocationMode=0");
  }

  /** Secrets of the grader's environment are none of a submission's business. */
  static void clear(Map<String, String> environment) {
    environment.keySet().retainAll(Set.of("SystemRoot"));
    environment.put("LC_ALL", "C.UTF-8");
  }
}
