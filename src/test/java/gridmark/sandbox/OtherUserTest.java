package gridmark.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridmark.Repository;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What root's submissions are at the weakest level, by either way there. */
@Tag("process")
class OtherUserTest {

  @TempDir private Path folder;

  @BeforeEach
  void onlyRootCan() {
    assumeTrue(Machine.isRoot(), "only root gives processes to another user");
  }

  @Test
  void isTakenWhereThereIsACompiler() throws Exception {
    Repository.sandbox(Isolation.JAIL);

    assertThat(levels(Machine.searchPath(), line -> {}).offer(Isolation.PROCESS))
        .isEqualTo(
            new Offer(
                Isolation.PROCESS,
                true,
                "another user, limits on time, heap and output: the network, and files that are everybody's, stay open to submissions",
                ""));
  }

  @Test
  void isTakenWhereThereIsSetprivAlone() throws Exception {
    for (String name : List.of("chown", "setpriv")) {
      Optional<Path> program = Machine.program(name, Machine.searchPath());
      assumeTrue(program.isPresent(), "there is no " + name);
      Files.copy(program.get(), folder.resolve(name), StandardCopyOption.COPY_ATTRIBUTES);
    }

    assertThat(levels(folder.toString(), line -> {}).offer(Isolation.PROCESS).state())
        .startsWith("another user (setpriv), limits on time, heap and output: ");
  }

  @Test
  void isMissedAloudWhereThereIsNeither() throws Exception {
    List<String> said = new ArrayList<>();

    Offer offer = levels(folder.toString(), said::add).offer(Isolation.PROCESS);

    assertThat(offer.state()).endsWith("stay open to submissions, which run as root");
    assertThat(said)
        .singleElement()
        .asString()
        .startsWith("Warning: at level process submissions run as root here")
        .contains("setpriv (util-linux)");
  }

  @Test
  void isNotTakenWhereItDoesNotHold() throws Exception {
    // Does as it is told, but for the user.
    Path setpriv = folder.resolve("setpriv");
    Files.writeString(
        setpriv, "#!/bin/sh\nwhile [ \"$1\" != -- ]; do shift; done\nshift\nexec \"$@\"\n");
    Files.setPosixFilePermissions(setpriv, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.copy(
        Machine.program("chown", Machine.searchPath()).orElseThrow(),
        folder.resolve("chown"),
        StandardCopyOption.COPY_ATTRIBUTES);

    assertThat(levels(folder.toString(), line -> {}).only(Isolation.PROCESS))
        .isInstanceOf(OpenProcess.class);
  }

  @Test
  void hasNoRightsOnFilesAndProcessesOfTheGraderByTheLauncher() throws Exception {
    Repository.sandbox(Isolation.JAIL);

    assertHasNoRights(OtherUser.by(Launcher.of(Repository.cache(), line -> {}, "")));
  }

  @Test
  void hasNoRightsOnFilesAndProcessesOfTheGraderBySetpriv() throws Exception {
    Optional<OtherUser> other = OtherUser.bySetpriv(Machine.searchPath());
    assumeTrue(other.isPresent(), "there is no setpriv");

    assertHasNoRights(other.get());
  }

  private void assertHasNoRights(OtherUser other) throws Exception {
    Path secret = Files.writeString(folder.resolve("secret"), "not for submissions");
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
    String attack =
        """
        cat "$1" && echo read
        echo > "$1.new" && echo written
        kill -0 "$2" && echo signalled
        cat "/proc/$2/environ" > /dev/null && echo environment
        touch "$3/own" && echo own
        id -G
        """;
    WorkFolder own = WorkFolder.create();
    try {
      List<String> command =
          other.command(
              own.path(),
              Quota.PROBE,
              VisibleFiles.of(List.of()),
              List.of(
                  "/bin/sh",
                  "-c",
                  "exec 2> /dev/null; " + attack,
                  "attack",
                  secret.toString(),
                  Long.toString(ProcessHandle.current().pid()),
                  own.path().toString()));
      Run run = Run.of(new ProcessBuilder(command));
      int user = (int) Files.getAttribute(own.path(), "unix:uid");
      assertThat(user).isGreaterThan(60_000);
      assertThat(run).isEqualTo(new Run(0, "own\n" + user));
    } finally {
      own.close();
    }
    assertThat(own.path()).doesNotExist();
  }

  private static Levels levels(String searchPath, Consumer<String> progress) throws Exception {
    Path cache = searchPath.equals(Machine.searchPath()) ? Repository.cache() : Path.of(searchPath);
    return new Levels(cache, VisibleFiles.of(List.of()), progress, searchPath);
  }
}
