package gridmark.count;

/** Ends a count before it is complete. It is no error: what is known by then stays true. */
final class Halt extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Why a count ends early. */
  enum Reason {
    LIMIT,
    MEMORY,
    STOPPED
  }

  final Reason reason;

  Halt(Reason reason) {
    super(reason.name(), null, false, false);
    this.reason = reason;
  }
}
