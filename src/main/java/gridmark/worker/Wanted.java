package gridmark.worker;

import gridmark.exchange.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * What a submission is searched for.
 *
 * @param interfaceName without its package
 */
record Wanted(String interfaceName, String methodName, List<Type> parameters, Type result) {

  /** From the fields of a line, its word included. */
  static Wanted of(String[] fields) {
    List<Type> parameters = new ArrayList<>();
    for (String parameter : fields[3].split(",", -1)) {
      parameters.add(Type.valueOf(parameter));
    }
    return new Wanted(fields[1], fields[2], parameters, Type.valueOf(fields[4]));
  }
}
