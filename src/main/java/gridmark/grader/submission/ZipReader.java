package gridmark.grader.submission;

import gridmark.words.Words;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * Reads the source files in a zip, straight into memory; names in it are labels and lead nowhere.
 */
final class ZipReader {

  private ZipReader() {}

  static void read(Path zip, Basket basket) throws IOException {
    try {
      readAll(zip, basket);
    } catch (ZipException | EOFException | IllegalArgumentException e) {
      basket.refuse("The zip cannot be read (%s): pack it anew.".formatted(reason(e)));
    }
  }

  private static String reason(Exception e) {
    String message = String.valueOf(e.getMessage());
    if (message.contains("encrypted")) {
      return "it has a password";
    }
    if (message.contains("bad central directory offset")) {
      return "its table of contents is not where the zip says";
    }
    if (message.contains("zip file is empty")) {
      return "it is empty";
    }
    return message.contains("END header")
        ? "it is cut off, or no zip at all"
        : Printable.line(message);
  }

  private static void readAll(Path path, Basket basket) throws IOException {
    // Old tools write names in code pages; Latin-1 accepts any, and a wrong letter in a name does
    // no harm.
    ZipContents contents = ZipContents.of(path);
    try (ZipFile zip = new ZipFile(path.toFile(), StandardCharsets.ISO_8859_1)) {
      if (zip.size() == 0) {
        basket.refuse("The zip is empty.");
      } else if (zip.size() > Basket.MOST_ENTRIES) {
        basket.refuse(
            "The zip holds %s files, more than %s: hand in your solver only."
                .formatted(Words.grouped(zip.size()), Words.grouped(Basket.MOST_ENTRIES)));
      }
      for (ZipEntry entry : Collections.list(zip.entries())) {
        if (basket.isFull()) {
          return;
        }
        String name = entry.getName().replace('\\', '/');
        if (entry.isDirectory() || !basket.wants(name)) {
          continue;
        }
        try {
          take(name, zip, entry, contents, basket);
        } catch (ZipException | EOFException e) {
          if (!basket.doesWithout(name)) {
            throw e;
          }
        }
      }
    }
  }

  private static void take(
      String name, ZipFile zip, ZipEntry entry, ZipContents contents, Basket basket)
      throws IOException {
    if (contents.links().contains(entry.getName())) {
      basket.noteLink(name);
    } else if (contents.repeated().contains(entry.getName())) {
      // Asked for one of them, the JDK reads the other.
      basket.refuseRepeated(name);
    } else if (contents.misplaced().contains(entry.getName())) {
      throw new ZipException(name + " is not where the zip's table of contents says");
    } else {
      add(name, zip, entry, basket);
    }
  }

  /** A file whose checksum is wrong is not what the student packed. */
  private static void add(String name, ZipFile zip, ZipEntry entry, Basket basket)
      throws IOException {
    CRC32 sum = new CRC32();
    try (InputStream in = new CheckedInputStream(zip.getInputStream(entry), sum)) {
      basket.add(name, in);
      // What was too much was not read to its end.
      if (!basket.isFull() && sum.getValue() != entry.getCrc()) {
        throw new ZipException(name + " is damaged");
      }
    }
  }
}
