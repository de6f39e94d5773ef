package gridmark.worker;

import gridmark.exchange.Type;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a submission is searched for.
 *
 * @param className as students are asked to name theirs
 * @param interfaceName without its package
 */
record Wanted(
    String className, String interfaceName, String methodName, List<Type> parameters, Type result) {

  /** From the fields of a line, its word included. */
  static Wanted of(String[] fields) {
    List<Type> parameters = Stream.of(fields[4].split(",", -1)).map(Type::valueOf).toList();
    return new Wanted(fields[1], fields[2], fields[3], parameters, Type.valueOf(fields[5]));
  }
}
