package gridmark.cli;

import gridmark.sandbox.Isolation;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** How strongly submissions are shut in. */
final class IsolationOption extends OptionGroup {

  @Option(
      names = "--isolation",
      paramLabel = "LEVEL",
      description =
          "How strongly to shut the submission in: auto (the strongest there is), bwrap, jail, process."
              + " See gridmark doctor.",
      defaultValue = "auto")
  private String isolation;

  /** The level asked for; absent if the strongest will do. */
  Optional<Isolation> level() {
    if (isolation.equals("auto")) {
      return Optional.empty();
    }
    return Stream.of(Isolation.values())
        .filter(level -> level.word().equals(isolation))
        .findFirst()
        .or(
            () -> {
              throw wrong("--isolation is auto, bwrap, jail or process, not " + isolation);
            });
  }

  @Override
  public String toString() {
    return "--isolation " + isolation;
  }
}
