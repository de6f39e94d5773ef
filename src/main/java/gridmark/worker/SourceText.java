package gridmark.worker;

import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** One source file, held in memory. */
final class SourceText extends SimpleJavaFileObject {

  private final int index;
  private final String path;
  private final String text;

  /**
   * A source file.
   *
   * @param index its place in the request, by which the grader knows it again; -1 for one of our
   *     own
   * @param path its path as the student knows it
   */
  SourceText(int index, String path, String text) {
    super(URI.create("source:///" + index + "/" + simpleName(path)), Kind.SOURCE);
    this.index = index;
    this.path = path;
    this.text = text;
  }

  /**
   * javac puts the URI's last part into the class file, where stack traces find it: the name must
   * be a plain one.
   */
  private static String simpleName(String path) {
    return path.substring(path.lastIndexOf('/') + 1).replaceAll("[^A-Za-z0-9_$.-]", "_");
  }

  int index() {
    return index;
  }

  String path() {
    return path;
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return text;
  }

  /** A browser may have saved it as "SudokuSolver (1).java"; the class in it is the same. */
  @Override
  public boolean isNameCompatible(String simpleName, Kind kind) {
    return kind == Kind.SOURCE;
  }
}
