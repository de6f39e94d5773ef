package gridmark.language.java;

import gridmark.exchange.Wire;
import gridmark.sandbox.Launch;
import gridmark.sandbox.Limits;
import gridmark.worker.CompileServer;
import gridmark.worker.Worker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The two Java programs of the sandbox, as they are started.
 *
 * @param archive without one all works, more slowly
 */
public record JavaTools(SandboxJars jars, Optional<Path> archive) {

  /** A frame of the worker's; an answer of the largest board is a tenth of it. */
  private static final int LONGEST_ANSWER = 64 << 10;

  /** The compiler's frames carry class files. */
  private static final int LONGEST_COMPILER_LINE = 32 << 20;

  /** Beside the heap: classes, compiled code, stacks, direct buffers, and the JVM's own needs. */
  private static final int BESIDE_HEAP_MIB = 256;

  /** A JDK that a distribution packs may keep its settings under /etc, behind such links. */
  private static final List<String> SETTINGS =
      List.of("lib/jvm.cfg", "conf/logging.properties", "conf/security/java.security");

  /** With what lies in the cache. */
  static JavaTools in(Path cache) throws IOException {
    SandboxJars jars = SandboxJars.locate(cache);
    Path archive = ClassArchive.file(cache, jars);
    return new JavaTools(
        jars, Files.isRegularFile(archive) ? Optional.of(archive) : Optional.empty());
  }

  private static String javaProgram() {
    return home().resolve("bin").resolve("java").toString();
  }

  private static Path home() {
    return Path.of(System.getProperty("java.home"));
  }

  /** All that the programs read, beside the system's libraries. */
  List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>(List.of(home(), home().toRealPath()));
    for (String name : SETTINGS) {
      Path link = home().resolve(name);
      if (Files.exists(link)) {
        Path file = link.toRealPath();
        Path folder = file.getParent();
        files.add(folder.equals(Path.of("/etc")) ? file : folder);
      }
    }
    files.add(jars.folder());
    archive.ifPresent(files::add);
    return files;
  }

  /** The program that runs a submission. */
  Launch worker(Limits limits, List<String> moreFlags) throws IOException {
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
    return launch(
        limits,
        place -> {
          List<String> command = command(place.folder(), flags);
          command.add(Worker.class.getName());
          place.grader().ifPresent(id -> command.add(Long.toString(id)));
          return command;
        },
        Set.of(Wire.READY, Wire.FACT, Wire.ANSWER, Wire.THROWN),
        LONGEST_ANSWER);
  }

  /** The program that compiles submissions. */
  Launch compiler(Limits limits, List<String> moreFlags) throws IOException {
    List<String> flags = new ArrayList<>(List.of("-Xmx" + limits.memoryMiB() + "m"));
    flags.addAll(moreFlags);
    return launch(
        limits,
        place -> {
          List<String> command = command(place.folder(), flags);
          command.addAll(List.of(CompileServer.class.getName(), jars.studentClassPath()));
          return command;
        },
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

  /** The program that writes an archive of the classes in a list. */
  Launch dump(Limits limits, Path list, Path target) throws IOException {
    return launch(
        limits,
        place ->
            List.of(
                javaProgram(),
                "-Xshare:dump",
                "-XX:SharedClassListFile=" + list,
                "-XX:SharedArchiveFile=" + target,
                "-cp",
                jars.classPath()),
        Set.of(),
        LONGEST_ANSWER);
  }

  private Launch launch(
      Limits limits, Function<Launch.Place, List<String>> command, Set<String> words, int longest)
      throws IOException {
    return new Launch(command, files(), limits, BESIDE_HEAP_MIB, words, longest);
  }

  /** The beginning of a command line whose program leaves everything in its own folder. */
  static List<String> java(Path folder) {
    List<String> command = new ArrayList<>();
    command.add(javaProgram());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:-UsePerfData", "-XX:-CreateCoredumpOnCrash"));
    command.add("-XX:ErrorFile=" + folder.resolve("crash.log"));
    command.addAll(List.of("-Djava.io.tmpdir=" + folder, "-Dfile.encoding=UTF-8"));
    return command;
  }

  private List<String> command(Path folder, List<String> flags) {
    // Short lives: the simplest collector and the fast compiler cost least.
    List<String> command = java(folder);
    command.add("-XX:TieredStopAtLevel=1");
    // The limits are ours; a container's need not be looked for.
    command.add("-XX:-UseContainerSupport");
    // The JVM's warnings come with the time, among what the submission prints.
    command.add("-Xlog:disable");
    archive.ifPresent(file -> command.addAll(fromArchive(file)));
    command.addAll(flags);
    command.addAll(List.of("-cp", jars.classPath()));
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

  /**
   * The command line of a program of ours that is one source file, compiled as it starts.
   *
   * @param folder its own folder, for what it leaves behind
   */
  public static List<String> sourceProgram(
      Path folder, String classPath, Path source, List<String> arguments, int memoryMiB) {
    List<String> command = java(folder);
    command.addAll(List.of("-Xmx" + memoryMiB + "m", "-cp", classPath, source.toString()));
    command.addAll(arguments);
    return command;
  }
}
