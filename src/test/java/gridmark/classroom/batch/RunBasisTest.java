package gridmark.classroom.batch;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.sandbox.Isolation;
import gridmark.sandbox.Limits;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RunBasisTest {

  private static final Limits LIMITS = new Limits(Duration.ofSeconds(10), 64, 1 << 20);

  @Test
  void answersAreKeptForNothingButTheVerySame() {
    assertThat(
            Stream.of(
                    basis("p", "solve", "java", "17", "s", LIMITS, Isolation.JAIL),
                    basis("q", "solve", "java", "17", "s", LIMITS, Isolation.JAIL),
                    basis("p", "evenodd", "java", "17", "s", LIMITS, Isolation.JAIL),
                    basis("p", "solve", "python", "17", "s", LIMITS, Isolation.JAIL),
                    basis("p", "solve", "java", "21", "s", LIMITS, Isolation.JAIL),
                    basis("p", "solve", "java", "17", "t", LIMITS, Isolation.JAIL),
                    basis("p", "solve", "java", "17", "s", Limits.DEFAULT, Isolation.JAIL),
                    basis("p", "solve", "java", "17", "s", LIMITS, Isolation.PROCESS))
                .map(RunBasis::fingerprint))
        .doesNotHaveDuplicates();
    assertThat(basis("p", "solve", "java", "17", "s", LIMITS, Isolation.JAIL).fingerprint())
        .isEqualTo(basis("p", "solve", "java", "17", "s", LIMITS, Isolation.JAIL).fingerprint());
  }

  private static RunBasis basis(
      String program,
      String assignment,
      String language,
      String version,
      String submission,
      Limits limits,
      Isolation isolation) {
    return new RunBasis(program, assignment, language, version, submission, limits, isolation);
  }
}
