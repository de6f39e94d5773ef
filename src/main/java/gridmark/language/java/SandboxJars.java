package gridmark.language.java;

import gridmark.files.Unfinished;
import gridmark.sandbox.Sandbox;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * The jars that go into the sandbox. They travel inside the program; from gridmark.jar they are
 * unpacked once into the cache, from a folder of classes they are used where they lie.
 */
record SandboxJars(Path worker, Path student, Path sat4j) {

  /** The whole class path of the worker: ours first, nothing of the grader. */
  String classPath() {
    return worker + File.pathSeparator + student + File.pathSeparator + sat4j;
  }

  /** The folder that holds them, and nothing else. */
  Path folder() {
    return worker.getParent();
  }

  /** What students compile against. */
  String studentClassPath() {
    return student + File.pathSeparator + sat4j;
  }

  static SandboxJars locate(Path cache) throws IOException {
    return new SandboxJars(
        locate(cache, "gridmark-worker.jar"),
        locate(cache, "gridmark-student.jar"),
        locate(cache, "sat4j.jar"));
  }

  private static Path locate(Path cache, String name) throws IOException {
    URL resource = SandboxJars.class.getResource("/gridmark/jars/" + name);
    if (resource == null) {
      throw new IOException(
          "the program was built without "
              + name
              + ": build it with Maven (mvn package), not with an IDE alone");
    }
    try {
      if (resource.openConnection() instanceof JarURLConnection jar) {
        Path program = Path.of(jar.getJarFileURL().toURI());
        return unpack(resource, cache.resolve("jars-" + fingerprint(program)).resolve(name));
      }
      Path file = Path.of(resource.toURI());
      return Sandbox.canRead(file)
          ? file
          : unpack(resource, cache.resolve("jars-" + fingerprint(file.getParent())).resolve(name));
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  /** A jar that is there already is not believed to be whole: a disk may have been full. */
  static Path unpack(URL resource, Path target) throws IOException {
    byte[] whole = bytes(resource);
    if (Files.isRegularFile(target) && Arrays.equals(whole, Files.readAllBytes(target))) {
      return target;
    }
    Files.createDirectories(target.getParent());
    try (Unfinished jar = Unfinished.of(target)) {
      Files.write(jar.path(), whole);
      letEverybodyRead(jar.path());
      return jar.finish();
    }
  }

  private static byte[] bytes(URL resource) throws IOException {
    try (InputStream in = resource.openStream()) {
      return in.readAllBytes();
    }
  }

  /** A new file may be its owner's only; but a submission's process may be another user's. */
  private static void letEverybodyRead(Path file) throws IOException {
    if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    }
  }

  /** Tells one state of the given files from another, without reading them. */
  static String fingerprint(Path... files) throws IOException {
    CRC32 crc = new CRC32();
    for (Path file : files) {
      String state = file + "|" + Files.size(file) + "|" + Files.getLastModifiedTime(file) + "\n";
      crc.update(state.getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }
    return Long.toHexString(crc.getValue());
  }
}
