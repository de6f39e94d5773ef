package gridmark.language.java;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import gridmark.language.Mishap;
import gridmark.language.Mishap.Kind;
import gridmark.language.Mishaps;
import gridmark.language.Signatures;
import gridmark.language.Thrown;
import gridmark.sandbox.Limits;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class JavaMishapsTest {

  private final Mishaps mishaps = new JavaLanguage().mishaps();

  static List<Arguments> thrown() {
    return List.of(
        arguments(
            new Thrown("java.io.IOException", "No space left on device", List.of("A.b(A:3)")),
            Kind.OUTPUT,
            "the program wrote more than the 64 MiB of files it may have at A.b(A:3)"),
        arguments(
            new Thrown(
                "java.lang.OutOfMemoryError",
                "unable to create native thread: possibly out of memory",
                List.of("A.b(A:3)")),
            Kind.MEMORY,
            "the program started more threads than there is room for at A.b(A:3)"),
        arguments(
            new Thrown("java.lang.OutOfMemoryError", "Java heap space", List.of("A.b(A:3)")),
            Kind.MEMORY,
            "the program needed more than 256 MiB of memory at A.b(A:3)"),
        arguments(
            new Thrown("java.lang.OutOfMemoryError", "", List.of()),
            Kind.MEMORY,
            "the program needed more than 256 MiB of memory"),
        arguments(
            new Thrown(
                "java.io.FileNotFoundException", "a (Too many open files)", List.of("A.b(A:3)")),
            Kind.OUTPUT,
            "the program had too many files open at once at A.b(A:3): does it close every file it"
                + " opens?"),
        arguments(
            new Thrown("E", "no luck", List.of("A.b(A.java:3)", "A.solve(A.java:1)")),
            Kind.CRASHED,
            "solve threw E: no luck at A.b(A.java:3)"),
        arguments(
            new Thrown("java.lang.StackOverflowError", "", List.of()),
            Kind.CRASHED,
            "solve threw java.lang.StackOverflowError"));
  }

  @ParameterizedTest
  @MethodSource("thrown")
  void saysWhatAnExceptionMeans(Thrown thrown, Kind kind, String words) {
    assertThat(mishaps.thrown(thrown, Signatures.SOLVE, Limits.DEFAULT))
        .isEqualTo(new Mishap(kind, words));
  }

  static List<Arguments> ended() {
    return List.of(
        arguments(137, "", Kind.CRASHED, "the program was ended by signal 9 before solve returned"),
        arguments(
            0,
            "",
            Kind.CRASHED,
            "the program ended itself before solve returned (exit code 0): is there a"
                + " System.exit?"),
        arguments(
            -1, "", Kind.CRASHED, "the program closed its standard streams before solve returned"),
        arguments(
            1,
            "# There is insufficient memory for the Java Runtime Environment to continue.",
            Kind.MEMORY,
            "the program took so much memory outside the heap of 256 MiB that the Java virtual"
                + " machine gave up"),
        arguments(
            134,
            "# A fatal error has been detected by the Java Runtime Environment:",
            Kind.CRASHED,
            "the Java virtual machine crashed: does the program use Unsafe or native code?"));
  }

  @ParameterizedTest
  @MethodSource("ended")
  void saysWhyTheProcessEnded(int exitCode, String printed, Kind kind, String words) {
    assertThat(mishaps.ended(exitCode, printed, Signatures.SOLVE, Limits.DEFAULT))
        .isEqualTo(new Mishap(kind, words));
  }

  @Test
  void namesTheMethodThatWasAskedFor() {
    Thrown thrown = new Thrown("E", "", List.of());

    assertThat(mishaps.thrown(thrown, Signatures.COUNT, Limits.DEFAULT).words())
        .isEqualTo("count threw E");
  }

  @Test
  void namesWhatWrongProgramsOftenThrow() {
    assertThat(mishaps.isTelling("java.lang.NullPointerException")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"P530070000", "java.lang.P530070000"})
  void doesNotNameWhatASubmissionChose(String type) {
    assertThat(mishaps.isTelling(type)).isFalse();
  }
}
