package gridmark.classroom.batch;

import gridmark.classroom.batch.MergeCheck.ClassPart;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.report.ClassReport;
import gridmark.files.OutputFolder;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Puts the parts of a class together that were graded apart. Nothing is written before everything
 * has been found to be there, once, and of the same class.
 */
public final class Merge {

  private Merge() {}

  /** Folders of results do not make one class. The message names all that is wrong, a line each. */
  public static final class UnmergeableException extends Exception {
    private static final long serialVersionUID = 1L;

    UnmergeableException(List<String> problems) {
      super(String.join("\n", problems));
    }
  }

  /**
   * Puts parts together, in whatever order they are given. Broken off at any moment, it can be done
   * again.
   *
   * @param sources folders of results
   * @param target becomes a folder as grading the whole class would have made it
   * @param remarks hears what is odd but does no harm
   * @throws UnmergeableException if they are not the parts of one class; then nothing is written
   * @throws OutputFolder.NotWritableException if nothing can be written to the target
   */
  @SuppressWarnings("try") // the lock is held, not used
  public static Gradebook merge(List<Path> sources, Path target, Consumer<String> remarks)
      throws IOException, UnmergeableException {
    List<ClassPart> parts = MergeCheck.parts(sources, target, remarks);
    RunSheet whole = whole(parts);
    BatchFolder folder = BatchFolder.open(target);
    try (Closeable lock = folder.lock()) {
      folder.write(whole);
      ClassSecret.take(parts, folder.path(), remarks);
      for (ClassPart part : parts) {
        for (RunSheet.Line line : part.sheet().here()) {
          folder.take(line.key(), part.folder());
        }
      }
      Gradebook gradebook = whole.gradebook(folder.entries(whole.here()), Optional.empty());
      ClassReport.write(gradebook, folder.files());
      folder.write(whole.finish());
      if (folder.comparison().isPresent()) {
        remarks.accept(
            "%s is not in the class report: gridmark batch DIR --out %s --resume puts it there again"
                .formatted(folder.similarity(), target));
      }
      return gradebook;
    }
  }

  /** The first part speaks for all; every remark once. */
  static RunSheet whole(List<ClassPart> parts) {
    return parts
        .get(0)
        .sheet()
        .whole(parts.stream().flatMap(part -> part.sheet().remarks().stream()).distinct().toList());
  }
}
