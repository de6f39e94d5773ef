package gridmark.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class Sha256Test {

  @Test
  void theSameForTheSameOnly() {
    assertThat(
            Stream.of(
                    new Sha256().part("a", "b", "c"),
                    new Sha256().part("a", "bc"),
                    new Sha256().part("a", "b").part("c"),
                    new Sha256().part("a").part("b").part("c"),
                    new Sha256().part("a", List.of("c", "b")),
                    new Sha256().part("d", "b", "c"))
                .map(Sha256::hex))
        .doesNotHaveDuplicates()
        .doesNotContain(new Sha256().hex());
    assertThat(new Sha256().part("a", "b").hex())
        .isEqualTo(new Sha256().part("a", List.of("b")).hex());
  }

  @Test
  void theNumberIsThatOfTheStandard() {
    assertThat(new Sha256().add("ab").add(new byte[] {'c'}).hex())
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  }
}
