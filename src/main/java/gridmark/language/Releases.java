package gridmark.language;

/**
 * The releases of a language that programs can be built for here.
 *
 * @param oldest the one that is meant where nobody names one
 */
public record Releases(int oldest, int newest) {

  public Releases {
    if (oldest > newest) {
      throw new IllegalArgumentException(oldest + " is newer than " + newest);
    }
  }
}
