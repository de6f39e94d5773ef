package gridmark.assignment;

/**
 * Why no program can answer as a question expects.
 *
 * @param what is wrong, without a full stop
 * @param fix how to make it right
 */
public record Contradiction(String what, String fix) {}
