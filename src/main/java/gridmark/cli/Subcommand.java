package gridmark.cli;

import gridmark.grader.submission.Printable;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What all commands have in common: a terminal, help, and how they complain. */
@Command(
    mixinStandardHelpOptions = true,
    versionProvider = Main.VersionText.class,
    sortOptions = false)
public abstract class Subcommand implements Callable<Integer> {

  private final Terminal terminal;

  @Spec private CommandSpec spec;

  protected Subcommand(Terminal terminal) {
    this.terminal = terminal;
  }

  protected final Terminal terminal() {
    return terminal;
  }

  protected final CommandSpec spec() {
    return spec;
  }

  /** The command was called in a wrong way; to be thrown. */
  protected final ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /** Says what is wrong, which may name a submission as its author did. */
  protected final int complain(String message, int exitCode) {
    terminal.err().println("gridmark: " + Printable.text(message));
    return exitCode;
  }
}
