package gridmark.grader.pack;

import gridmark.assignment.Contradiction;
import gridmark.assignment.Engine;
import gridmark.files.OutputFolder;
import gridmark.words.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * Proves what packs expect, before anybody is graded by it: a wrong expectation would take points
 * from everybody who is right.
 *
 * @param cache where it is kept which packs are proved; absent if that is not kept
 * @param patience for all cases together; what is not proved by then is told, and not refused
 * @param progress told what was not proved
 */
public record Expectations(Optional<Path> cache, Duration patience, Consumer<String> progress) {

  private static final Duration USUAL_PATIENCE = Duration.ofSeconds(5);
  private static final String PROVED = "proved\n";
  private static final int MOST_NAMED = 8;

  /** With a few seconds' time, and a folder for what is made once and used again. */
  public static Expectations keptIn(Path cache, Consumer<String> progress) {
    return new Expectations(Optional.of(cache.resolve("proved")), USUAL_PATIENCE, progress);
  }

  /** With a few seconds' time, for once. */
  static Expectations once() {
    return new Expectations(Optional.empty(), USUAL_PATIENCE, text -> {});
  }

  /** The contradictions in a pack, by the ids of their cases. */
  Map<String, Contradiction> contradictions(Pack pack) {
    if (isKnownAsProved(pack)) {
      return Map.of();
    }
    Map<String, Optional<Contradiction>> found = new ConcurrentHashMap<>();
    prove(pack, found);
    Map<String, Contradiction> contradictions = new HashMap<>();
    found.forEach((id, each) -> each.ifPresent(wrong -> contradictions.put(id, wrong)));
    List<String> open =
        pack.cases().stream().map(TestCase::id).filter(id -> !found.containsKey(id)).toList();
    if (!open.isEmpty()) {
      progress.accept(
          "Not proved within %s that these cases expect the right thing, graded all the same: %s. To prove them: gridmark verify."
              .formatted(Words.seconds(patience), Words.some(open, MOST_NAMED)));
    } else if (contradictions.isEmpty()) {
      keep(pack);
    }
    return contradictions;
  }

  /** Takes down what is found as long as there is time. */
  private void prove(Pack pack, Map<String, Optional<Contradiction>> found) {
    ExecutorService thread = Executors.newSingleThreadExecutor();
    Future<?> proving =
        thread.submit(
            () ->
                pack.cases()
                    .forEach(each -> found.put(each.id(), each.question().contradiction())));
    try {
      proving.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException tooLong) {
      proving.cancel(true);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      thread.shutdownNow();
    }
  }

  private boolean isKnownAsProved(Pack pack) {
    try {
      return cache.isPresent()
          && Files.readString(cache.get().resolve(pack.sha256())).equals(PROVED);
    } catch (IOException notYet) {
      return false;
    }
  }

  private void keep(Pack pack) {
    try {
      if (cache.isPresent() && Engine.isHere()) {
        new OutputFolder(cache.get().getParent())
            .inner(cache.get().getFileName().toString())
            .write(pack.sha256(), PROVED);
      }
    } catch (IOException notKept) {
      // Then it is proved again the next time.
      return;
    }
  }
}
