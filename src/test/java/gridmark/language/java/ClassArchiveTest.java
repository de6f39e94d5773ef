package gridmark.language.java;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.catalogue.Languages;
import gridmark.exchange.Wire;
import gridmark.sandbox.Child;
import gridmark.sandbox.Event;
import gridmark.sandbox.Isolation;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("process")
class ClassArchiveTest {

  private static final Event READY = new Event.Line(Wire.line(Wire.READY, Wire.VERSION));

  @Test
  void makesAnewWhatWasCutShort(@TempDir Path cache) throws Exception {
    Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path archive = archive(cache);
    byte[] whole = Files.readAllBytes(archive);
    Files.write(archive, Arrays.copyOf(whole, whole.length / 2));

    assertThat(archive(cache)).isEqualTo(archive).hasSize(whole.length);
  }

  /** The archive, after a sandbox was opened. */
  private static Path archive(Path cache) throws Exception {
    Sandbox.open(cache, Optional.of(Isolation.PROCESS), line -> {}, Languages.ALL);
    return JavaTools.in(cache).archive().orElseThrow();
  }

  /**
   * With {@code -Xshare:on} a JVM refuses to start unless its archive fits; by default it says
   * nothing.
   */
  @Test
  void fitsTheProgramsItWasMadeFor() throws Exception {
    Sandbox sandbox = Repository.sandbox();
    JavaTools tools = JavaTools.in(sandbox.cache());
    try (Child worker = sandbox.start(tools.worker(Limits.DEFAULT, List.of("-Xshare:on")));
        Child compiler = sandbox.start(tools.compiler(Limits.DEFAULT, List.of("-Xshare:on")))) {
      assertThat(worker.next(worker.watch(Limits.DEFAULT))).isEqualTo(READY);
      assertThat(compiler.next(compiler.watch(Limits.DEFAULT))).isEqualTo(READY);
    }
  }
}
