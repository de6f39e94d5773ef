package gridmark.language.java;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.exchange.Wire;
import gridmark.sandbox.Child;
import gridmark.sandbox.Event;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("process")
class ClassArchiveTest {

  private static final Event READY = new Event.Line(Wire.line(Wire.READY, Wire.VERSION));

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
