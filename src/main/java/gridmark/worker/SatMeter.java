package gridmark.worker;

import gridmark.exchange.Wire;

/**
 * Counts what a submission asks of sat4j during one puzzle. The sandbox's copy of sat4j calls it at
 * every call to solve, and where clauses contradict each other while they are added (see
 * docs/architecture.md), whichever way the submission came there.
 *
 * <p>What is counted is for information: the submission shares this process and could make up any
 * number.
 */
public final class SatMeter {

  /**
   * One for the process, since sat4j has nobody to ask for another. Threads may race for it: a
   * count that is a little off does no harm, a lock that the submission never opens would.
   */
  private static final SatMeter METER = new SatMeter();

  private int calls;
  private int variables;
  private int clauses;
  private int cardinalities;

  private SatMeter() {}

  /**
   * Notes that sat4j is called to solve a formula.
   *
   * @param variables how many occur in it
   * @param clauses as they were added, of any length
   * @param cardinalities the other constraints: at least so many of these literals
   */
  public static void called(int variables, int clauses, int cardinalities) {
    METER.calls++;
    if (clauses + cardinalities >= METER.clauses + METER.cardinalities) {
      METER.variables = variables;
      METER.clauses = clauses;
      METER.cardinalities = cardinalities;
    }
  }

  /** Notes that sat4j found a contradiction while clauses were added, before any call to solve. */
  public static void contradicted() {
    METER.calls++;
  }

  /** Forgets all before the next puzzle. */
  static void reset() {
    METER.calls = 0;
    METER.variables = 0;
    METER.clauses = 0;
    METER.cardinalities = 0;
  }

  /** The facts of a puzzle, a line each. */
  static String facts(String nonce) {
    return fact(nonce, Wire.SAT_CALLS, METER.calls)
        + fact(nonce, Wire.SAT_VARIABLES, METER.variables)
        + fact(nonce, Wire.SAT_CLAUSES, METER.clauses)
        + fact(nonce, Wire.SAT_CARDINALITIES, METER.cardinalities);
  }

  private static String fact(String nonce, String key, int number) {
    return Wire.line(Wire.FACT, nonce, key, number) + "\n";
  }
}
