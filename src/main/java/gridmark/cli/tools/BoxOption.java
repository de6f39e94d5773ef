package gridmark.cli.tools;

import gridmark.board.BoxShape;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The shape of a box. */
final class BoxOption {

  @Option(
      names = "--box",
      paramLabel = "ROWSxCOLUMNS",
      converter = Converter.class,
      description = "The shape of a box, where the usual one of the board's size is not meant.")
  private Optional<BoxShape> box;

  /** The shape that was said. */
  Optional<BoxShape> shape() {
    return box;
  }

  /** Reads the shape of a box, as in {@code 2x3}. */
  static final class Converter implements ITypeConverter<BoxShape> {

    private static final Pattern SHAPE = Pattern.compile("([0-9]{1,2})[xX]([0-9]{1,2})");

    @Override
    public BoxShape convert(String text) {
      Matcher matcher = SHAPE.matcher(text);
      if (matcher.matches()) {
        int rows = Integer.parseInt(matcher.group(1));
        int columns = Integer.parseInt(matcher.group(2));
        if (rows * columns >= 4 && rows * columns <= 25) {
          return new BoxShape(rows, columns);
        }
      }
      throw new TypeConversionException(
          "'" + text + "' is not a box of 4 to 25 cells, such as 3x3 or 2x5 (rows x columns)");
    }
  }
}
