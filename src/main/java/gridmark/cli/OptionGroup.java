package gridmark.cli;

import gridmark.json.Nearest;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Options of a command, or options that several mix in: both complain as the command does. */
public abstract class OptionGroup {

  @Spec private CommandSpec own;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec mixee;

  private CommandSpec command() {
    return mixee == null ? own : mixee;
  }

  protected final Terminal terminal() {
    return ((Main) command().root().userObject()).terminal();
  }

  /** The command was called in a wrong way; to be thrown. */
  protected final ParameterException wrong(String message) {
    return new ParameterException(command().commandLine(), message);
  }

  protected final void refuseIf(boolean isWrong, String message) {
    if (isWrong) {
      throw wrong(message);
    }
  }

  /**
   * There is nothing of this name; to be thrown.
   *
   * @param what it should be a name of, such as "report"
   */
  protected final ParameterException unknown(String what, String word, List<String> known) {
    String meant = Nearest.to(word, known).map(near -> " (did you mean " + near + "?)").orElse("");
    return wrong(
        "there is no %s named %s%s: the %ss are %s"
            .formatted(what, word.isEmpty() ? "''" : word, meant, what, String.join(", ", known)));
  }
}
