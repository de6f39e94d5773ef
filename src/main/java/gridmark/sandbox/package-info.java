/**
 * Starts strangers' code in a process of its own, watches what it uses, and ends all of it.
 *
 * <p>The only place that starts processes. How strongly a process is shut in is its {@link
 * gridmark.sandbox.Isolation}; what speaks with it does not need to know.
 */
package gridmark.sandbox;
