package gridmark.cli.tools;

import gridmark.cli.ExitCode;
import gridmark.cli.GracefulStop;
import gridmark.cli.StatusLine;
import gridmark.cli.Terminal;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * Keeps a person company while the calling thread computes for long: progress on the error stream,
 * and Ctrl-C interrupts the computation and lets it say what it knows, instead of ending it at
 * once.
 */
final class LongRun implements AutoCloseable {

  private static final Duration GRACE = Duration.ofSeconds(5);

  private final Terminal terminal;
  private final Supplier<String> state;
  private final long start = System.nanoTime();
  private final GracefulStop stop = GracefulStop.watch(GRACE);
  private final StatusLine line;
  private final Thread ticker = new Thread(this::tell, "progress");

  private LongRun(Terminal terminal, Supplier<String> state) {
    this.terminal = terminal;
    this.state = state;
    this.line = new StatusLine(terminal);
  }

  /**
   * To be closed when the result has been printed.
   *
   * @param state what is known by now, asked for from another thread; may be empty
   */
  static LongRun watch(Terminal terminal, Supplier<String> state) {
    LongRun run = new LongRun(terminal, state);
    run.ticker.setDaemon(true);
    run.ticker.start();
    return run;
  }

  private String spent() {
    return spentSince(start);
  }

  /** How long it is since a moment of {@link System#nanoTime}, as in "2.5 s". */
  static String spentSince(long moment) {
    double seconds = (System.nanoTime() - moment) / 1e9;
    return seconds < 10 ? "%.2f s".formatted(seconds) : "%.0f s".formatted(seconds);
  }

  /** Says that it was broken off, and how far it had come; gives the exit code. */
  int sayStopped(String done) {
    clear();
    terminal.say("gridmark: stopped after %s, %s".formatted(spent(), done));
    return ExitCode.STOPPED;
  }

  private void tell() {
    Duration pause = terminal.isInteractive() ? Duration.ofSeconds(1) : Duration.ofSeconds(30);
    while (!stop.awaitClosed(pause)) {
      show(spent() + state.get());
    }
    clear();
  }

  private synchronized void show(String text) {
    line.show(text);
    line.log(text);
  }

  /** Takes progress off the terminal, to make room for an answer. */
  synchronized void clear() {
    line.close();
  }

  @Override
  public void close() {
    stop.close();
  }
}
