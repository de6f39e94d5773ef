package gridmark.assignment;

/**
 * A question worth asking in a fresh process.
 *
 * @param id of the case that it is, or that it was made of
 */
public record Probe(String id, Question question) {}
