package gridmark.language.java;

import gridmark.exchange.Signature;
import gridmark.language.Preparation;
import gridmark.language.Source;
import gridmark.language.Workshop;
import gridmark.sandbox.Child;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import java.io.IOException;
import java.util.List;

/** A workshop for programs that are built already: it has no compiler to start and to close. */
public record JavaWorkers(Sandbox sandbox, Limits limits) implements Workshop {

  public static Workshop of(Sandbox sandbox, Limits limits) {
    return new JavaWorkers(sandbox, limits);
  }

  @Override
  public Preparation build(
      List<Source> sources, List<String> notes, Signature signature, int release) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Child startWorker() throws IOException {
    return sandbox.start(JavaTools.in(sandbox.cache()).worker(limits, List.of()));
  }

  @Override
  public void close() {}
}
