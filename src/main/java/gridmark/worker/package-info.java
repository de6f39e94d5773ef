/**
 * The two programs that run inside the sandbox, where strangers' text and code are, and the lines
 * they speak with the grader: {@link gridmark.worker.CompileServer} turns sources into classes,
 * {@link gridmark.worker.Worker} runs them.
 *
 * <p>JDK and {@code gridmark.api} only: nothing of the grader is to be found in their process.
 */
package gridmark.worker;
