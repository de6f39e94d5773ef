package gridmark.api;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Writes a formula in conjunctive normal form to a DIMACS file, clause by clause. The header, which
 * must say how many variables and clauses follow, is filled in by {@link #close()}.
 *
 * <pre>{@code
 * try (DimacsWriter cnf = new DimacsWriter(file)) {
 *   cnf.writeClause(1, 2, -3);        // 1 or 2 or not 3
 *   cnf.writeImplication(1, -2);      // if 1 then not 2
 *   cnf.writeLiteral(4);              // the same as writeClause(4, 5), literal by literal
 *   cnf.writeLiteral(5);
 *   cnf.finishClause();
 * }
 * }</pre>
 */
public final class DimacsWriter implements Closeable {

  /** A sign, ten digits and a space. */
  private static final int LONGEST = 12;

  /** The digits of the largest int. */
  private static final int WIDEST = 10;

  private final Path file;
  private final OutputStream out;

  /** What is not written out yet. A formula has many numbers: they are put here digit by digit. */
  private final byte[] buffer = new byte[1 << 16];

  private int filled;
  private int variables;
  private int clauses;
  private boolean clauseOpen;
  private boolean closed;

  /** Creates the file, or empties it if it is there. */
  public DimacsWriter(Path file) throws IOException {
    this.file = file;
    this.out = Files.newOutputStream(file);
    byte[] header = header();
    System.arraycopy(header, 0, buffer, 0, header.length);
    filled = header.length;
  }

  /** The file this writer writes to. */
  public Path path() {
    return file;
  }

  /** Adds a literal to the clause being written: a variable's number, negative for "not". */
  public void writeLiteral(int literal) throws IOException {
    check(literal);
    variables = Math.max(variables, Math.abs(literal));
    clauseOpen = true;
    makeRoom();
    putNumber(literal);
    buffer[filled++] = ' ';
  }

  /**
   * Ends the clause being written. With no literal before it, this is the empty clause, which
   * nothing satisfies.
   */
  public void finishClause() throws IOException {
    clauses++;
    clauseOpen = false;
    makeRoom();
    buffer[filled++] = '0';
    buffer[filled++] = '\n';
  }

  /** Writes a whole clause: at least one of the literals is true. */
  public void writeClause(int... literals) throws IOException {
    for (int literal : literals) {
      check(literal);
    }
    for (int literal : literals) {
      writeLiteral(literal);
    }
    finishClause();
  }

  /** Writes "if {@code left} then {@code right}". */
  public void writeImplication(int left, int right) throws IOException {
    writeClause(-left, right);
  }

  /** Fills in the header and closes the file. Closing twice is harmless. */
  @Override
  public void close() throws IOException {
    if (closed) {
      return;
    }
    closed = true;
    try (out) {
      out.write(buffer, 0, filled);
    }
    try (SeekableByteChannel start = Files.newByteChannel(file, StandardOpenOption.WRITE)) {
      start.write(ByteBuffer.wrap(header()));
    }
    if (clauseOpen) {
      throw new IllegalStateException(
          "the last clause was not ended: call finishClause() before close()");
    }
  }

  private static void check(int literal) {
    if (literal == 0 || literal == Integer.MIN_VALUE) {
      throw new IllegalArgumentException(
          literal
              + " is not a literal: variables are numbered from 1; finishClause() ends a clause");
    }
  }

  /** Wide enough for any two ints, so that the final header fits over the first one. */
  private byte[] header() {
    return ("p cnf " + wide(variables) + " " + wide(clauses) + "\n")
        .getBytes(StandardCharsets.US_ASCII);
  }

  /** Not String.format: its first use in a process takes longer than the rest of a small file. */
  private static String wide(int number) {
    String digits = Integer.toString(number);
    return " ".repeat(WIDEST - digits.length()) + digits;
  }

  /** Room for a number and what follows it. */
  private void makeRoom() throws IOException {
    if (closed) {
      throw new IOException(file + " is closed already");
    }
    if (filled > buffer.length - LONGEST) {
      out.write(buffer, 0, filled);
      filled = 0;
    }
  }

  private void putNumber(int number) {
    int left = number;
    if (left < 0) {
      buffer[filled++] = '-';
      left = -left;
    }
    int end = filled + 1;
    for (int rest = left; rest >= 10; rest /= 10) {
      end++;
    }
    for (int i = end - 1; i >= filled; i--) {
      buffer[i] = (byte) ('0' + left % 10);
      left /= 10;
    }
    filled = end;
  }
}
