package gridmark.cli.instructor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridmark.classroom.gradebook.Gradebook.Part;
import gridmark.cli.Call;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShardTest {

  /** ID, MIN, MAX, STEP and COUNT of a Slurm array. */
  private static String array(String numbers) {
    String[] each = numbers.split(" ", -1);
    return "SLURM_ARRAY_TASK_ID=%s SLURM_ARRAY_TASK_MIN=%s SLURM_ARRAY_TASK_MAX=%s"
            .formatted(each[0], each[1], each[2])
        + " SLURM_ARRAY_TASK_STEP=%s SLURM_ARRAY_TASK_COUNT=%s".formatted(each[3], each[4]);
  }

  private static Map<String, String> environment(String variables) {
    return Arrays.stream(variables.split(" "))
        .map(each -> each.split("=", 2))
        .filter(each -> each.length == 2)
        .collect(Collectors.toMap(each -> each[0], each -> each[1]));
  }

  private static String part(String option, String variables) {
    return Shard.of(
            option.isEmpty() ? Optional.empty() : Optional.of(option), environment(variables))
        .part()
        .toString();
  }

  @ParameterizedTest
  @CsvSource({
    "2/4, '', 2/4",
    "1/1, '', 1/1",
    "'', '', 1/1",
    "'', CI_NODE_TOTAL=1, 1/1",
    "'', CI_NODE_INDEX=3 CI_NODE_TOTAL=5, 3/5",
    "auto/5, CI_NODE_INDEX=3 CI_NODE_TOTAL=5, 3/5",
    "auto/3, JOB_COMPLETION_INDEX=0, 1/3",
    "auto/3, JOB_COMPLETION_INDEX=2, 3/3",
    "2/4, JOB_COMPLETION_INDEX=0, 2/4",
    "1/1, CI_NODE_INDEX=3 CI_NODE_TOTAL=5, 1/1",
    "1/1, SLURM_ARRAY_TASK_ID=nonsense, 1/1",
    "'', CI_NODE_INDEX= JOB_COMPLETION_INDEX= SLURM_ARRAY_TASK_ID=, 1/1",
  })
  void thePartIsAsSaid(String option, String variables, String part) {
    assertThat(part(option, variables)).isEqualTo(part);
  }

  @ParameterizedTest
  @CsvSource({
    "1 1 4 1 4, 1/4",
    "4 1 4 1 4, 4/4",
    "0 0 3 1 4, 1/4",
    "3 0 3 1 4, 4/4",
    "7 1 10 3 4, 3/4",
    "1 1 1 1 1, 1/1",
  })
  void aSlurmArrayIsCountedFromItsFirstTask(String numbers, String part) {
    assertThat(part("", array(numbers))).isEqualTo(part);
    assertThat(part("auto/" + part.substring(2), array(numbers))).isEqualTo(part);
  }

  /** Such as tasks 2 and 3 of four, submitted once more. */
  @ParameterizedTest
  @CsvSource({
    "2 2 2 1 1",
    "2 2 3 1 2",
    "1 1 4 1 2",
    "4 1 4 1 2",
    "5 1 4 1 4",
    "0 1 4 1 4",
    "2 1 4 3 2",
    "1 1 4 1 0"
  })
  void aSlurmArrayWithHolesIsNotGuessedAt(String numbers) {
    assertThatThrownBy(() -> part("", array(numbers)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("say with --shard I/N which part this is, or --shard 1/1 for all");
  }

  @ParameterizedTest
  @CsvSource({
    "0/4, '', there is no part 0 of 4",
    "5/4, '', there is no part 5 of 4",
    "1/0, '', there is no part 1 of 0",
    "2, '', --shard is I/N",
    "a/b, '', --shard is I/N",
    "-1/4, '', --shard is I/N",
    "2/99999999999, '', --shard is I/N",
    "auto, '', --shard is I/N",
    "auto/4, '', none of SLURM_ARRAY_TASK_ID",
    "auto/4, CI_NODE_INDEX=1 CI_NODE_TOTAL=5, by CI_NODE_INDEX there are 5",
    "auto/4, JOB_COMPLETION_INDEX=4, there is no part 5 of 4",
    "auto/4, JOB_COMPLETION_INDEX=x, 'JOB_COMPLETION_INDEX is ''x'', no number'",
    "'', JOB_COMPLETION_INDEX=1, --shard auto/N",
    "'', CI_NODE_INDEX=1, CI_NODE_TOTAL is not set",
    "'', CI_NODE_INDEX=6 CI_NODE_TOTAL=5, there is no part 6 of 5",
    "'', CI_NODE_INDEX=-1 CI_NODE_TOTAL=5, 'CI_NODE_INDEX is ''-1'', no number'",
    "'', SLURM_ARRAY_TASK_ID=1, SLURM_ARRAY_TASK_MIN is not set",
  })
  void nonsenseIsToldWithItsCure(String option, String variables, String message) {
    assertThatThrownBy(() -> part(option, variables))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void whoSaidItIsKnown() {
    Map<String, String> gitlab = environment("CI_NODE_INDEX=3 CI_NODE_TOTAL=5");

    assertThat(Shard.of(Optional.empty(), gitlab))
        .isEqualTo(new Shard(new Part(3, 5), Optional.of("CI_NODE_INDEX")));
    assertThat(Shard.of(Optional.of("1/1"), gitlab).variable()).isEmpty();
  }

  @Test
  void theCommandSaysWhichPartItTakesAndWhatIsWrong(@TempDir Path empty) throws Exception {
    Path none = Files.createDirectory(empty.resolve("none"));
    Call gitlab =
        Call.on(
            environment("CI_NODE_INDEX=3 CI_NODE_TOTAL=5"),
            "batch",
            none.toString(),
            "--cases",
            none.toString());

    assertThat(gitlab.err())
        .startsWith("This is part 3 of 5 of the class, by CI_NODE_INDEX; --shard 1/1 grades all.");

    Call nonsense = Call.of("batch", none.toString(), "--shard", "3");

    assertThat(nonsense.exitCode()).isEqualTo(2);
    assertThat(nonsense.err()).startsWith("gridmark: --shard is I/N").contains("not '3'");
  }
}
