package gridmark.kit;

import gridmark.grader.ProgramJar;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** The program as students get it: the jar that runs here, but for what is {@link LeftOut}. */
final class StudentProgram {

  private StudentProgram() {}

  /**
   * The content of its jar, the same for the same program.
   *
   * @throws IOException if this program does not run from a jar
   */
  static byte[] jar() throws IOException {
    return reduced(
        ProgramJar.path()
            .orElseThrow(
                () ->
                    new IOException(
                        "a starter project holds a copy of gridmark.jar, but the program does not run from it:"
                            + " call grader/gridmark, or java -jar gridmark.jar")));
  }

  private static byte[] reduced(Path program) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipFile jar = new ZipFile(program.toFile());
        ZipOutputStream out = new ZipOutputStream(bytes)) {
      for (ZipEntry entry : Collections.list(jar.entries())) {
        if (!LeftOut.contains(entry.getName())) {
          copy(jar, entry, out);
        }
      }
    }
    return bytes.toByteArray();
  }

  private static void copy(ZipFile jar, ZipEntry entry, ZipOutputStream out) throws IOException {
    ZipEntry copy = new ZipEntry(entry.getName());
    copy.setTimeLocal(entry.getTimeLocal());
    out.putNextEntry(copy);
    try (InputStream in = jar.getInputStream(entry)) {
      in.transferTo(out);
    }
    out.closeEntry();
  }
}
