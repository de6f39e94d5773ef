package gridmark.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FingerprintTest {

  @Test
  void theSameForTheSameOnly() {
    assertThat(
            Stream.of(
                    new Fingerprint().part("a", "b", "c"),
                    new Fingerprint().part("a", "bc"),
                    new Fingerprint().part("a", "b").part("c"),
                    new Fingerprint().part("a").part("b").part("c"),
                    new Fingerprint().part("a", List.of("c", "b")),
                    new Fingerprint().part("d", "b", "c"))
                .map(Fingerprint::hex))
        .doesNotHaveDuplicates()
        .doesNotContain(new Fingerprint().hex());
    assertThat(new Fingerprint().part("a", "b").hex())
        .isEqualTo(new Fingerprint().part("a", List.of("b")).hex());
  }

  @Test
  void theNumberIsThatOfTheStandard() {
    assertThat(new Sha256().add("ab").add(new byte[] {'c'}).hex())
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  }
}
