package gridmark.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LauncherTest {

  private final List<String> told = new ArrayList<>();
  @TempDir private Path cache;
  @TempDir private Path programs;

  @BeforeEach
  void isForLinux() {
    assumeTrue(Machine.isLinux(), "only Linux has what the jail needs");
  }

  @Test
  void isBuiltOnce() throws Exception {
    assumeTrue(Machine.program("cc", Machine.searchPath()).isPresent(), "there is no C compiler");

    Launcher first = Launcher.of(cache, told::add, Machine.searchPath());
    Launcher second = Launcher.of(cache, told::add, "");

    assertThat(told).containsExactly("Building the jail (once)…");
    assertThat(second).isEqualTo(first);
    assertThat(first.program()).isExecutable();
    assertThat(cache.toFile().list()).as("nothing is left aside").hasSize(1);
  }

  @Test
  void isBuiltAgainWhereItWasCutShort() throws Exception {
    assumeTrue(Machine.program("cc", Machine.searchPath()).isPresent(), "there is no C compiler");
    Launcher first = Launcher.of(cache, told::add, Machine.searchPath());
    byte[] program = Files.readAllBytes(first.program());

    for (Path damaged : List.of(first.program(), first.canary())) {
      Files.write(damaged, new byte[100]);
      Launcher.of(cache, told::add, Machine.searchPath());
      assertThat(first.program()).isExecutable().hasBinaryContent(program);
      assertThat(first.canary()).hasContent("not for submissions\n");
    }
    assertThat(cache.toFile().list()).as("nothing is left aside").hasSize(1);
  }

  /** Else submissions would run at a weaker level, and nobody know why. */
  @Test
  void stopsWhereItWasCutShortAndCannotBeBuiltAgain() throws Exception {
    assumeTrue(Machine.program("cc", Machine.searchPath()).isPresent(), "there is no C compiler");
    Launcher launcher = Launcher.of(cache, told::add, Machine.searchPath());
    Files.write(launcher.program(), new byte[100]);

    assertThatThrownBy(() -> Launcher.of(cache, told::add, programs.toString()))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(launcher.program().getParent() + " is damaged")
        .hasMessageContaining("apt-get install gcc");
  }

  @Test
  void namesCureWhereThereIsNoCompiler() {
    assertThatThrownBy(() -> Launcher.of(cache, told::add, programs.toString()))
        .isInstanceOf(NotOfferedException.class)
        .hasMessage("there is no C compiler to build the jail with")
        .extracting(e -> ((NotOfferedException) e).cure())
        .asString()
        .contains("apt-get install gcc");
  }

  @Test
  void saysWhatTheCompilerSaidAndLeavesNothing() throws Exception {
    Path compiler = programs.resolve("gcc");
    Files.writeString(compiler, "#!/bin/sh\necho linux/filter.h: No such file >&2\nexit 1\n");
    Files.setPosixFilePermissions(compiler, PosixFilePermissions.fromString("rwxr-xr-x"));

    assertThatThrownBy(() -> Launcher.of(cache, told::add, programs.toString()))
        .isInstanceOf(NotOfferedException.class)
        .hasMessage(compiler + " cannot build the jail: linux/filter.h: No such file");
    assertThat(cache).isEmptyDirectory();
  }
}
