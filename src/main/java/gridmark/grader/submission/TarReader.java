package gridmark.grader.submission;

import gridmark.words.Words;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * Reads the source files in a tar archive, straight into memory; names in it are labels and lead
 * nowhere. It understands what today's tools write: ustar, and for long names the records of POSIX
 * (pax) and GNU.
 */
final class TarReader {

  private static final int BLOCK = 512;

  /** What stands between the sources has to be unpacked to be skipped. */
  private static final long MOST_BYTES = 256L << 20;

  private static final int MOST_RECORD_BYTES = 1 << 20;

  private final InputStream in;
  private final Basket basket;
  private long left = MOST_BYTES;
  private int entries;

  /** What the records before an entry say of it. */
  private final Map<String, String> said = new HashMap<>();

  private TarReader(InputStream in, Basket basket) {
    this.in = in;
    this.basket = basket;
  }

  static void read(Path file, boolean isCompressed, Basket basket) throws IOException {
    try (InputStream bytes = new BufferedInputStream(Files.newInputStream(file));
        InputStream in = isCompressed ? new GZIPInputStream(bytes, BLOCK) : bytes) {
      new TarReader(in, basket).readAll();
    } catch (ZipException | EOFException e) {
      basket.refuse("The tar archive cannot be read (%s): pack it anew.".formatted(reason(e)));
    }
  }

  private static String reason(IOException e) {
    String message = String.valueOf(e.getMessage());
    if (e instanceof EOFException) {
      return "it is cut off";
    }
    return message.equals("Not in GZIP format") ? "it is not compressed by gzip" : message;
  }

  private void readAll() throws IOException {
    Optional<byte[]> header = header();
    if (header.isEmpty()) {
      basket.refuse("The tar archive is empty.");
    }
    while (header.isPresent() && !basket.isFull()) {
      readEntry(header.get());
      header = basket.isFull() ? Optional.empty() : header();
    }
  }

  /** The next header; empty at the end, which is a block of zeros. */
  private Optional<byte[]> header() throws IOException {
    byte[] header = in.readNBytes(BLOCK);
    if (header.length == 0 || Arrays.equals(header, new byte[BLOCK])) {
      return Optional.empty();
    }
    int sum = 0;
    for (int i = 0; i < header.length; i++) {
      sum += i >= 148 && i < 156 ? ' ' : header[i] & 0xFF;
    }
    if (header.length == BLOCK && number(header, 148, 8) != sum) {
      throw new ZipException("it is damaged, or no tar archive at all");
    }
    if (header.length < BLOCK) {
      throw new EOFException();
    }
    return Optional.of(header);
  }

  private void readEntry(byte[] header) throws IOException {
    long size = said.containsKey("size") ? decimal(said.get("size")) : number(header, 124, 12);
    char type = (char) header[156];
    if (size > left) {
      basket.refuse(
          "The tar archive holds more than %d MiB: hand in source code only."
              .formatted(MOST_BYTES >> 20));
      return;
    }
    if (++entries > Basket.MOST_ENTRIES) {
      basket.refuse(
          "The tar archive holds more than %s files: hand in your solver only."
              .formatted(Words.grouped(Basket.MOST_ENTRIES)));
      return;
    }
    // Links and devices have no content, whatever size they give.
    Content content = new Content(type >= '1' && type <= '6' ? 0 : size);
    if (type == 'x') {
      takeRecords(record(content));
    } else if (type == 'L') {
      said.put("path", until0(record(content)));
    } else if (type != 'g' && type != 'K') {
      take(said.getOrDefault("path", name(header)), type, content);
      said.clear();
    }
    content.skip();
  }

  private void take(String path, char type, InputStream content) throws IOException {
    String name = path.startsWith("./") ? path.substring(2) : path;
    boolean isFile = type == '0' || type == 0 || type == '7';
    if (type == '5' || name.endsWith("/") || !basket.wants(name)) {
      return;
    }
    if (isFile) {
      basket.add(name, content);
    } else {
      basket.noteLink(name);
    }
  }

  private static byte[] record(Content content) throws IOException {
    byte[] bytes = content.readNBytes(MOST_RECORD_BYTES + 1);
    if (bytes.length > MOST_RECORD_BYTES) {
      throw new ZipException("it has a name of more than 1 MiB");
    }
    return bytes;
  }

  /** Lines of POSIX, each with its length in front: {@code 20 path=Solver.java}. */
  private void takeRecords(byte[] bytes) throws ZipException {
    int start = 0;
    while (start < bytes.length) {
      int space = start;
      while (space < bytes.length && bytes[space] != ' ') {
        space++;
      }
      long length = decimal(new String(bytes, start, space - start, StandardCharsets.ISO_8859_1));
      if (length <= space - start + 1 || length > bytes.length - start) {
        throw new ZipException("it is damaged");
      }
      String[] pair =
          text(Arrays.copyOfRange(bytes, space + 1, start + (int) length - 1)).split("=", 2);
      said.put(pair[0], pair.length == 2 ? pair[1] : "");
      start += (int) length;
    }
  }

  private static String name(byte[] header) {
    String name = until0(Arrays.copyOfRange(header, 0, 100));
    // GNU's own old format has other things there, and a space behind the word.
    boolean hasPrefix = new String(header, 257, 6, StandardCharsets.ISO_8859_1).equals("ustar\0");
    String prefix = hasPrefix ? until0(Arrays.copyOfRange(header, 345, 500)) : "";
    return prefix.isEmpty() ? name : prefix + "/" + name;
  }

  private static String until0(byte[] bytes) {
    int end = 0;
    while (end < bytes.length && bytes[end] != 0) {
      end++;
    }
    return text(Arrays.copyOf(bytes, end));
  }

  /** Old tools write names in code pages; a wrong letter in a name does no harm. */
  private static String text(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
  }

  private static long decimal(String digits) throws ZipException {
    if (!digits.matches("\\d{1,18}")) {
      throw new ZipException("it is damaged");
    }
    return Long.parseLong(digits);
  }

  /** Octal digits; a first byte with its highest bit set begins a number that needs more room. */
  private static long number(byte[] header, int start, int length) throws ZipException {
    if (header[start] < 0) {
      return Long.MAX_VALUE;
    }
    String digits = new String(header, start, length, StandardCharsets.ISO_8859_1);
    String octal = digits.replace('\0', ' ').strip();
    if (!octal.matches("[0-7]{0,12}")) {
      throw new ZipException("it is damaged, or no tar archive at all");
    }
    return octal.isEmpty() ? 0 : Long.parseLong(octal, 8);
  }

  /** The bytes of one entry. What was not read of them is skipped, with what fills up the block. */
  private final class Content extends InputStream {
    private final long padding;
    private long rest;

    Content(long size) {
      this.rest = size;
      this.padding = (BLOCK - size % BLOCK) % BLOCK;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      if (rest == 0) {
        return -1;
      }
      int read = in.read(bytes, offset, (int) Math.min(length, rest));
      if (read < 0) {
        throw new EOFException();
      }
      rest -= read;
      left -= read;
      return read;
    }

    void skip() throws IOException {
      if (!basket.isFull()) {
        in.skipNBytes(rest + padding);
        left -= rest;
      }
    }
  }
}
