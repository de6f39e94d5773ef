package gridmark.api;

/** An old and useless state of it: the real one must be used. */
public class DimacsWriter {
}
