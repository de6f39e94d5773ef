package gridmark.cli.instructor;

import gridmark.classroom.gradebook.Gradebook.Part;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which part of a class this process is to grade.
 *
 * @param variable of the environment that said so; absent if the command did
 */
record Shard(Part part, Optional<String> variable) {

  private static final String SLURM = "SLURM_ARRAY_TASK_";
  private static final String SLURM_ID = SLURM + "ID";
  private static final String GITLAB_INDEX = "CI_NODE_INDEX";
  private static final String GITLAB_TOTAL = "CI_NODE_TOTAL";
  private static final String KUBERNETES_INDEX = "JOB_COMPLETION_INDEX";

  private static final Pattern OPTION = Pattern.compile("(auto|\\d{1,9})/(\\d{1,9})");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
  private static final String CURE =
      "say with --shard I/N which part this is, or --shard 1/1 for all";

  /**
   * Finds it out.
   *
   * @param option what the command says: I/N, or auto/N if the environment knows which
   * @throws IllegalArgumentException if that makes no sense; the message says what and what helps
   */
  static Shard of(Optional<String> option, Map<String, String> environment) {
    return option
        .map(said -> asSaid(said, environment))
        .or(() -> Place.in(environment).map(Shard::byEnvironment))
        .orElse(new Shard(Part.ALL, Optional.empty()));
  }

  private static Shard asSaid(String said, Map<String, String> environment) {
    Matcher parts = OPTION.matcher(said);
    if (!parts.matches()) {
      throw new IllegalArgumentException(
          "--shard is I/N, the parts counted from 1, such as 2/4, or auto/4: not '%s'"
              .formatted(said));
    }
    int count = Integer.parseInt(parts.group(2));
    if (!parts.group(1).equals("auto")) {
      return new Shard(part(Integer.parseInt(parts.group(1)), count), Optional.empty());
    }
    Place place =
        Place.in(environment)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "--shard %s: none of %s, %s and %s is set; say the number instead of auto"
                            .formatted(said, SLURM_ID, KUBERNETES_INDEX, GITLAB_INDEX)));
    if (place.count().orElse(count) != count) {
      throw new IllegalArgumentException(
          "--shard %s, but by %s there are %d; say the number instead of auto"
              .formatted(said, place.variable(), place.count().getAsInt()));
    }
    return place.of(count);
  }

  private static Shard byEnvironment(Place place) {
    if (place.count().isEmpty()) {
      throw new IllegalArgumentException(
          "%s is set, but not of how many: say it with --shard auto/N, or --shard 1/1 for all"
              .formatted(place.variable()));
    }
    return place.of(place.count().getAsInt());
  }

  private static Part part(int index, int count) {
    try {
      return new Part(index, count);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(e.getMessage() + ": " + CURE, e);
    }
  }

  /**
   * What a platform says of this process.
   *
   * @param index counted from 1
   * @param count of how many, if it says that
   */
  private record Place(String variable, int index, OptionalInt count) {

    static Optional<Place> in(Map<String, String> environment) {
      if (isSet(environment, SLURM_ID)) {
        return Optional.of(inSlurm(environment));
      }
      if (isSet(environment, GITLAB_INDEX)) {
        OptionalInt total = OptionalInt.of(number(environment, GITLAB_TOTAL));
        return Optional.of(new Place(GITLAB_INDEX, number(environment, GITLAB_INDEX), total));
      }
      if (isSet(environment, KUBERNETES_INDEX)) {
        int index = number(environment, KUBERNETES_INDEX) + 1;
        return Optional.of(new Place(KUBERNETES_INDEX, index, OptionalInt.empty()));
      }
      return Optional.empty();
    }

    /**
     * Only an array that begins with 0 or 1 and has no holes is believed: tasks that are submitted
     * again, such as 2 and 3 of 4, are an array too, and know nothing of the others.
     */
    private static Place inSlurm(Map<String, String> environment) {
      int id = number(environment, SLURM_ID);
      int first = number(environment, SLURM + "MIN");
      int last = number(environment, SLURM + "MAX");
      int step = Math.max(1, number(environment, SLURM + "STEP"));
      int count = number(environment, SLURM + "COUNT");
      boolean isWhole =
          first <= 1
              && last - first == (count - 1L) * step
              && id >= first
              && id <= last
              && (id - first) % step == 0;
      if (!isWhole) {
        throw new IllegalArgumentException(
            "task %d of a Slurm array of %d from %d to %d is not one of a row such as 1-4: %s"
                .formatted(id, count, first, last, CURE));
      }
      return new Place(SLURM_ID, (id - first) / step + 1, OptionalInt.of(count));
    }

    Shard of(int number) {
      return new Shard(part(index, number), Optional.of(variable));
    }

    private static boolean isSet(Map<String, String> environment, String name) {
      return !environment.getOrDefault(name, "").isEmpty();
    }

    private static int number(Map<String, String> environment, String name) {
      String value = environment.getOrDefault(name, "");
      if (!NUMBER.matcher(value).matches()) {
        throw new IllegalArgumentException(
            "%s is %s: %s"
                .formatted(name, value.isEmpty() ? "not set" : "'" + value + "', no number", CURE));
      }
      return Integer.parseInt(value);
    }
  }
}
