package gridmark.classroom.batch;

import gridmark.files.Sha256;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.ZipFile;

/**
 * This program as it is, whatever version it says it is: results of one build must not be taken for
 * those of another.
 */
final class ThisProgram {

  private ThisProgram() {}

  /** The same on all machines that run the same classes, wherever these are. */
  static String fingerprint() throws IOException {
    try {
      return fingerprint(
          Path.of(ThisProgram.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  /** Of a jar or a folder of classes. */
  static String fingerprint(Path program) throws IOException {
    List<String> parts = Files.isDirectory(program) ? files(program) : entries(program);
    return Sha256.of(
        parts.stream()
            .filter(part -> !part.startsWith("META-INF/"))
            .sorted()
            .toArray(String[]::new));
  }

  /** A jar has a checksum of every file in it, so that nothing need be read but its index. */
  private static List<String> entries(Path jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.stream()
          .filter(entry -> !entry.isDirectory())
          .map(entry -> part(entry.getName(), entry.getCrc()))
          .toList();
    }
  }

  private static List<String> files(Path folder) throws IOException {
    List<Path> files;
    try (var all = Files.walk(folder)) {
      files = all.filter(Files::isRegularFile).toList();
    }
    List<String> parts = new ArrayList<>();
    for (Path file : files) {
      CRC32 crc = new CRC32();
      crc.update(Files.readAllBytes(file));
      parts.add(part(folder.relativize(file).toString().replace('\\', '/'), crc.getValue()));
    }
    return parts;
  }

  private static String part(String name, long checksum) {
    return name + " " + Long.toHexString(checksum);
  }
}
