package gridmark.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridmark.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("process")
class LevelsTest {

  @TempDir private Path programs;

  @Test
  void takesBwrapWhereItHolds() throws Exception {
    Repository.sandbox(Isolation.BWRAP);

    assertThat(levels(Machine.searchPath()).strongest()).isInstanceOf(Bwrap.class);
  }

  @Test
  void fallsToJailWhereNamespacesAreRefused() throws Exception {
    Repository.sandbox(Isolation.JAIL);
    Levels levels =
        levels(folderWithBwrapThatSays("bwrap: No permissions to create new namespace"));

    assertThat(levels.strongest()).isInstanceOf(Jail.class);
    assertThatThrownBy(() -> levels.only(Isolation.BWRAP))
        .isInstanceOf(NotOfferedException.class)
        .hasMessage("bwrap: No permissions to create new namespace")
        .extracting(e -> ((NotOfferedException) e).cure())
        .asString()
        .endsWith("; or use --isolation jail");
  }

  @Test
  void asksForNewerBwrapWhereAnOptionIsUnknown() throws Exception {
    Repository.sandbox(Isolation.JAIL);
    Levels levels = levels(folderWithBwrapThatSays("bwrap: Unknown option --size"));

    assertThat(levels.offer(Isolation.BWRAP).cure())
        .isEqualTo("install bubblewrap 0.7 or newer; or use --isolation jail");
  }

  @Test
  void takesNoEnclosureThatLeaks() throws Exception {
    Repository.sandbox(Isolation.JAIL);
    // Runs what stands behind the second "--", or the only one, without shutting it in.
    Path bwrap = programs.resolve("bwrap");
    Files.writeString(
        bwrap,
        "#!/bin/sh\nwhile [ \"$1\" != --probe ]; do last=$1; shift; done\nexec \"$last\" \"$@\"\n");
    Files.setPosixFilePermissions(bwrap, PosixFilePermissions.fromString("rwxr-xr-x"));
    letEverybodyEnter(programs);

    Offer offer = levels(programs.toString()).offer(Isolation.BWRAP);

    assertThat(offer.isAvailable()).isFalse();
    assertThat(offer.state())
        .contains("files elsewhere can be read", "folders elsewhere can be listed")
        .contains("the network is open", "processes can be started", "limits are missing");
  }

  @Test
  void fallsToProcessWhereNothingElseIsThere() throws Exception {
    assertThat(new Levels(programs, visible(), line -> {}, "").strongest())
        .isInstanceOf(OpenProcess.class);
  }

  @Test
  void offersNothingToAnotherUserThatHeCannotRead() throws Exception {
    assumeTrue(Machine.isRoot(), "only root gives processes to another user");
    Path secret = Files.writeString(programs.resolve("secret.jar"), "");
    Levels levels =
        new Levels(Repository.cache(), visible().plus(secret), line -> {}, Machine.searchPath());

    Offer offer = levels.offer(Isolation.JAIL);

    assertThat(offer.isAvailable()).isFalse();
    assertThat(offer.state())
        .isEqualTo("root's submissions run as another user, who cannot read " + secret);
  }

  private String folderWithBwrapThatSays(String complaint) throws IOException {
    Path bwrap = programs.resolve("bwrap");
    Files.writeString(bwrap, "#!/bin/sh\necho '" + complaint + "' >&2\nexit 1\n");
    Files.setPosixFilePermissions(bwrap, PosixFilePermissions.fromString("rwxr-xr-x"));
    letEverybodyEnter(programs);
    return programs.toString();
  }

  private static void letEverybodyEnter(Path folder) throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private static Levels levels(String searchPath) {
    return new Levels(Repository.cache(), visible(), line -> {}, searchPath);
  }

  private static VisibleFiles visible() {
    return VisibleFiles.of(List.of());
  }
}
