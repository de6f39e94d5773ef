package gridmark.grader.submission;

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

  /** An error that belongs to no place. */
  static CompileError general(String message) {
    return new CompileError("", 0, 0, message, "");
  }

  /** An error at an offset of a source's text. */
  static CompileError at(Source source, int offset, String message) {
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
   */
  @Override
  public String toString() {
    if (file.isEmpty()) {
      return "error: " + message;
    }
    String[] lines = message.split("\n", 2);
    StringBuilder text = new StringBuilder();
    text.append(file)
        .append(':')
        .append(line)
        .append(':')
        .append(column)
        .append(": error: ")
        .append(lines[0]);
    text.append("\n    ").append(sourceLine);
    // The same tabs before the caret as in the line above it, so that it stands right at any tab
    // width.
    text.append("\n    ")
        .append(
            sourceLine
                .substring(0, Math.min(column - 1, sourceLine.length()))
                .replaceAll("[^\t]", " "));
    text.append('^');
    if (lines.length > 1) {
      text.append("\n    ").append(lines[1].replace("\n", "\n    "));
    }
    return text.toString();
  }
}
