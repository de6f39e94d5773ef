package gridmark.sandbox;

/**
 * What a machine offers of one level of isolation.
 *
 * @param state what there is, or what is missing
 * @param cure what would make it to be had; empty if it is
 */
public record Offer(Isolation level, boolean isAvailable, String state, String cure) {}
