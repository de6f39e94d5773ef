package gridmark.sandbox;

import gridmark.exchange.Wire;
import gridmark.sandbox.Enclosure.Offspring;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/**
 * A running process with strangers' code in it. It is told lines and says lines; what it prints
 * besides is kept, capped. {@link #close()} ends it and everything it started, and removes its
 * working folder.
 */
public final class Child implements AutoCloseable {

  /** How often limits are looked at while nothing comes. */
  private static final long POLL_MILLIS = 20;

  /** How long what is left in a pipe may take to be read. */
  private static final long PIPE_MILLIS = 500;

  /** How long a wrapper may take to see that what it wraps has ended. */
  private static final long WRAPPER_MILLIS = 500;

  /** How long a wrapper may take to start what it wraps, on a machine with far too much to do. */
  private static final long WRAPPED_MILLIS = 5_000;

  private static final long WRAPPED_POLL_MILLIS = 2;

  private static final long KILLED_MILLIS = 5_000;

  /** How long a process that is ending may not be looked at. */
  private static final long ENDING_MILLIS = 2_000;

  /** A pipe takes as much at once, whether anybody reads it or not. */
  private static final int PIPE_CHARACTERS = 16 << 10;

  private final Enclosure enclosure;
  private final Offspring offspring;
  private final long mostMemory;
  private final Printed printed = new Printed();
  private final Spoken spoken;
  private final Set<ProcessHandle> descendants = ConcurrentHashMap.newKeySet();

  /** Of the few processes that are there for sure; others could be many, and files are few. */
  private final Map<ProcessHandle, ProcessorTime> clocks = new ConcurrentHashMap<>();

  private final Thread killOnExit = new Thread(this::endWithProgram, "kill-child");
  private final Thread lineReader = daemon("child-lines", this::readLines);
  private final Thread printedReader = daemon("child-printed", this::readPrinted);
  private WorkFolder folder;
  private Path realFolder;
  private Process process;
  private PrintStream input;
  private boolean ready;
  private Supplier<Optional<HiddenFiles>> hiddenFiles = () -> Optional.of(HiddenFiles.NONE);
  private boolean ended;
  private Optional<Thread> sender = Optional.empty();
  private volatile boolean programIsEnding;

  private Child(Enclosure enclosure, long mostMemory, Set<String> words, int longestLine) {
    this.enclosure = enclosure;
    this.offspring = enclosure.offspring();
    this.mostMemory = mostMemory;
    this.spoken = new Spoken(words, longestLine, printed);
  }

  /**
   * Starts a process.
   *
   * @param command made from the path of its working folder
   * @param enclosure that the command runs in
   * @param mostMemory what it may have of memory, in bytes
   * @param words see {@link Launch}, as for the longest line
   */
  static Child start(
      Function<Path, ProcessBuilder> command,
      Enclosure enclosure,
      long mostMemory,
      Set<String> words,
      int longestLine)
      throws IOException {
    Child child = new Child(enclosure, mostMemory, words, longestLine);
    try {
      // Before there is anything to leave behind, so that an end at any moment leaves nothing.
      Runtime.getRuntime().addShutdownHook(child.killOnExit);
    } catch (IllegalStateException programIsEnding) {
      awaitInterruption();
      throw new IOException("the program is ending", programIsEnding);
    }
    try {
      child.begin(command);
      return child;
    } catch (IOException e) {
      child.close();
      throw e;
    }
  }

  /** That the program is ending is no fault that anybody should tell of, or keep. */
  private static void awaitInterruption() {
    try {
      Thread.sleep(Long.MAX_VALUE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void begin(Function<Path, ProcessBuilder> command) throws IOException {
    if (ended) {
      throw new IOException("the program is ending");
    }
    folder = WorkFolder.create();
    realFolder = folder.path().toRealPath();
    process = Spawner.start(command.apply(folder.path()));
    input = new PrintStream(process.getOutputStream(), false, StandardCharsets.US_ASCII);
    lineReader.start();
    printedReader.start();
  }

  static Thread daemon(String name, Runnable task) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }

  /** From now on it may say lines of this length; a longer one counts as printed. */
  public void expectLines(int longest) {
    spoken.expect(longest);
  }

  /** Tells it something. That it may be dead already is seen by whoever waits for its reply. */
  public void tell(String line) {
    input.print(line);
    input.print('\n');
  }

  /**
   * Asks it something, and sends all that was told on its way. A long question is sent while the
   * caller goes on to watch: strangers' code may be in there by now, and need not read it.
   */
  public void ask(String line) {
    if (sender.filter(Thread::isAlive).isPresent()) {
      // It has answered without having read the question; it will get no other.
      return;
    }
    if (line.length() > PIPE_CHARACTERS) {
      sender = Optional.of(daemon("child-question", () -> send(line)));
      sender.get().start();
    } else {
      send(line);
    }
  }

  private void send(String line) {
    tell(line);
    flush();
  }

  /** Sends what was told on its way. */
  public void flush() {
    input.flush();
  }

  /** Waits for what it does next, as long as the watch allows. */
  public Event next(Watch watch) throws InterruptedException {
    while (true) {
      Optional<Event.Overrun> overrun = watch.overrunIfDue(POLL_MILLIS);
      if (overrun.isPresent()) {
        return new Event.Overran(overrun.get());
      }
      String line = spoken.poll(POLL_MILLIS);
      if (programIsEnding) {
        // Going on would start the next process while the last ones are being killed.
        Thread.sleep(Long.MAX_VALUE);
      }
      if (line != null) {
        return new Event.Line(line);
      }
      if (!process.isAlive() || !lineReader.isAlive()) {
        return last();
      }
    }
  }

  /** Waits until it has said that it is ready; false if it says anything else, or nothing. */
  public boolean awaitReady(Limits limits) throws InterruptedException {
    if (!ready) {
      ready =
          next(watch(limits)) instanceof Event.Line line
              && line.text().equals(Wire.line(Wire.READY, Wire.VERSION));
      // By now it is the program, and has met nothing of a stranger's.
      chooseLook();
      if (offspring == Offspring.PROGRAM) {
        // From the start: it is there that processor time is used.
        descendants.addAll(Machine.children(process));
      }
    }
    return ready;
  }

  /** A look that would not show its files from the start is no reason to end it later. */
  private void chooseLook() {
    Supplier<Optional<HiddenFiles>> ours = () -> HiddenFiles.of(process.pid(), realFolder);
    List<String> command = enclosure.look(process.pid(), realFolder);
    if (enclosure.hasOwnDisk()) {
      return;
    }
    if (ours.get().isPresent()) {
      hiddenFiles = ours;
    } else if (!command.isEmpty() && HiddenFiles.by(command).isPresent()) {
      hiddenFiles = () -> HiddenFiles.by(command);
    }
  }

  public boolean isAlive() {
    return process.isAlive();
  }

  /**
   * The process is gone, or has nothing more to say, but its last words may still be in the pipe.
   * The pipe's end is not waited for without limit: a process that it left behind may hold it open.
   */
  private Event last() throws InterruptedException {
    lineReader.join(PIPE_MILLIS);
    String line = spoken.poll(0);
    if (line != null) {
      return new Event.Line(line);
    }
    int exitCode = hasEndedWithin(PIPE_MILLIS) ? process.exitValue() : -1;
    // What was printed before the end is to be there too.
    printedReader.join(PIPE_MILLIS);
    return new Event.Ended(exitCode);
  }

  /** Lets it leave by itself, by closing its input, and waits for that. */
  public void finish() throws InterruptedException {
    input.close();
    process.waitFor(10, TimeUnit.SECONDS);
  }

  /** A watch that begins now. */
  public Watch watch(Limits limits) {
    return new Watch(this, limits);
  }

  /**
   * Waits a moment for what the child says it has printed so far, since that comes by another pipe.
   */
  public void awaitPrinted(long total) throws InterruptedException {
    printed.awaitTotal(total, PIPE_MILLIS);
  }

  /** What it printed since this was last asked, capped. */
  public String takePrinted() {
    return printed.take();
  }

  /** The beginning of what it printed since this was last asked, for who printed far too much. */
  public String takeBeginningOfPrinted() {
    return printed.takeHead();
  }

  long printedBytes() {
    return printed.count();
  }

  /** The processor time that it and its descendants have used. */
  public Duration cpu() {
    Duration total = clock(process.toHandle()).used();
    for (ProcessHandle descendant : descendants) {
      total =
          total.plus(
              offspring == Offspring.PROGRAM
                  ? clock(descendant).used()
                  : descendant.info().totalCpuDuration().orElse(Duration.ZERO));
    }
    return total;
  }

  private ProcessorTime clock(ProcessHandle handle) {
    return clocks.computeIfAbsent(handle, ProcessorTime::new);
  }

  /** Remembers the processes it has started, which can be found only while their parents live. */
  void noteDescendants() {
    if (offspring == Offspring.ANY) {
      process.descendants().forEach(descendants::add);
    }
  }

  /**
   * Whether its files take up more than this, those included that are deleted and open or mapped.
   * How large the mapped ones are is not always told, so what it has written in all has a limit
   * too, and a far higher one. Files that can no longer be looked at are too many.
   */
  boolean filesExceed(long bytes) {
    return folder.exceeds(bytes)
        || hiddenFiles
            .get()
            .map(files -> files.exceed(bytes))
            .orElseGet(() -> isHiding(() -> hiddenFiles.get().isPresent()));
  }

  /**
   * Whether it has more memory than it may. The kernel sees to that, but for memory that it does
   * not count, such as what was filled and then made read-only. Memory that can no longer be looked
   * at is too much.
   */
  boolean memoryExceeds() {
    return holdsMore(process.pid())
        || (offspring == Offspring.PROGRAM
            && descendants.stream().anyMatch(each -> holdsMore(each.pid())));
  }

  private boolean holdsMore(long id) {
    OptionalLong held = Machine.heldBytes(id);
    return held.isPresent()
        ? held.getAsLong() > mostMemory
        : isHiding(() -> Machine.heldBytes(id).isPresent());
  }

  /** Whether it cannot be looked at, and not because it is ending. */
  private boolean isHiding(BooleanSupplier isSeen) {
    return !isSeen.getAsBoolean() && !hasEndedWithin(ENDING_MILLIS) && !isSeen.getAsBoolean();
  }

  /**
   * Whether the machine has not the room for files that was promised to it, what it has written
   * included; to be asked before it is closed. Files that it has deleted since change nothing.
   */
  public boolean lacksRoom() {
    if (enclosure.hasOwnDisk()) {
      return false;
    }
    long free = folder.path().toFile().getUsableSpace();
    return free < Limits.DISK_BYTES
        ? !folder.exceeds(Limits.DISK_BYTES - free)
        : !WorkFolder.canBeMade();
  }

  /**
   * Whether it has little left of memory, threads, open files or room for files, as far as that can
   * be seen from outside while it lives.
   */
  public boolean isScarce(Limits limits) {
    boolean isFull =
        enclosure.hasOwnDisk()
            ? programs()
                .anyMatch(each -> new Headroom(each).isFull(enclosure.inside(folder.path())))
            : folder.exceeds(Headroom.mostOfDisk());
    return isFull || programs().anyMatch(each -> new Headroom(each).isSmall(limits));
  }

  /** The processes that are the program itself, and not what wraps it. */
  private LongStream programs() {
    return offspring == Offspring.PROGRAM
        ? descendants.stream().mapToLong(ProcessHandle::pid)
        : LongStream.of(process.pid());
  }

  /** Ends it and all it started. Calling twice is harmless. */
  @Override
  public void close() {
    end();
    try {
      Runtime.getRuntime().removeShutdownHook(killOnExit);
    } catch (IllegalStateException shuttingDown) {
      return;
    }
  }

  private void endWithProgram() {
    programIsEnding = true;
    end();
  }

  private synchronized void end() {
    ended = true;
    if (process != null) {
      noteDescendants();
      noteWrapped();
      // From the inside out: a wrapper that outlives what it wraps takes note of its end. Killed
      // first, it would leave that to whoever adopts orphans, and in a container nobody may.
      descendants.forEach(ProcessHandle::destroyForcibly);
      boolean isWrapper = offspring == Offspring.PROGRAM && !descendants.isEmpty();
      if (!isWrapper || !hasEndedWithin(WRAPPER_MILLIS)) {
        process.destroyForcibly();
        // SIGKILL was sent; only a process stuck in the kernel could take longer.
        hasEndedWithin(KILLED_MILLIS);
      }
    }
    // It may be waiting for room that nobody makes any more.
    lineReader.interrupt();
    clocks.values().forEach(ProcessorTime::close);
    if (folder != null) {
      folder.close();
    }
  }

  /**
   * Finds what a wrapper wraps, also where it has only just been started: killed before it is done
   * with the setting up, it would leave a process that waits for it for ever.
   */
  private void noteWrapped() {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(WRAPPED_MILLIS);
    while (offspring == Offspring.PROGRAM && descendants.isEmpty() && System.nanoTime() < end) {
      descendants.addAll(Machine.children(process));
      if (descendants.isEmpty() && hasEndedWithin(WRAPPED_POLL_MILLIS)) {
        return;
      }
    }
  }

  private boolean hasEndedWithin(long millis) {
    try {
      return process.waitFor(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private void readLines() {
    try (InputStream stream = process.getInputStream()) {
      spoken.readFrom(stream);
    } catch (IOException killed) {
      return;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void readPrinted() {
    try (InputStream stream = process.getErrorStream()) {
      stream.transferTo(printed);
    } catch (IOException killed) {
      return;
    }
  }
}
