package gridmark.classroom.batch;

import gridmark.classroom.gradebook.Gradebook.Part;
import java.io.IOException;

/** The folder of results holds another part of a class than the one that is graded. */
public final class OtherPartException extends IOException {
  private static final long serialVersionUID = 1L;

  private OtherPartException(String message) {
    super(message);
  }

  /** The class reports of two parts cannot stand in one folder. */
  static void check(BatchFolder folder, Part mine) throws OtherPartException {
    Part there = folder.sheet().map(RunSheet::part).orElse(mine);
    if (!there.equals(mine)) {
      throw new OtherPartException(
          "%s holds %s, and this is %s: give each a folder of its own with --out"
              .formatted(folder.path(), there.inWords(), mine.inWords()));
    }
  }
}
