package gridmark.language;

/**
 * An error the compiler found.
 *
 * @param file the source's path; empty if the error belongs to no place
 * @param line from 1; 0 if there is no place
 * @param column from 1, in characters
 * @param message what is wrong, perhaps in several lines
 * @param sourceLine the line itself, without its line end
 */
public record CompileError(String file, int line, int column, String message, String sourceLine) {

  private static final String MARK = "\n  | ";

  /** So much of the source line is shown. */
  private static final int EXCERPT = 160;

  /** An error that belongs to no place. */
  public static CompileError general(String message) {
    return new CompileError("", 0, 0, message, "");
  }

  /** An error at an offset of a source's text. */
  public static CompileError at(Source source, int offset, String message) {
    String text = source.text();
    int position = Math.max(0, Math.min(offset, text.length()));
    int lineStart = text.lastIndexOf('\n', position - 1) + 1;
    int lineEnd = text.indexOf('\n', lineStart);
    int line = 1 + (int) text.substring(0, lineStart).chars().filter(c -> c == '\n').count();
    String sourceLine = text.substring(lineStart, lineEnd < 0 ? text.length() : lineEnd);
    return new CompileError(source.path(), line, position - lineStart + 1, message, sourceLine);
  }

  /**
   * The error as compilers print it: place, message, the source line and a caret under the place.
   * What is the student's has a mark in front: build servers obey lines that start in certain ways.
   */
  @Override
  public String toString() {
    if (file.isEmpty()) {
      return "error: " + message;
    }
    String[] lines = message.split("\n", 2);
    String head = "%s:%d:%d: error: %s".formatted(place(), line, column, lines[0]);
    String tail = lines.length > 1 ? MARK + lines[1].replace("\n", MARK) : "";
    return head + excerpt() + tail;
  }

  /** The path, which is the student's too. */
  private String place() {
    return file.strip().startsWith("::") ? "./" + file : file;
  }

  /** The source line, or of a long one the part around the place, and the caret. */
  private String excerpt() {
    int place = Math.min(column - 1, sourceLine.length());
    int from = Math.max(0, Math.min(place - EXCERPT / 2, sourceLine.length() - EXCERPT));
    int to = Math.min(sourceLine.length(), from + EXCERPT);
    // The same tabs before the caret as in the line above it, so that it stands right at any tab
    // width.
    String indent = sourceLine.substring(from, place).replaceAll("[^\t]", " ");
    return MARK + sourceLine.substring(from, to) + MARK + indent + "^";
  }
}
