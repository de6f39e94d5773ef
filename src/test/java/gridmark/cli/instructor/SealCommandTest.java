package gridmark.cli.instructor;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.cli.Call;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Tag("process")
class SealCommandTest {

  private static final Path PACK = Repository.testcases().resolve("1-classic.json");

  @TempDir private Path temporary;
  private Path sealed;
  private String secret;
  private Map<String, String> environment;

  @BeforeEach
  void makeKey() {
    sealed = temporary.resolve("classic.sealed");
    secret = Call.of("seal", "--new-key").out().strip();
    environment = Map.of("GRIDMARK_PACK_KEY", secret);
  }

  private Call seal(String... arguments) {
    String[] all = new String[arguments.length + 1];
    all[0] = "seal";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    return Call.on(environment, all);
  }

  @Test
  void makesAnotherKeyEachTimeAloneOnItsLine() {
    Call call = Call.of("seal", "--new-key");

    assertThat(call.exitCode()).isZero();
    assertThat(call.out()).matches("[A-Za-z0-9+/]{43}=\n").isNotEqualTo(secret + "\n");
    assertThat(call.err()).isEmpty();
  }

  @Test
  void sealsAPackThatIsThenGradedWith() throws Exception {
    assertThat(seal(PACK.toString(), "--out", sealed.toString()))
        .isEqualTo(new Call(0, "", "Written: " + sealed + "\n"));

    JsonNode plain = graded(Map.of(), PACK);
    JsonNode opened = graded(environment, sealed);

    assertThat(opened.path("score").doubleValue()).isEqualTo(16);
    assertThat(opened.path("environment").path("pack"))
        .isEqualTo(plain.path("environment").path("pack"));
    assertThat(opened.toString()).doesNotContain(secret);
  }

  private JsonNode graded(Map<String, String> environment, Path cases) throws Exception {
    Call call = grade(environment, cases);
    assertThat(call.exitCode()).as(call.err()).isZero();
    return JsonMapper.shared()
        .readTree(Files.readString(temporary.resolve("out").resolve("result.json")));
  }

  private Call grade(Map<String, String> environment, Path cases) {
    return Call.on(
        environment,
        "grade",
        Repository.sample("accepted/classic-one-file").toString(),
        "--cases",
        cases.toString(),
        "--out",
        temporary.resolve("out").toString());
  }

  @Test
  void sealsToStandardOutput() throws Exception {
    Call call = seal(PACK.toString());

    assertThat(call.exitCode()).isZero();
    assertThat(call.err()).isEmpty();
    Files.writeString(sealed, call.out());
    assertThat(Call.on(environment, "verify", "--no-samples", "--cases", sealed.toString()).out())
        .contains("6 cases", "6 of 6 expectations are proved");
  }

  @Test
  void saysWhatIsMissingWhereThereIsNoKey() {
    seal(PACK.toString(), "--out", sealed.toString());
    String broken =
        """
        %s: the pack is sealed, and there is no key to open it
            Fix: set the environment variable GRIDMARK_PACK_KEY to the key that it was sealed with
        """
            .formatted(sealed);

    assertThat(grade(Map.of(), sealed))
        .isEqualTo(
            new Call(
                2,
                "",
                "gridmark: the test pack cannot be used, nobody is graded with it:\n" + broken));
    assertThat(Call.of("verify", "--no-samples", "--cases", sealed.toString()))
        .isEqualTo(new Call(2, "", "gridmark: the test pack cannot be used:\n" + broken));
    assertThat(Call.of("seal", PACK.toString()))
        .isEqualTo(
            new Call(
                2,
                "",
                """
                gridmark: there is no key: set the environment variable GRIDMARK_PACK_KEY to what \
                gridmark seal --new-key prints, and keep it
                Try 'gridmark seal --help'.
                """));
  }

  @Test
  void doesNotRepeatAKeyThatIsNone() {
    environment = Map.of("GRIDMARK_PACK_KEY", secret + "x");
    String complaint =
        """
        GRIDMARK_PACK_KEY: its value is no key, which is 32 bytes in Base64
            Fix: set it to what gridmark seal --new-key printed, or unset it
        """;

    assertThat(seal(PACK.toString()))
        .isEqualTo(new Call(2, "", "gridmark: nothing was sealed:\n" + complaint));
    assertThat(grade(environment, PACK))
        .isEqualTo(
            new Call(
                2,
                "",
                "gridmark: the test pack cannot be used, nobody is graded with it:\n" + complaint));
  }

  @Test
  void refusesWhatIsNoPack() throws Exception {
    Path broken = Files.writeString(temporary.resolve("broken.json"), "{}");
    Path missing = temporary.resolve("missing.json");

    Call call = seal(broken.toString(), missing.toString(), "--out", sealed.toString());

    assertThat(call.exitCode()).isEqualTo(2);
    assertThat(call.err())
        .startsWith(
            "gridmark: nothing was sealed:\n" + broken + ": /assignment: the field is missing\n")
        .contains(missing + ": there is no such file or folder\n");
    assertThat(sealed).doesNotExist();
  }

  @Test
  void refusesWhatIsSealedAlready() {
    seal(PACK.toString(), "--out", sealed.toString());

    assertThat(seal(sealed.toString()))
        .isEqualTo(
            new Call(
                2,
                "",
                """
                gridmark: nothing was sealed:
                %s: it is sealed already
                    Fix: give packs in plain JSON only
                """
                    .formatted(sealed)));
  }

  @Test
  void writesOverNothing() throws Exception {
    Files.writeString(sealed, "precious");

    Call call = seal(PACK.toString(), "--out", sealed.toString());

    assertThat(call)
        .isEqualTo(wrong(sealed + " is there already: move it away, or give another name"));
    assertThat(sealed).hasContent("precious");
  }

  @Test
  void wantsANameThatFoldersAreSearchedFor() {
    Path other = temporary.resolve("hidden.bin");

    assertThat(seal(PACK.toString(), "--out", other.toString()))
        .isEqualTo(wrong(other + " must end in .sealed: by that sealed packs are known"));
    assertThat(other).doesNotExist();
  }

  @Test
  void wantsPacksOrANewKey() {
    assertThat(seal()).isEqualTo(wrong("give packs to seal, or --new-key"));
    assertThat(seal("--new-key", "--out", "key.sealed"))
        .isEqualTo(
            wrong(
                "--new-key prints the key and takes no --out: send it to where secrets are kept"));
    assertThat(seal("--new-key", PACK.toString()))
        .isEqualTo(wrong("give packs to seal, or --new-key"));
  }

  private static Call wrong(String complaint) {
    return new Call(2, "", "gridmark: " + complaint + "\nTry 'gridmark seal --help'.\n");
  }
}
