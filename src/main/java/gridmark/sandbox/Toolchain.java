package gridmark.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** What the programs of a language need on the disk, before any of them is started. */
public interface Toolchain {

  /**
   * What its programs read beside the system's libraries. Root's are another user's, who has to get
   * at it too.
   *
   * @param cache a folder for what is made once and used again
   */
  List<Path> files(Path cache) throws IOException;

  /**
   * Makes what is made once for a machine.
   *
   * @param open for our own programs only, since nothing is shut in there
   * @param progress told what takes time
   */
  default void prepare(Sandbox open, Consumer<String> progress) throws IOException {}
}
