package gridmark.count;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The nodes of a diagram: descriptions of a fixed number of words, each with its count.
 *
 * <p>Nodes are kept in pages, in the order in which they come, and never move. All that is made
 * anew when the table grows is the index that finds them.
 */
final class NodeTable {

  private static final int FIRST_SLOTS = 1 << 12;
  private static final int MOST_SLOTS = 1 << 30;
  private static final int NODES_A_PAGE = 1 << 10;
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private final int words;
  private final Tally tally;

  /** Each node is its description, then its count. */
  private final List<long[]> pages = new ArrayList<>();

  /** The number of a node plus one, so that 0 is a free slot. */
  private int[] slots = new int[FIRST_SLOTS];

  private int size;
  private long takenBytes;

  NodeTable(int words, Tally tally) {
    this.words = words;
    this.tally = tally;
    take((long) slots.length * Integer.BYTES);
  }

  /** The number of the node with this description, or a negative number if there is none. */
  int find(long[] description) {
    int slot = firstSlot(description, 0);
    while (slots[slot] != 0 && !isDescription(slots[slot] - 1, description)) {
      slot = next(slot);
    }
    return slots[slot] - 1;
  }

  long valueOf(int node) {
    return page(node)[start(node) + words];
  }

  /** Remembers a node that is not there yet. */
  void add(long[] description, long value) {
    if (size * 3L > slots.length * 2L) {
      grow();
    }
    if (size % NODES_A_PAGE == 0) {
      take((long) NODES_A_PAGE * (words + 1) * Long.BYTES);
      pages.add(new long[NODES_A_PAGE * (words + 1)]);
    }
    System.arraycopy(description, 0, page(size), start(size), words);
    page(size)[start(size) + words] = value;
    enter(size);
    size++;
  }

  void release() {
    tally.give(takenBytes);
    takenBytes = 0;
    pages.clear();
    slots = new int[0];
  }

  private void take(long bytes) {
    tally.take(bytes);
    takenBytes += bytes;
  }

  private long[] page(int node) {
    return pages.get(node / NODES_A_PAGE);
  }

  private int start(int node) {
    return node % NODES_A_PAGE * (words + 1);
  }

  private boolean isDescription(int node, long[] description) {
    int start = start(node);
    return Arrays.equals(page(node), start, start + words, description, 0, words);
  }

  private int firstSlot(long[] source, int from) {
    long hash = 0;
    for (int i = 0; i < words; i++) {
      hash = (hash ^ source[from + i]) * MIX;
      hash ^= hash >>> Integer.SIZE;
    }
    return (int) hash & (slots.length - 1);
  }

  private int next(int slot) {
    return (slot + 1) & (slots.length - 1);
  }

  private void enter(int node) {
    int slot = firstSlot(page(node), start(node));
    while (slots[slot] != 0) {
      slot = next(slot);
    }
    slots[slot] = node + 1;
  }

  private void grow() {
    if (slots.length == MOST_SLOTS) {
      throw new Halt(Halt.Reason.MEMORY);
    }
    long oldBytes = (long) slots.length * Integer.BYTES;
    take(2 * oldBytes);
    slots = new int[2 * slots.length];
    for (int node = 0; node < size; node++) {
      if (node % NODES_A_PAGE == 0) {
        tally.lookIfDue();
      }
      enter(node);
    }
    tally.give(oldBytes);
    takenBytes -= oldBytes;
  }
}
