package gridmark.reference;

/** No puzzle as requested was found in the tries allowed; the message says what may help. */
public final class PuzzleNotFoundException extends Exception {

  private static final long serialVersionUID = 1L;

  PuzzleNotFoundException(String message) {
    super(message);
  }
}
