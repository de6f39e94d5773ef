package gridmark.grader.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridmark.grader.pack.Secret.UnusableSecretException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SecretTest {

  @TempDir private Path folder;

  @Test
  void isMadeOnceAndKept() throws Exception {
    Path file = folder.resolve("secret.key");

    Secret made = Secret.in(file);

    assertThat(Secret.in(file).text()).isEqualTo(made.text());
    assertThat(Secret.read(file).seed("a", "b")).isEqualTo(made.seed("a", "b"));
    assertThat(folder).isDirectoryContaining(file::equals);
    assertThat(folder.toFile().list()).hasSize(1);
  }

  @Test
  void isTheSameForAllWhoMakeItAtTheSameTime() throws Exception {
    Path file = folder.resolve("secret.key");
    Callable<String> making = () -> Secret.in(file).text();
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      List<Future<String>> made = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        made.add(threads.submit(making));
      }
      Set<String> different = new HashSet<>();
      for (Future<String> each : made) {
        different.add(each.get());
      }
      assertThat(different).hasSize(1);
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void drawsAnotherSeedForEveryHandIn() {
    Secret secret = Secret.random();
    Set<Long> seeds = new HashSet<>();
    for (int i = 0; i < 1000; i++) {
      seeds.add(secret.seed("file " + i, "alice", ""));
    }
    seeds.add(secret.seed("file 0", "alice", "2026-03-01T10:00:00Z"));
    seeds.add(secret.seed("file 0", "bob", ""));
    seeds.add(Secret.random().seed("file 0", "alice", ""));

    assertThat(seeds).hasSize(1003).allMatch(seed -> seed >= 0 && seed < 1L << 53);
  }

  @Test
  void isNotInItsFingerprint() {
    Secret secret = Secret.random();

    assertThat(secret.fingerprint()).matches("secret [0-9a-f]{16}");
    assertThat(secret.text()).doesNotContain(secret.fingerprint().substring(7));
    assertThat(secret.toString()).doesNotContain(secret.text());
    assertThat(secret.fingerprint()).isNotEqualTo(Secret.random().fingerprint());
  }

  @Test
  void isNotGuessedWhereTheFileIsBroken() throws Exception {
    Path broken = Files.writeString(folder.resolve("broken"), "0".repeat(63));

    assertThatThrownBy(() -> Secret.in(broken))
        .isInstanceOf(UnusableSecretException.class)
        .hasMessageContaining("is not a secret");
    assertThatThrownBy(() -> Secret.in(folder.resolve("none/secret.key")))
        .isInstanceOf(UnusableSecretException.class)
        .hasMessageContaining("cannot be written");
    assertThat(broken).hasContent("0".repeat(63));
  }
}
