package gridmark.assignment;

import gridmark.board.SeededRandom;
import java.util.List;
import java.util.Set;

/** Finds the bug behind the failures of a run. */
public interface Diagnoser {

  /** What is worth asking again as it was; nothing, if all answers are right. */
  List<Probe> probes(List<Observation> seen);

  /**
   * Questions that were answered rightly, in disguise, to see whether the answers were worked out:
   * the next round of them. None, if all answers are right, or enough is known.
   *
   * @param disguised what came of the rounds before
   * @param random what the disguises are drawn by, which nobody is to know beforehand
   */
  List<Probe> disguises(List<Observation> seen, List<Observation> disguised, SeededRandom random);

  /**
   * The ids of the cases that are answered rightly only as everybody knows them, and never in
   * disguise.
   *
   * @param disguised what came of all rounds
   */
  Set<String> byHeart(List<Observation> seen, List<Observation> disguised);

  /**
   * At most three bugs, the main one first; none if nothing failed.
   *
   * @param again what came of the probes and the disguises
   * @param byHeart see {@link #byHeart}
   */
  List<Diagnosis> diagnose(List<Observation> seen, List<Observation> again, Set<String> byHeart);
}
