package gridmark.worker;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Runs a submission, one puzzle at a time. Standard input brings the classes and then the puzzles,
 * standard output takes the answers; what the submission prints goes to standard error, whatever
 * stream it meant.
 *
 * <p>The submission shares this process, so nothing here can be kept from it. It need not be: the
 * grader judges the numbers that come out, and a submission that tampers with them spoils only its
 * own run.
 */
public final class Worker {

  /**
   * Recursive solvers go deep; a thread of our own making may have more stack than the main one.
   */
  private static final long STACK_BYTES = 16L << 20;

  private static final long LOOK_FOR_PARENT_MILLIS = 1_000;

  private Worker() {}

  /**
   * Speaks the wire format on the standard streams until the grader closes them.
   *
   * @param args the grader's process id, if this process can see it
   */
  public static void main(String[] args) throws InterruptedException {
    OutputStream answers = new FileOutputStream(FileDescriptor.out);
    InputStream requests = new FileInputStream(FileDescriptor.in);
    CountedOutput printed = new CountedOutput(new FileOutputStream(FileDescriptor.err));
    PrintStream forTheSubmission = new PrintStream(printed, true, StandardCharsets.UTF_8);
    System.setProperty(
        "java.util.concurrent.ForkJoinPool.common.threadFactory", PoolThreads.class.getName());
    System.setIn(InputStream.nullInputStream());
    System.setOut(forTheSubmission);
    System.setErr(forTheSubmission);

    BufferedReader reader =
        new BufferedReader(new InputStreamReader(requests, StandardCharsets.US_ASCII));
    new Thread(null, new Cases(reader, answers, printed), "submission", STACK_BYTES).start();
    // Sleeping, not reading: a thread that is stuck in a read holds up the exit of a JVM by 300 ms.
    do {
      Thread.sleep(LOOK_FOR_PARENT_MILLIS);
    } while (args.length == 0 || parentIs(Long.parseLong(args[0])));
    // The grader is dead. Whatever the submission is still doing, its hooks included, ends here.
    Runtime.getRuntime().halt(1);
  }

  private static boolean parentIs(long pid) {
    return ProcessHandle.current().parent().map(ProcessHandle::pid).orElse(0L) == pid;
  }
}
