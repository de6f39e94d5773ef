package gridmark.grader.submission;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/**
 * What the table of contents of a zip says, and the JDK does not tell. Of a zip that it does not
 * understand it knows nothing.
 *
 * @param links what is neither a file nor a folder
 * @param repeated names that several files have
 * @param misplaced files that are not where the table says
 */
record ZipContents(Set<String> links, Set<String> repeated, Set<String> misplaced) {

  private static final int END = 0x06054b50;
  private static final int END_BYTES = 22;
  private static final int LONGEST_COMMENT = 0xFFFF;
  private static final int ENTRY = 0x02014b50;
  private static final int ENTRY_BYTES = 46;
  private static final int FILE = 0x04034b50;
  private static final int FILE_BYTES = 30;
  private static final int MOST_BYTES = 16 << 20;
  private static final int UTF_8 = 1 << 11;

  /** The system whose modes the table has. */
  private static final int UNIX = 3;

  static ZipContents of(Path zip) throws IOException {
    ZipContents contents = new ZipContents(new HashSet<>(), new HashSet<>(), new HashSet<>());
    try (SeekableByteChannel channel = Files.newByteChannel(zip)) {
      contents.read(channel);
    }
    return contents;
  }

  private void read(SeekableByteChannel channel) throws IOException {
    long size = channel.size();
    int tail = (int) Math.min(size, END_BYTES + LONGEST_COMMENT);
    ByteBuffer end = bytes(channel, size - tail, tail);
    int place = end.limit() - END_BYTES;
    while (place >= 0 && end.getInt(place) != END) {
      place--;
    }
    if (place < 0) {
      return;
    }
    long length = end.getInt(place + 12) & 0xFFFFFFFFL;
    long start = size - tail + place - length;
    if (start < 0 || length > MOST_BYTES) {
      return;
    }
    // What stands before the zip proper, such as a program that unpacks it.
    long before = start - (end.getInt(place + 16) & 0xFFFFFFFFL);
    ByteBuffer table = bytes(channel, start, (int) length);
    Set<String> names = new HashSet<>();
    while (table.remaining() >= ENTRY_BYTES && table.getInt(table.position()) == ENTRY) {
      readEntry(table, channel, before, names);
    }
  }

  private void readEntry(
      ByteBuffer table, SeekableByteChannel channel, long before, Set<String> names)
      throws IOException {
    int entry = table.position();
    int nameLength = table.getShort(entry + 28) & 0xFFFF;
    int more = (table.getShort(entry + 30) & 0xFFFF) + (table.getShort(entry + 32) & 0xFFFF);
    int next = entry + ENTRY_BYTES + nameLength + more;
    if (next > table.limit()) {
      table.position(table.limit());
      return;
    }
    table.position(next);
    Charset charset =
        (table.getShort(entry + 8) & UTF_8) == 0
            ? StandardCharsets.ISO_8859_1
            : StandardCharsets.UTF_8;
    byte[] bytes = new byte[nameLength];
    table.get(entry + ENTRY_BYTES, bytes);
    String name = new String(bytes, charset);
    if (!names.add(name)) {
      repeated.add(name);
    }
    int kind = table.getShort(entry + 40) & 0xF000;
    if (table.get(entry + 5) == UNIX && kind != 0 && kind != 0x8000 && kind != 0x4000) {
      links.add(name);
    }
    long place = table.getInt(entry + 42) & 0xFFFFFFFFL;
    // All ones: the place needs more room, and stands elsewhere.
    if (place != 0xFFFFFFFFL && !isAt(before + place, bytes, channel)) {
      misplaced.add(name);
    }
  }

  /** Whether there is a file at a place, and of this name. */
  private static boolean isAt(long place, byte[] name, SeekableByteChannel channel)
      throws IOException {
    if (place < 0 || place > channel.size() - FILE_BYTES - name.length) {
      return false;
    }
    ByteBuffer file = bytes(channel, place, FILE_BYTES + name.length);
    return file.getInt(0) == FILE && file.position(FILE_BYTES).equals(ByteBuffer.wrap(name));
  }

  private static ByteBuffer bytes(SeekableByteChannel channel, long start, int length)
      throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    channel.position(start);
    while (bytes.hasRemaining() && channel.read(bytes) >= 0) {}
    return bytes.flip();
  }
}
