package gridmark.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * No enclosure either, but root's processes are given to users that nobody else is, each with its
 * own folder and no rights on the grader's files and processes. What gives them away then becomes
 * the program, so that the process keeps its id.
 */
final class OtherUser implements Enclosure {

  /** User ids as in the launcher: by the process id, so that none is shared. */
  private static final String GIVE_AWAY =
      """
      user=$((1900000000 + $$))
      "$0" "$user:$user" "$2" 2> /dev/null || {
        user=$((61184 + $$ % 4336))
        "$0" "$user:$user" "$2" || exit 125
      }
      setpriv=$1
      shift 2
      exec "$setpriv" --reuid="$user" --regid="$user" --clear-groups --no-new-privs -- "$@"
      """;

  private static final Path SHELL = Path.of("/bin/sh");
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Change change;
  private final String means;

  private OtherUser(Change change, String means) {
    this.change = change;
    this.means = means;
  }

  /** What stands before a program to give it away, together with its folder. */
  @FunctionalInterface
  private interface Change {
    List<String> prefix(Path folder);
  }

  /**
   * By the launcher. Its limits are left out: where processes may be started, those on memory and
   * threads end submissions in odd ways, and not for what they are.
   */
  static OtherUser by(Launcher launcher) {
    return new OtherUser(
        folder -> {
          List<String> prefix = new ArrayList<>();
          prefix.add(launcher.program().toString());
          prefix.addAll(List.of("--own-user", "--any-file", "--any-call"));
          prefix.addAll(List.of("--parent", Long.toString(ProcessHandle.current().pid())));
          prefix.addAll(List.of("--write", folder.toString()));
          prefix.add("--");
          return prefix;
        },
        "another user");
  }

  /** By programs that most systems have, where there is no launcher. */
  static Optional<OtherUser> bySetpriv(String searchPath) {
    Optional<Path> chown = Machine.program("chown", searchPath);
    Optional<Path> setpriv = Machine.program("setpriv", searchPath);
    if (chown.isEmpty() || setpriv.isEmpty()) {
      return Optional.empty();
    }
    List<String> start = List.of(SHELL.toString(), "-c", GIVE_AWAY, chown.get().toString());
    return Optional.of(
        new OtherUser(
            folder -> {
              List<String> prefix = new ArrayList<>(start);
              prefix.addAll(List.of(setpriv.get().toString(), folder.toString()));
              return prefix;
            },
            "another user (setpriv)"));
  }

  /** Whether a process really is another's and can use its folder: it is to write a file there. */
  boolean holds() throws IOException {
    WorkFolder folder = WorkFolder.create();
    try {
      Path file = folder.path().resolve("probe");
      List<String> write = List.of(SHELL.toString(), "-c", ": > \"$0\"", file.toString());
      ProcessBuilder builder =
          new ProcessBuilder(
              command(folder.path(), Quota.PROBE, VisibleFiles.of(List.of()), write));
      Sandbox.clear(builder.environment());
      return Run.of(builder, PATIENCE).exitCode() == 0
          && !Files.getAttribute(file, "unix:uid").equals(0);
    } finally {
      folder.delete();
    }
  }

  @Override
  public Isolation level() {
    return Isolation.PROCESS;
  }

  @Override
  public String description() {
    return means
        + ", limits on time, heap and output: the network, and files that are everybody's, stay open to submissions";
  }

  @Override
  public List<String> command(
      Path folder, Quota quota, VisibleFiles visible, List<String> program) {
    List<String> command = new ArrayList<>(change.prefix(folder));
    command.addAll(program);
    return command;
  }

  @Override
  public boolean endsWithGrader() {
    return false;
  }

  @Override
  public Offspring offspring() {
    return Offspring.ANY;
  }
}
