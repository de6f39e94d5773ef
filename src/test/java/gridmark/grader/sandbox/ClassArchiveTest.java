package gridmark.grader.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.worker.Wire;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClassArchiveTest {

  private static final Event READY = new Event.Line(Wire.line(Wire.READY, Wire.VERSION));

  /**
   * With {@code -Xshare:on} a JVM refuses to start unless its archive fits; by default it says
   * nothing.
   */
  @Test
  void fitsTheProgramsItWasMadeFor() throws Exception {
    Sandbox sandbox = Repository.sandbox();
    try (Child worker = sandbox.startWorker(Limits.DEFAULT, List.of("-Xshare:on"));
        Child compiler = sandbox.startCompiler(Limits.DEFAULT, List.of("-Xshare:on"))) {
      assertThat(worker.next(worker.watch(Limits.DEFAULT))).isEqualTo(READY);
      assertThat(compiler.next(compiler.watch(Limits.DEFAULT))).isEqualTo(READY);
    }
  }
}
