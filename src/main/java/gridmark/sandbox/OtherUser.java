package gridmark.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * No enclosure either, but root's processes are given to users that nobody else is, each with its
 * own folder and no rights on the grader's files and processes. What gives them away then becomes
 * the program, so that the process keeps its id.
 *
 * @param prefix what stands before a program to give it away, made from its folder
 * @param means what gives it away, for people
 */
record OtherUser(Function<Path, List<String>> prefix, String means) implements Enclosure {

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

  private static final String SHELL = "/bin/sh";

  /**
   * By the launcher. Its limits are left out: where processes may be started, those on memory and
   * threads end submissions in odd ways, and not for what they are.
   */
  static OtherUser by(Launcher launcher) {
    return new OtherUser(
        folder -> {
          List<String> prefix = new ArrayList<>(launcher.givingAway());
          prefix.addAll(List.of("--parent", Long.toString(ProcessHandle.current().pid())));
          prefix.addAll(List.of("--write", folder.toString(), "--"));
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
    String owner = chown.get().toString();
    String user = setpriv.get().toString();
    return Optional.of(
        new OtherUser(
            folder -> List.of(SHELL, "-c", GIVE_AWAY, owner, user, folder.toString()),
            "another user (setpriv)"));
  }

  /** Whether a process really is another's and can use its folder: it is to write a file there. */
  boolean holds() throws IOException {
    try (WorkFolder folder = WorkFolder.create()) {
      Path file = folder.path().resolve("probe");
      List<String> write = List.of(SHELL, "-c", ": > \"$0\"", file.toString());
      VisibleFiles visible = VisibleFiles.of(List.of());
      List<String> command = command(folder.path(), Quota.PROBE, visible, write);
      return Run.of(Sandbox.bare(command)).exitCode() == 0
          && !Files.getAttribute(file, "unix:uid").equals(0);
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
    List<String> command = new ArrayList<>(prefix.apply(folder));
    command.addAll(program);
    return command;
  }
}
