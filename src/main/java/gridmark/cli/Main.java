package gridmark.cli;

import gridmark.catalogue.Languages;
import gridmark.grader.Version;
import gridmark.sandbox.Restart;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The program. */
@Command(
    name = "gridmark",
    description = "Grades solutions of the \"solve Sudoku with a SAT solver\" assignment.",
    synopsisSubcommandLabel = "COMMAND",
    mixinStandardHelpOptions = true,
    versionProvider = Main.VersionText.class,
    footer = {
      "",
      "Exit codes:",
      "  0  graded, every case accepted; or done",
      "  1  graded, something was lost; or ended before the end",
      "  2  the command, a test-case file or a puzzle is wrong",
      "  3  the program itself failed",
      "",
      "Shell completion: source <(gridmark generate-completion)",
    })
public final class Main implements Callable<Integer> {

  /** Picocli cannot do with less. */
  private static final int NARROWEST_HELP = 55;

  /** Longer lines are hard to read. */
  private static final int WIDEST_HELP = 100;

  private static final String TOOLS =
      "Also solves, counts, encodes, explains and generates puzzles.";

  /** All of ours, as they are listed in the help text. */
  private static final List<Named> COMMANDS =
      List.of(
          new Named("grade", "GradeCommand"),
          new Named("batch", "instructor.BatchCommand"),
          new Named("merge", "instructor.MergeCommand"),
          new Named("verify", "instructor.VerifyCommand"),
          new Named("solve", "tools.SolveCommand"),
          new Named("count", "tools.CountCommand"),
          new Named("encode", "tools.EncodeCommand"),
          new Named("explain", "tools.ExplainCommand"),
          new Named("generate", "tools.GenerateCommand"),
          new Named("bundle", "instructor.BundleCommand"),
          new Named("seal", "instructor.SealCommand"),
          new Named("kit", "instructor.KitCommand"),
          new Named("doctor", "DoctorCommand"));

  private final Terminal terminal;

  @Spec private CommandSpec spec;

  private Main(Terminal terminal) {
    this.terminal = terminal;
  }

  Terminal terminal() {
    return terminal;
  }

  /**
   * A command, known by name only: students get a program without most of them.
   *
   * @param className without our package
   */
  private record Named(String name, String className) {

    /** The command, if it is in this program. */
    Stream<Class<?>> type() {
      try {
        return Stream.of(Class.forName(Main.class.getPackageName() + "." + className));
      } catch (ClassNotFoundException e) {
        return Stream.empty();
      }
    }
  }

  /** Parses, calls, exits. */
  public static void main(String[] args) {
    Restart.ifNamesAreLost().ifPresent(System::exit);
    StandardOutput output = new StandardOutput();
    Terminal terminal = Terminal.ofSystem(output);
    System.exit(output.exitCode(runOrFail(args, terminal), terminal.err()));
  }

  /** An exit code of our own even where picocli itself fails: 1 would mean a lost case. */
  private static int runOrFail(String[] args, Terminal terminal) {
    try {
      return run(args, terminal);
    } catch (RuntimeException e) {
      terminal.say("gridmark: the program failed, which should not happen: " + e);
      return ExitCode.GRADER_FAILED;
    } finally {
      terminal.out().flush();
    }
  }

  /** The program with its streams as an argument; gives the exit code. */
  static int run(String[] args, Terminal terminal) {
    CommandLine program = new CommandLine(new Main(terminal));
    commands(args).forEach(program::addSubcommand);
    if (program.getSubcommands().containsKey("solve")) {
      UsageMessageSpec usage = program.getCommandSpec().usageMessage();
      usage.description(usage.description()[0], TOOLS);
    }
    return program
        .setOut(terminal.out())
        .setErr(terminal.err())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setUsageHelpWidth(
            Math.max(NARROWEST_HELP, Math.min(terminal.style().width(), WIDEST_HELP)))
        .setParameterExceptionHandler(Main::sayWrongUse)
        .setExecutionExceptionHandler(Subcommand::sayFailure)
        .execute(args);
  }

  /**
   * The command that is called, or all, if none is or something is asked about them. To describe
   * all of them to picocli takes longer than to start the JVM.
   */
  private static List<Class<?>> commands(String[] args) {
    List<Class<?>> called =
        COMMANDS.stream()
            .filter(each -> args.length > 0 && each.name().equals(args[0]))
            .<Class<?>>flatMap(Named::type)
            .toList();
    return called.isEmpty()
        ? Stream.<Class<?>>concat(
                Stream.of(AutoComplete.GenerateCompletion.class, HelpCommand.class),
                COMMANDS.stream().flatMap(Named::type))
            .toList()
        : called;
  }

  private static int sayWrongUse(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    boolean isUnknownCommand =
        e instanceof UnmatchedArgumentException
            && command.getCommandSpec().parent() == null
            && !args[0].startsWith("-");
    String message =
        isUnknownCommand ? "there is no command '" + args[0] + "'" : inPlainWords(e.getMessage());
    command.getErr().println("gridmark: " + message);
    UnmatchedArgumentException.printSuggestions(e, command.getErr());
    command.getErr().println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
    return ExitCode.WRONG_USE;
  }

  /** Picocli names the types of Java. */
  private static String inPlainWords(String message) {
    return message
        .replaceFirst("is not an? (int|long)$", "is not a whole number")
        .replaceFirst("cannot convert ('.*') to BigInteger .*", "$1 is not a whole number")
        .replaceFirst("is not a double$", "is not a number");
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
      return new String[] {
        "gridmark " + Version.gridmark(),
        Languages.joined(Languages.ALL, ", ", each -> each.version(each.releases().newest()))
      };
    }
  }
}
