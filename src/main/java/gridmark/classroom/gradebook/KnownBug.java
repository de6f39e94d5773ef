package gridmark.classroom.gradebook;

import gridmark.assignment.DiagnosisCode;

/**
 * What a gradebook keeps of a diagnosis.
 *
 * @param name of its code
 * @param deed what those do who have the bug: "miss the row rule"
 */
public record KnownBug(String name, String deed) implements Comparable<KnownBug> {

  public static KnownBug of(DiagnosisCode code) {
    return new KnownBug(code.name(), code.meaning().deed());
  }

  /** What so many do who have the bug. */
  public String doneBy(long count) {
    return DiagnosisCode.doneBy(deed, count);
  }

  @Override
  public int compareTo(KnownBug other) {
    return name.compareTo(other.name);
  }
}
