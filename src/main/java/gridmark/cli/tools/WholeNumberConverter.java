package gridmark.cli.tools;

import java.math.BigInteger;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a whole number of any size. */
final class WholeNumberConverter implements ITypeConverter<BigInteger> {

  @Override
  public BigInteger convert(String text) {
    try {
      return new BigInteger(text);
    } catch (NumberFormatException e) {
      throw new TypeConversionException("'" + text + "' is not a whole number");
    }
  }
}
