package gridmark.cli.instructor;

import gridmark.classroom.batch.Merge;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.cli.ExitCode;
import gridmark.cli.Subcommand;
import gridmark.files.OutputFolder;
import gridmark.grader.submission.Printable;
import gridmark.words.Words;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts the parts of a class together. */
@Command(
    name = "merge",
    description = {
      "Puts together the parts of a class that were graded apart, by gridmark batch --shard.",
      "",
      "Checks first that they are of the same class, graded the same way, and that no part and nobody is missing or "
          + "double. What comes out is as if all had been graded at once. Broken off, it can be done again.",
    },
    footer = {
      "",
      "Examples:",
      "  gridmark merge part-1 part-2 part-3 --out results",
      "  gridmark merge gridmark-class-*-of-4 --out results",
      "",
      "Exit codes: 0 done, 2 something is missing, double or different (nothing is written), 3 the program failed.",
    })
public final class MergeCommand extends Subcommand {

  @Parameters(
      paramLabel = "OUT",
      arity = "1..*",
      description = "The folders of results, one of each part, in any order.")
  private List<Path> parts;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Where the results of the whole class go: a new folder, or one from an earlier try. Default: ${DEFAULT-VALUE}.",
      defaultValue = "gridmark-class")
  private Path out;

  @Override
  public Integer call() throws Exception {
    Gradebook gradebook = Merge.merge(parts, out, text -> terminal().say(Printable.text(text)));
    terminal().print(summary(gradebook));
    return ExitCode.DONE;
  }

  @Override
  protected String inWords(Exception e) {
    return e instanceof IOException && !(e instanceof OutputFolder.NotWritableException)
        ? super.inWords(e) + "; the parts are as they were: once this is fixed, merge again"
        : super.inWords(e);
  }

  private String summary(Gradebook gradebook) {
    return "%s, %s in the gradebook: %s\n"
        .formatted(
            Words.counted(parts.size(), "part"),
            Words.counted(
                gradebook.entries().stream().filter(Entry::hasHandedIn).count(), "submission"),
            Printable.line(out.toString()));
  }
}
