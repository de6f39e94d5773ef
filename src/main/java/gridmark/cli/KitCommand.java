package gridmark.cli;

import gridmark.grader.submission.Printable;
import gridmark.grader.testcase.BrokenPackException;
import gridmark.kit.KitFolder;
import gridmark.kit.PublicCases;
import gridmark.kit.StarterKit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Writes the student's starter project. */
@Command(
    name = "kit",
    description = {
      "Writes the starter project for students.",
      "",
      "It is a Maven project with an empty solver, the public cases as tests, a README, and a gridmark.jar that "
          + "grades but cannot solve. Nothing in it tells of hidden cases."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Main.VersionText.class,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  gridmark kit --out sudoku-kit",
      "  gridmark kit --out sudoku-kit --cases week3/",
      "",
      "Exit codes: 0 written, 2 wrong use or a broken pack, 3 the program failed.",
    })
final class KitCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "Where it goes: a new folder, or an empty one.")
  private Path out;

  @Option(
      names = "--cases",
      paramLabel = "PATH",
      description =
          "The test pack: a JSON file, or a folder of them. Only public cases are taken. Default: testcases/.")
  private Path cases = Places.cases();

  KitCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    try {
      KitFolder folder = KitFolder.open(out);
      PublicCases open = PublicCases.of(cases);
      folder.write(StarterKit.of(open));
      terminal.out().print(summary(open));
      terminal.out().flush();
      return ExitCode.DONE;
    } catch (KitFolder.UnusableException | PublicCases.NoneException e) {
      return complain(e.getMessage(), ExitCode.WRONG_USE);
    } catch (BrokenPackException e) {
      return complain("the test pack is broken:\n" + e.getMessage(), ExitCode.WRONG_USE);
    } catch (IOException e) {
      return complain(e.getMessage(), ExitCode.GRADER_FAILED);
    }
  }

  private String summary(PublicCases open) {
    return """
        Starter project written to %s: %s to practise on%s.
        Try it as a student would: open its README.md, then mvn test and java -jar gridmark.jar grade .
        """
        .formatted(
            Printable.line(out.toString()),
            open.count() == 1 ? "1 public case" : open.count() + " public cases",
            open.others() == 0 ? "" : ", " + open.others() + " kept back");
  }

  private int complain(String message, int exitCode) {
    terminal.err().println("gridmark: " + Printable.text(message));
    return exitCode;
  }
}
