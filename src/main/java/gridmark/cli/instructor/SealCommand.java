package gridmark.cli.instructor;

import gridmark.cli.ExitCode;
import gridmark.cli.OutputFile;
import gridmark.cli.OutputOption;
import gridmark.cli.Subcommand;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.PackKey;
import gridmark.grader.pack.SealedPack;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Seals packs. */
@Command(
    name = "seal",
    description = {
      "Encrypts test packs, for places that everybody can read.",
      "",
      "The key is taken from the environment variable "
          + PackKey.VARIABLE
          + ". Where it is set, "
          + "grade and verify read sealed packs like any others. The file of --out must be new, and its name end in "
          + SealedPack.ENDING
          + "."
    },
    footer = {
      "",
      "Examples:",
      "  gridmark seal --new-key",
      "  gridmark seal hidden.json --out bundle/hidden.sealed",
      "  gridmark grade . --cases bundle",
      "",
      "Exit codes: 0 done, 2 wrong use or a broken pack, 3 the program failed.",
    })
public final class SealCommand extends Subcommand {

  @Parameters(
      paramLabel = "PACK",
      arity = "0..*",
      description = "A JSON file, or a folder of them. All go into one sealed file.")
  private List<Path> packs = new ArrayList<>();

  @Mixin private OutputOption out;

  @Option(names = "--new-key", description = "Print a new key, and nothing else.")
  private boolean newKey;

  @Override
  public Integer call() throws Exception {
    refuseIf(newKey == !packs.isEmpty(), "give packs to seal, or --new-key");
    refuseIf(
        newKey && out.isSaid(),
        "--new-key prints the key and takes no --out: send it to where secrets are kept");
    if (newKey) {
      terminal().print(PackKey.random().secret() + "\n");
      return ExitCode.DONE;
    }
    out.open().map(OutputFile::path).ifPresent(this::check);
    Optional<PackKey> key = PackKey.in(terminal().environment());
    refuseIf(
        key.isEmpty(),
        "there is no key: set the environment variable %s to what gridmark seal --new-key prints, and keep it"
            .formatted(PackKey.VARIABLE));
    out.write(SealedPack.seal(packs, key.get()));
    return ExitCode.DONE;
  }

  private void check(Path file) {
    refuseIf(
        !file.toString().endsWith(SealedPack.ENDING),
        "%s must end in %s: by that sealed packs are known".formatted(file, SealedPack.ENDING));
    refuseIf(
        Files.exists(file),
        "%s is there already: move it away, or give another name".formatted(file));
  }

  @Override
  protected String inWords(Exception e) {
    return e instanceof BrokenPackException
        ? "nothing was sealed:\n" + e.getMessage()
        : super.inWords(e);
  }
}
