package gridmark.sandbox;

/** A level of isolation cannot be had on this machine. */
public final class NotOfferedException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String cure;

  NotOfferedException(String reason, String cure) {
    super(reason);
    this.cure = cure;
  }

  /** What to install or to set, or what to use instead. */
  public String cure() {
    return cure;
  }
}
