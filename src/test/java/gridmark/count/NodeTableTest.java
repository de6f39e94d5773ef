package gridmark.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class NodeTableTest {

  private static final int WORDS = 3;
  private static final int NODES = 50_000;
  private static final int MEBIBYTE = 1 << 20;

  @Test
  void findsEveryNodeAfterItHasGrown() {
    NodeTable table = new NodeTable(WORDS, new Tally(CountOptions.all()));
    SplittableRandom random = new SplittableRandom(1);
    for (int node = 0; node < NODES; node++) {
      table.add(random.longs(WORDS).toArray(), node);
    }
    SplittableRandom again = new SplittableRandom(1);
    for (int node = 0; node < NODES; node++) {
      assertThat(table.valueOf(table.find(again.longs(WORDS).toArray()))).isEqualTo(node);
    }
    assertThat(table.find(again.longs(WORDS).toArray())).isNegative();
  }

  @Test
  void givesBackAllItTook() {
    Tally tally = new Tally(CountOptions.all().withMemory(MEBIBYTE));
    NodeTable table = new NodeTable(WORDS, tally);
    SplittableRandom random = new SplittableRandom(2);
    assertThatThrownBy(
            () -> {
              for (int node = 0; node < NODES; node++) {
                table.add(random.longs(WORDS).toArray(), node);
              }
            })
        .isInstanceOf(Halt.class)
        .hasMessage("MEMORY");
    assertThat(tally.hasRoomFor(MEBIBYTE / 2)).isFalse();
    table.release();
    assertThat(tally.hasRoomFor(MEBIBYTE)).isTrue();
    assertThat(tally.hasRoomFor(MEBIBYTE + 1)).isFalse();
  }

  @Test
  void growingHeedsAStop() {
    AtomicLong now = new AtomicLong();
    Tally tally = new Tally(CountOptions.all(), () -> now.addAndGet(TimeUnit.SECONDS.toNanos(1)));
    NodeTable table = new NodeTable(WORDS, tally);
    SplittableRandom random = new SplittableRandom(3);
    Thread.currentThread().interrupt();
    assertThatThrownBy(
            () -> {
              for (int node = 0; node < NODES; node++) {
                table.add(random.longs(WORDS).toArray(), node);
              }
            })
        .isInstanceOf(Halt.class)
        .hasMessage("STOPPED");
    assertThat(Thread.interrupted()).isTrue();
  }
}
