package gridmark.cli.tools;

import gridmark.board.BoxShape;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The shape of a box. */
final class BoxOption {

  @Option(
      names = "--box",
      paramLabel = "ROWSxCOLUMNS",
      converter = BoxConverter.class,
      description = "The shape of a box, where the usual one of the board's size is not meant.")
  private BoxShape box;

  /** The shape that was said. */
  Optional<BoxShape> shape() {
    return Optional.ofNullable(box);
  }
}
