package gridmark.cli.instructor;

import gridmark.cli.ExitCode;
import gridmark.cli.PackOptions;
import gridmark.cli.Subcommand;
import gridmark.grader.submission.Printable;
import gridmark.kit.KitFolder;
import gridmark.kit.PublicCases;
import gridmark.kit.StarterKit;
import gridmark.words.Words;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes the student's starter project. */
@Command(
    name = "kit",
    description = {
      "Writes the starter project for students.",
      "",
      "It is a Maven project with an empty solver, the public cases of the pack as tests, a README, and a gridmark.jar that "
          + "grades but cannot solve. Nothing in it tells of hidden cases."
    },
    footer = {
      "",
      "Examples:",
      "  gridmark kit --out sudoku-kit",
      "  gridmark kit --out sudoku-kit --cases week3/",
      "",
      "Exit codes: 0 written, 2 wrong use or a broken pack, 3 the program failed.",
    })
public final class KitCommand extends Subcommand {

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "Where it goes: a new folder, or an empty one.")
  private Path out;

  @Mixin private PackOptions packs;

  @Override
  public Integer call() throws Exception {
    KitFolder folder = KitFolder.open(out);
    String assignment = packs.read(Optional.empty()).assignment().word();
    PublicCases open = PublicCases.of(packs.path());
    folder.write(StarterKit.of(open, assignment));
    terminal().print(summary(open));
    return ExitCode.DONE;
  }

  private String summary(PublicCases open) {
    return """
        Starter project written to %s: %s to practise on%s.
        Try it as a student would: open its README.md, then mvn test and java -jar gridmark.jar grade .
        """
        .formatted(
            Printable.line(out.toString()),
            Words.counted(open.count(), "public case"),
            open.others() == 0 ? "" : ", " + open.others() + " kept back");
  }
}
