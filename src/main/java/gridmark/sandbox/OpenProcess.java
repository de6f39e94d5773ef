package gridmark.sandbox;

import java.nio.file.Path;
import java.util.List;

/** No enclosure: a process like any other of the same user. */
final class OpenProcess implements Enclosure {

  @Override
  public Isolation level() {
    return Isolation.PROCESS;
  }

  @Override
  public String description() {
    String open =
        "limits on time, heap and output only: files and network stay open to submissions";
    return Machine.isRoot() ? open + ", which run as root" : open;
  }

  @Override
  public List<String> command(
      Path folder, Quota quota, VisibleFiles visible, List<String> program) {
    return program;
  }
}
