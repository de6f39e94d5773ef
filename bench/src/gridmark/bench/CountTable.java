package gridmark.bench;

import gridmark.count.Count;
import gridmark.count.CountOptions;
import gridmark.count.SolutionCounter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Times counting, case after case; a number that differs from the known one ends it.
 *
 * <p>{@code SECONDS-A-CASE FOLDER...}
 */
public final class CountTable {

  private static final int MOST_ROUNDS = 15;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private CountTable() {}

  public static void main(String[] args) throws IOException {
    Duration limit = Duration.ofSeconds(Long.parseLong(args[0]));
    System.out.println("| case | solutions | first, CPU ms | warm, CPU ms | rounds |");
    System.out.println("| --- | ---: | ---: | ---: | ---: |");
    for (String folder : List.of(args).subList(1, args.length)) {
      for (CountCase each : CountCase.readAll(Path.of(folder))) {
        System.out.println(row(each, limit));
      }
    }
  }

  private static String row(CountCase each, Duration limit) {
    List<Double> millis = new ArrayList<>();
    Count count;
    double first = Double.NaN;
    try (Alarm alarm = Alarm.set(limit)) {
      do {
        long before = THREADS.getCurrentThreadCpuTime();
        count = SolutionCounter.count(each.puzzle(), CountOptions.all());
        double spent = (THREADS.getCurrentThreadCpuTime() - before) / 1e6;
        if (!count.isExact()) {
          break;
        }
        check(each, count);
        first = millis.isEmpty() ? spent : first;
        millis.add(spent);
      } while (millis.size() < MOST_ROUNDS && !alarm.hasRung());
    }
    return millis.isEmpty()
        ? "| %s | %s | > %d s | | |".formatted(each.name(), "at least " + count.number(), limit.toSeconds())
        : "| %s | %s | %.1f | %.2f | %d |"
            .formatted(each.name(), number(each, count), first, median(millis), millis.size());
  }

  /** The last count may have been cut short, but those before it were not. */
  private static String number(CountCase each, Count last) {
    return each.solutions().map(Object::toString).orElse(last.number().toString());
  }

  private static void check(CountCase each, Count count) {
    if (each.solutions().isPresent() && !each.solutions().get().equals(count.number())) {
      throw new IllegalStateException("wrong: " + each.name() + " counted " + count.number());
    }
  }

  private static double median(List<Double> values) {
    Collections.sort(values);
    return values.get(values.size() / 2);
  }
}
