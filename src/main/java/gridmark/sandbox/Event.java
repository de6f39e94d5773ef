package gridmark.sandbox;

import java.util.Set;

/** What a child did next. */
public sealed interface Event {

  /** It said a line of the wire format. */
  record Line(String text) implements Event {}

  /**
   * It will say nothing more.
   *
   * @param exitCode its exit code; negative if it only closed its answer channel
   */
  record Ended(int exitCode) implements Event {

    /** 128 and HUP, INT, KILL, TERM: what closed terminals, Ctrl-C, clusters and kernels send. */
    private static final Set<Integer> SIGNALS = Set.of(129, 130, 137, 143);

    /**
     * 128 and ILL, ABRT, BUS, FPE, SEGV: what the kernel sends to a program that goes wrong, so
     * that a JVM ends by one of them; others can send them as well.
     */
    private static final Set<Integer> CRASHES = Set.of(132, 134, 135, 136, 139);

    /** Whether somebody else may have ended it. */
    public boolean isFromOutside() {
      return SIGNALS.contains(exitCode);
    }

    /** Whether a signal ended it, whoever sent that. */
    public boolean isBySignal() {
      return isFromOutside() || CRASHES.contains(exitCode);
    }
  }

  /** It went past a limit, and still runs. */
  record Overran(Overrun limit) implements Event {}

  /** The limits a request can go past. */
  enum Overrun {
    /** It computed too long. */
    CPU,
    /** It hardly computed, and waited too long. */
    IDLE,
    /** It computed a little all the time and took too long. */
    WALL,
    /** It printed too much. */
    OUTPUT,
    /** It has memory that the kernel's own limit does not count. */
    MEMORY,
    /** Its files take up too much. */
    DISK
  }
}
