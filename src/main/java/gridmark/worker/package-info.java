/**
 * The two programs that run inside the sandbox, where strangers' text and code are: {@link
 * gridmark.worker.CompileServer} turns sources into classes, {@link gridmark.worker.Worker} runs
 * them.
 *
 * <p>JDK and {@code gridmark.exchange} only: nothing of the grader is to be found in their process.
 */
package gridmark.worker;
