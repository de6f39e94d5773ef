package gridmark.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HittingSetTest {

  private static final int MEMBERS = 9;

  @Test
  void isAsSmallAsTheSmallestOfAllSets() {
    Random random = new Random(3);
    for (int round = 0; round < 300; round++) {
      List<BitSet> sets = randomSets(random);
      HittingSet hitting = new HittingSet(sets, MEMBERS + 1, 100_000);
      assertThat(hitting.finished()).isTrue();
      assertThat(sets).allMatch(hitting.best()::intersects);
      assertThat(hitting.best().cardinality()).isEqualTo(smallest(sets));
    }
  }

  @Test
  void findsNoneWhereAllAreTooLarge() {
    Random random = new Random(4);
    for (int round = 0; round < 100; round++) {
      List<BitSet> sets = randomSets(random);
      int smallest = smallest(sets);
      assertThat(new HittingSet(sets, smallest, 100_000).found()).isFalse();
      assertThat(new HittingSet(sets, smallest + 1, 100_000).found()).isTrue();
    }
  }

  @Test
  void saysWhenItGaveUp() {
    List<BitSet> sets = List.of(BitSet.valueOf(new long[] {3}), BitSet.valueOf(new long[] {12}));
    assertThat(new HittingSet(sets, 5, 1).finished()).isFalse();
    assertThat(new HittingSet(sets, 5, 100).finished()).isTrue();
  }

  private static List<BitSet> randomSets(Random random) {
    List<BitSet> sets = new ArrayList<>();
    for (int i = random.nextInt(12); i >= 0; i--) {
      BitSet set = new BitSet();
      for (int members = random.nextInt(4); members >= 0; members--) {
        set.set(random.nextInt(MEMBERS));
      }
      sets.add(set);
    }
    return sets;
  }

  /** Tries every set there is. */
  private static int smallest(List<BitSet> sets) {
    int smallest = MEMBERS;
    for (long bits = 0; bits < 1 << MEMBERS; bits++) {
      BitSet set = BitSet.valueOf(new long[] {bits});
      if (sets.stream().allMatch(set::intersects)) {
        smallest = Math.min(smallest, set.cardinality());
      }
    }
    return smallest;
  }
}
