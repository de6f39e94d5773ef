package gridmark.bench;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** CPU microseconds a puzzle, of ways on sets, in several rounds. */
final class Measurements {

  private record Place(String way, PuzzleSet set) {}

  private final Map<Place, List<Double>> micros = new HashMap<>();

  /** Where the time was up: the mean is at least this. */
  private final Map<Place, Double> beyondLimit = new HashMap<>();

  void add(Way way, PuzzleSet set, double microseconds, boolean isDone) {
    Place place = new Place(way.name(), set);
    if (isDone) {
      micros.computeIfAbsent(place, unused -> new ArrayList<>()).add(microseconds);
    } else {
      beyondLimit.put(place, microseconds);
    }
  }

  boolean isBeyondLimit(Way way, PuzzleSet set) {
    return beyondLimit.containsKey(new Place(way.name(), set));
  }

  int rounds(PuzzleSet set) {
    return micros.entrySet().stream()
        .filter(entry -> entry.getKey().set().equals(set))
        .mapToInt(entry -> entry.getValue().size())
        .max()
        .orElse(0);
  }

  /** The median, and how many times another's that is. */
  String text(Way way, Way other, PuzzleSet set) {
    Place place = new Place(way.name(), set);
    if (beyondLimit.containsKey(place)) {
      return "> " + digits(beyondLimit.get(place));
    }
    double median = median(place);
    double ratio = median / median(new Place(other.name(), set));
    return way == other ? digits(median) : digits(median) + " (" + digits(ratio) + ")";
  }

  private double median(Place place) {
    double[] sorted =
        micros.getOrDefault(place, List.of(Double.NaN)).stream()
            .mapToDouble(Double::doubleValue)
            .sorted()
            .toArray();
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  /** Two digits at least, and none that the noise has eaten. */
  private static String digits(double number) {
    return number < 10 ? "%.1f".formatted(number) : "%.0f".formatted(number);
  }
}
