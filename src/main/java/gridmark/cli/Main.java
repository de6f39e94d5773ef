package gridmark.cli;

import gridmark.grader.Version;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The program. */
@Command(
    name = "gridmark",
    description = "Grades solutions of the \"solve Sudoku with a SAT solver\" assignment.",
    synopsisSubcommandLabel = "COMMAND",
    mixinStandardHelpOptions = true,
    versionProvider = Main.VersionText.class,
    subcommands = {AutoComplete.GenerateCompletion.class, HelpCommand.class},
    footer = {
      "",
      "Exit codes:",
      "  0  graded, every case accepted",
      "  1  graded, something was lost",
      "  2  the command or a test-case file is wrong",
      "  3  the grader itself failed",
      "",
      "Shell completion: source <(gridmark generate-completion)",
    })
public final class Main implements Callable<Integer> {

  @Spec private CommandSpec spec;

  private Main() {}

  /** Parses, calls, exits. */
  public static void main(String[] args) {
    System.exit(run(args, Terminal.ofSystem()));
  }

  /** The program with its streams as an argument; gives the exit code. */
  static int run(String[] args, Terminal terminal) {
    return new CommandLine(new Main())
        .addSubcommand(new GradeCommand(terminal))
        .setOut(terminal.out())
        .setErr(terminal.err())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(Main::sayWrongUse)
        .setExecutionExceptionHandler(Main::sayUnforeseen)
        .execute(args);
  }

  private static int sayWrongUse(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    boolean isUnknownCommand =
        e instanceof UnmatchedArgumentException
            && command.getCommandSpec().parent() == null
            && !args[0].startsWith("-");
    String message = isUnknownCommand ? "there is no command '" + args[0] + "'" : e.getMessage();
    command.getErr().println("gridmark: " + message);
    UnmatchedArgumentException.printSuggestions(e, command.getErr());
    command.getErr().println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
    return ExitCode.WRONG_USE;
  }

  private static int sayUnforeseen(Exception e, CommandLine command, ParseResult arguments) {
    command.getErr().println("gridmark: the grader failed, which should not happen: " + e);
    return ExitCode.GRADER_FAILED;
  }

  /** Without a command there is nothing to do but to say which there are. */
  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getErr());
    return ExitCode.WRONG_USE;
  }

  /** Our version and what it runs on. */
  static final class VersionText implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"gridmark " + Version.gridmark(), "Java " + Version.java()};
    }
  }
}
