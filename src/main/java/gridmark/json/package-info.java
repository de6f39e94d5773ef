/**
 * Reads JSON that people write by hand: whatever is wrong with it is told at once, each problem
 * with its place and its cure.
 */
package gridmark.json;
