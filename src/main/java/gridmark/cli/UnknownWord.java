package gridmark.cli;

import gridmark.json.Nearest;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Complains of names that there are not. */
public final class UnknownWord {

  private UnknownWord() {}

  /**
   * What to throw.
   *
   * @param what it should be a name of, such as "report"
   */
  public static ParameterException of(
      CommandSpec command, String what, String word, List<String> known) {
    String meant = Nearest.to(word, known).map(near -> " (did you mean " + near + "?)").orElse("");
    return new ParameterException(
        command.commandLine(),
        "there is no %s named %s%s: the %ss are %s"
            .formatted(what, word.isEmpty() ? "''" : word, meant, what, String.join(", ", known)));
  }
}
