package gridmark.classroom.roll;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A class and what it handed in.
 *
 * @param handIns in the order of their keys, which differ
 * @param absent those of the roster who handed in nothing
 * @param remarks for the instructor: what was left out, who could not be found, and so on
 */
public record Roll(List<HandIn> handIns, List<Student> absent, List<String> remarks) {

  public Roll {
    handIns = List.copyOf(handIns);
    absent = List.copyOf(absent);
    remarks = List.copyOf(remarks);
    Set<String> keys = new HashSet<>();
    for (HandIn handIn : handIns) {
      if (!keys.add(handIn.key())) {
        throw new IllegalArgumentException("two have the key " + handIn.key());
      }
    }
  }
}
