import gridmark.grader.GradeListener;
import gridmark.grader.Grader;
import gridmark.sandbox.Isolation;
import gridmark.catalogue.Languages;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import java.nio.file.Path;
import java.util.Optional;
import gridmark.grader.Terms;

/** Grades one submission several times in one process: {@code CACHE CASES SUBMISSION TIMES [LEVEL]}. */
public class Further {

  public static void main(String[] args) throws Exception {
    Optional<Isolation> level = args.length < 5 ? Optional.empty() : Optional.of(Isolation.valueOf(args[4].toUpperCase()));
    Sandbox sandbox = Sandbox.open(Path.of(args[0]), level, System.err::println, Languages.ALL);
    try (Grader grader = Grader.start(sandbox, Limits.DEFAULT)) {
      for (int i = 0; i < Integer.parseInt(args[3]); i++) {
        if (!grader.grade(Path.of(args[1]), Path.of(args[2]), Terms.USUAL, GradeListener.NONE).isFull()) {
          throw new IllegalStateException("the sample must be right");
        }
      }
    }
  }
}
