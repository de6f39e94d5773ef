package gridmark.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Landlock, seccomp and limits, by the launcher alone. It only ever execs, so the process that is
 * started becomes the program, with the process id we know.
 *
 * @param isStill whether mounts of its own keep access times as they are, which not every system
 *     allows: what a submission read could be seen by a later one
 */
record Jail(Launcher launcher, boolean isStill) implements Enclosure {

  /** What programs ask of the machine they run on. */
  private static final List<String> MACHINE =
      List.of("/proc/cpuinfo", "/proc/meminfo", "/sys/devices/system/cpu/online");

  @Override
  public Isolation level() {
    return Isolation.JAIL;
  }

  @Override
  public String description() throws IOException {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    Run version = Run.of(new ProcessBuilder(launcher.program().toString(), "--landlock-version"));
    return "Landlock (version "
        + version.line()
        + " of its rules), seccomp, limits"
        + (isStill ? "" : "; submissions can see which library files others have read")
        + (Machine.isInMemory(temporary)
            ? "; files take memory beyond the limit, as %s is in memory (fix: give a folder on a disk, with -Djava.io.tmpdir)"
                .formatted(temporary)
            : "");
  }

  @Override
  public List<String> command(
      Path folder, Quota quota, VisibleFiles visible, List<String> program) {
    List<String> command = new ArrayList<>();
    command.add(launcher.program().toString());
    command.addAll(List.of("--parent", Long.toString(ProcessHandle.current().pid())));
    for (Path path : visible.plus(launcher.program()).paths()) {
      command.addAll(List.of("--read", path.toString()));
    }
    MACHINE.forEach(path -> command.addAll(List.of("--read", path)));
    command.addAll(List.of("--write", folder.toString()));
    if (isStill) {
      command.add("--still");
    }
    command.addAll(quota.options());
    if (Machine.isRoot()) {
      // The kernel counts the threads of a user; a user of its own has no others.
      command.add("--own-user");
      command.addAll(quota.threadOptions());
    }
    command.add("--");
    command.addAll(program);
    return command;
  }

  @Override
  public boolean keepsAccessTimes() {
    return isStill;
  }

  @Override
  public List<String> look(long process, Path folder) {
    return launcher.looking(process, folder);
  }

  @Override
  public Offspring offspring() {
    return Offspring.NONE;
  }

  /** What helps where the probe finds this. */
  static String cure(String findings) {
    return findings.equals("its own folder cannot be written")
        ? "give a temporary folder that everybody may enter, with -Djava.io.tmpdir"
        : "use Linux 5.13 or newer with landlock in /sys/kernel/security/lsm";
  }
}
