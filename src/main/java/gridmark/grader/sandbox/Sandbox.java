package gridmark.grader.sandbox;

import gridmark.worker.CompileServer;
import gridmark.worker.Wire;
import gridmark.worker.Worker;
import java.io.IOException;
import java.nio.file.FileSystemException;
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

  private final SandboxJars jars;
  private final Optional<Path> archive;

  private Sandbox(SandboxJars jars, Optional<Path> archive) {
    this.jars = jars;
    this.archive = archive;
  }

  /**
   * A sandbox ready for use; the first time on a machine this takes some seconds.
   *
   * @param cache a folder for what is made once and used again
   * @param progress told what takes time
   */
  public static Sandbox open(Path cache, Consumer<String> progress) throws IOException {
    try {
      SandboxJars jars = SandboxJars.locate(cache);
      Sandbox plain = new Sandbox(jars, Optional.empty());
      return new Sandbox(jars, ClassArchive.of(cache, plain, progress));
    } catch (FileSystemException e) {
      throw new IOException(
          "the cache %s cannot be used (%s): give another folder in GRIDMARK_CACHE"
              .formatted(cache, e),
          e);
    }
  }

  /** The isolation that was reached. */
  public Isolation isolation() {
    return Isolation.PROCESS;
  }

  /** Starts a worker, which will say that it is ready. */
  public Child startWorker(Limits limits) throws IOException {
    return startWorker(limits, List.of());
  }

  Child startWorker(Limits limits, List<String> moreFlags) throws IOException {
    List<String> flags =
        new ArrayList<>(List.of("-Xmx" + limits.memoryMiB() + "m", "-XX:MaxMetaspaceSize=128m"));
    flags.addAll(moreFlags);
    return start(
        flags,
        List.of(Worker.class.getName(), Long.toString(ProcessHandle.current().pid())),
        Set.of(Wire.READY, Wire.ANSWER, Wire.THROWN),
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

  private Child start(List<String> flags, List<String> program, Set<String> words, int longestLine)
      throws IOException {
    return Child.start(folder -> command(folder, flags, program), words, longestLine);
  }

  private ProcessBuilder command(Path folder, List<String> flags, List<String> program) {
    List<String> command = new ArrayList<>();
    command.add(javaProgram());
    // Short lives: the simplest collector and the fast compiler cost least.
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"));
    command.add("-XX:ErrorFile=" + folder.resolve("crash.log"));
    command.add("-Djava.io.tmpdir=" + folder);
    command.add("-Dfile.encoding=UTF-8");
    archive.ifPresent(
        file -> command.addAll(List.of("-Xshare:auto", "-XX:SharedArchiveFile=" + file)));
    command.addAll(flags);
    command.addAll(List.of("-cp", jars.classPath()));
    command.addAll(program);
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    clear(builder.environment());
    return builder;
  }

  /** Secrets of the grader's environment are none of a submission's business. */
  private static void clear(Map<String, String> environment) {
    environment.keySet().retainAll(Set.of("SystemRoot"));
    environment.put("LC_ALL", "C.UTF-8");
  }
}
