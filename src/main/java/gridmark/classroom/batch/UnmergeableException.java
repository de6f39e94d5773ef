package gridmark.classroom.batch;

import java.util.List;

/** Folders of results do not make one class. The message names all that is wrong, a line each. */
public final class UnmergeableException extends Exception {
  private static final long serialVersionUID = 1L;

  UnmergeableException(List<String> problems) {
    super(String.join("\n", problems));
  }
}
