package gridmark.cli.tools;

import gridmark.cli.OptionGroup;
import gridmark.sat.Encoding;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Which clauses say a puzzle. */
final class EncodingOption extends OptionGroup {

  @Option(
      names = "--encoding",
      paramLabel = "NAME",
      description =
          "The clauses: minimal, efficient, extended, triads or pruned. Default: extended.")
  private Optional<String> encoding;

  /** The encoding that was named. */
  Optional<Encoding> encoding() {
    List<String> known = Encoding.all().stream().map(Encoding::name).toList();
    return encoding.map(
        name -> Encoding.named(name).orElseThrow(() -> unknown("encoding", name, known)));
  }
}
