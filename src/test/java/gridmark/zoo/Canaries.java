package gridmark.zoo;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * What attacks are aimed at, laid out for one run of the grader: secrets in a file, in the grader's
 * environment and in its properties; a file that is not to vanish, in a folder where none is to
 * appear; a port; a process; and a number by which processes that were started are known.
 */
final class Canaries implements AutoCloseable {

  private final String fileSecret = secret();
  private final String environmentSecret = secret();
  private final String propertySecret = secret();
  private final Path outside;
  private final ServerSocketChannel server = ServerSocketChannel.open();
  private final DatagramChannel datagrams = DatagramChannel.open();
  private final Process process;
  private final String seconds;

  /**
   * Lays them out.
   *
   * @param outside an empty folder
   */
  Canaries(Path outside) throws IOException {
    this.outside = outside;
    // Open to every user: it is for the enclosure to keep a submission out, not for permissions.
    open(outside, "rwxrwxrwx");
    open(Files.writeString(outside.resolve("canary"), fileSecret), "rw-rw-rw-");
    open(Files.writeString(outside.resolve("victim"), ""), "rw-rw-rw-");
    server.bind(new InetSocketAddress(loopback(), 0)).configureBlocking(false);
    datagrams.bind(new InetSocketAddress(loopback(), port())).configureBlocking(false);
    process = new ProcessBuilder("/bin/sleep", "3600").start();
    seconds = "3600." + process.pid();
  }

  private static String secret() {
    return UUID.randomUUID().toString();
  }

  private static void open(Path path, String permissions) throws IOException {
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
  }

  private static InetAddress loopback() {
    return InetAddress.getLoopbackAddress();
  }

  private int port() throws IOException {
    return ((InetSocketAddress) server.getLocalAddress()).getPort();
  }

  /** Tells a text of a sample where they are. */
  String aim(String text) throws IOException {
    return text.replace("@OUTSIDE@", outside.toString())
        .replace("@PORT@", Integer.toString(port()))
        .replace("@PID@", Long.toString(process.pid()))
        .replace("@SECONDS@", seconds);
  }

  String environmentSecret() {
    return environmentSecret;
  }

  String propertySecret() {
    return propertySecret;
  }

  /**
   * What an attack has got at.
   *
   * @param said all that the grader printed and wrote
   */
  Set<String> tripped(String said) throws IOException, InterruptedException {
    Set<String> tripped = new TreeSet<>();
    note(tripped, "file read", said.contains(fileSecret));
    note(tripped, "environment read", said.contains(environmentSecret));
    note(tripped, "properties read", said.contains(propertySecret));
    note(tripped, "grader signalled", said.contains("Full thread dump"));
    note(tripped, "class of the grader found", said.contains("found class "));
    note(tripped, "files changed", !areFilesWhole());
    note(tripped, "connected", isConnected());
    note(tripped, "datagram sent", datagrams.receive(ByteBuffer.allocate(1)) != null);
    note(tripped, "process killed", process.waitFor(100, TimeUnit.MILLISECONDS));
    note(tripped, "process started", said.contains("started a process"));
    note(tripped, "threads without bound", said.contains("started 2000 threads"));
    note(tripped, "process left behind", !leftBehind().isEmpty());
    return tripped;
  }

  private static void note(Set<String> tripped, String what, boolean isSo) {
    if (isSo) {
      tripped.add(what);
    }
  }

  private boolean areFilesWhole() throws IOException {
    try (Stream<Path> files = Files.list(outside)) {
      List<String> names = files.map(file -> file.getFileName().toString()).sorted().toList();
      return names.equals(List.of("canary", "victim"))
          && Files.readString(outside.resolve("canary")).equals(fileSecret);
    }
  }

  private boolean isConnected() throws IOException {
    try (SocketChannel connection = server.accept()) {
      return connection != null;
    }
  }

  private List<ProcessHandle> leftBehind() {
    return ProcessHandle.allProcesses()
        .filter(each -> each.info().commandLine().orElse("").endsWith(seconds))
        .toList();
  }

  @Override
  public void close() throws IOException {
    process.destroyForcibly();
    leftBehind().forEach(ProcessHandle::destroyForcibly);
    server.close();
    datagrams.close();
  }
}
