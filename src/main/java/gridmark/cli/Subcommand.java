package gridmark.cli;

import gridmark.files.OutputFolder;
import gridmark.files.Reason;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.score.BrokenRubricException;
import gridmark.grader.submission.Printable;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParseResult;

/**
 * What all commands have in common: help, and how they complain. A command throws what it cannot
 * mend: a checked exception is wrong use, one of files is the machine's fault, any other is ours.
 */
@Command(
    mixinStandardHelpOptions = true,
    versionProvider = Main.VersionText.class,
    sortOptions = false)
public abstract class Subcommand extends OptionGroup implements Callable<Integer> {

  /** Says what is wrong, which may name a submission as its author did. */
  protected final int complain(String message, int exitCode) {
    terminal().say("gridmark: " + Printable.text(message));
    return exitCode;
  }

  /** Says what ended a command, and gives the exit code. */
  static int sayFailure(Exception e, CommandLine called, ParseResult arguments) {
    Subcommand command = called.getCommand();
    boolean isWrongUse =
        e instanceof OutputFolder.NotWritableException
            || !(e instanceof IOException || isUnforeseen(e));
    return command.complain(
        command.inWords(e), isWrongUse ? ExitCode.WRONG_USE : ExitCode.GRADER_FAILED);
  }

  private static boolean isUnforeseen(Exception e) {
    return e instanceof RuntimeException || e instanceof InterruptedException;
  }

  /** Why the command ended; to be overridden where a command can say more. */
  protected String inWords(Exception e) {
    if (e instanceof BrokenPackException) {
      return "the test pack cannot be used:\n" + e.getMessage();
    }
    if (e instanceof BrokenRubricException) {
      return "the rubric is broken:\n" + e.getMessage();
    }
    if (e instanceof FileSystemException failure && failure.getFile() != null) {
      return "%s cannot be used (%s)".formatted(failure.getFile(), Reason.ofWriting(failure));
    }
    return isUnforeseen(e) || e.getMessage() == null
        ? "the program failed, which should not happen: " + e
        : e.getMessage();
  }
}
