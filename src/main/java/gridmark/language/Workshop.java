package gridmark.language;

import gridmark.exchange.Signature;
import gridmark.sandbox.Child;
import java.io.IOException;
import java.util.List;

/** Builds and starts the programs of one language; what it needs for that stays warm. */
public interface Workshop extends AutoCloseable {

  /**
   * Builds a program and finds in it what is to be called.
   *
   * @param sources at least one
   * @param notes what is to be told of them already
   * @param release of the language, which it must compile for
   */
  Preparation build(List<Source> sources, List<String> notes, Signature signature, int release)
      throws InterruptedException;

  /** Starts a process that can be given any program; it will say that it is ready. */
  Child startWorker() throws IOException;

  @Override
  void close();
}
