package gridmark.sandbox;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Starts programs that meet strangers' text and code, each in a process of its own. */
public final class Sandbox {

  private static final Path ROOTS_CACHE = Path.of("/var/cache/gridmark");

  private static final String LIBRARIES = "LD_LIBRARY_PATH";

  private final Path cache;
  private final Enclosure enclosure;

  private Sandbox(Path cache, Enclosure enclosure) {
    this.cache = cache;
    this.enclosure = enclosure;
  }

  /**
   * A sandbox ready for use; the first time on a machine this takes some seconds.
   *
   * @param cache a folder for what is made once and used again
   * @param wanted the level of isolation; the strongest there is if absent
   * @param progress told what takes time
   * @param toolchains of the languages that it is for
   * @throws NotOfferedException if the level that is wanted cannot be had here
   */
  public static Sandbox open(
      Path cache,
      Optional<Isolation> wanted,
      Consumer<String> progress,
      List<? extends Toolchain> toolchains)
      throws IOException, NotOfferedException {
    try {
      Path place = placeFor(cache);
      WorkFolder.sweep(Path.of(System.getProperty("java.io.tmpdir")));
      for (Toolchain toolchain : toolchains) {
        toolchain.prepare(new Sandbox(place, new OpenProcess()), progress);
      }
      Levels levels = levels(place, progress, toolchains);
      return new Sandbox(
          place, wanted.isPresent() ? levels.only(wanted.get()) : levels.strongest());
    } catch (FileSystemException e) {
      throw new IOException(
          "the cache %s cannot be used (%s): give another folder in GRIDMARK_CACHE"
              .formatted(cache, e),
          e);
    }
  }

  /** The levels that this machine offers, from the strongest down; it takes as long as opening. */
  public static List<Offer> offers(
      Path cache, Consumer<String> progress, List<? extends Toolchain> toolchains)
      throws IOException {
    Levels levels = levels(placeFor(cache), progress, toolchains);
    List<Offer> offers = new ArrayList<>();
    for (Isolation level : Isolation.values()) {
      offers.add(levels.offer(level));
    }
    return offers;
  }

  private static Levels levels(
      Path cache, Consumer<String> progress, List<? extends Toolchain> toolchains)
      throws IOException {
    List<Path> files = new ArrayList<>();
    for (Toolchain toolchain : toolchains) {
      files.addAll(toolchain.files(cache));
    }
    return new Levels(cache, VisibleFiles.of(files), progress, Machine.searchPath());
  }

  /**
   * Root's submissions run as another user, who has to read what is in it, and may not in /root.
   */
  private static Path placeFor(Path cache) throws IOException {
    if (Machine.isRoot()) {
      Files.createDirectories(cache);
    }
    return canRead(cache) ? cache : ROOTS_CACHE;
  }

  public Isolation isolation() {
    return enclosure.level();
  }

  /** A folder for what is made once and used again; its processes can read what is in it. */
  public Path cache() {
    return cache;
  }

  /** Whether a process in here could read a file: root's are another user's. */
  public static boolean canRead(Path file) {
    return !Machine.isRoot() || Machine.isReachableByAll(file);
  }

  public Child start(Launch launch) throws IOException {
    Quota quota = Quota.of(launch.limits(), launch.besideMiB());
    return Child.start(
        folder -> builder(folder, launch, quota),
        enclosure,
        enclosure.level() == Isolation.PROCESS ? Long.MAX_VALUE : quota.heldBytes(),
        launch.words(),
        launch.longestLine());
  }

  private ProcessBuilder builder(Path folder, Launch launch, Quota quota) {
    OptionalLong grader =
        enclosure.endsWithGrader()
            ? OptionalLong.empty()
            : OptionalLong.of(ProcessHandle.current().pid());
    List<String> program =
        launch.command().apply(new Launch.Place(enclosure.inside(folder), grader));
    VisibleFiles visible = VisibleFiles.of(launch.files());
    return bare(enclosure.command(folder, quota, visible, program)).directory(folder.toFile());
  }

  /** Secrets of the grader's environment are none of a submission's business. */
  static ProcessBuilder bare(List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().keySet().retainAll(Set.of("SystemRoot"));
    builder.environment().putAll(environment());
    return builder;
  }

  /**
   * All that a process finds in its environment. With musl the JVM wants to know its libraries from
   * there, and would start itself once more to be told, which it may not.
   */
  static Map<String, String> environment() {
    Map<String, String> environment = new TreeMap<>(Map.of("LC_ALL", "C.UTF-8"));
    String home = System.getProperty("java.home");
    String libraries = "%1$s/lib/server:%1$s/lib:%1$s/../lib".formatted(home);
    if (Optional.ofNullable(System.getenv(LIBRARIES)).orElse("").startsWith(libraries)) {
      environment.put(LIBRARIES, libraries);
    }
    return environment;
  }
}
