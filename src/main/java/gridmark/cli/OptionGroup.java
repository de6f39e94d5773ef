package gridmark.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Options that commands mix in, which complain as the command would. */
public abstract class OptionGroup {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  protected final CommandSpec command() {
    return command;
  }

  /** The command was called in a wrong way; to be thrown. */
  protected final ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
