package gridmark.assignment;

import java.util.List;

/** Finds the bug behind the failures of a run. */
public interface Diagnoser {

  /** What is worth asking again; nothing, if all answers are right. */
  List<Probe> probes(List<Observation> seen);

  /**
   * At most three bugs, the main one first; none if nothing failed.
   *
   * @param again what came of the probes
   */
  List<Diagnosis> diagnose(List<Observation> seen, List<Observation> again);
}
