package gridmark.sat;

import java.util.Arrays;

/**
 * Variables by activity, the most active first: a binary heap. Rather than making all older
 * activity smaller after each conflict, newer activity counts for more.
 */
final class ActivityOrder {

  /** What {@link #next} answers when all variables have values. */
  static final int NONE = -1;

  private static final double TOO_LARGE = 1e100;
  private static final double DECAY = 0.95;

  private final double[] activity;
  private final int[] heap;
  private final int[] positions;
  private int size;
  private double increment = 1;

  ActivityOrder(int variables) {
    activity = new double[variables];
    heap = new int[variables];
    positions = new int[variables];
    Arrays.fill(positions, NONE);
  }

  /** Makes what was active so far count less. */
  void decay() {
    increment /= DECAY;
  }

  void bump(int variable) {
    activity[variable] += increment;
    if (activity[variable] > TOO_LARGE) {
      scaleDown();
    }
    if (positions[variable] >= 0) {
      rise(positions[variable]);
    }
  }

  private void scaleDown() {
    for (int i = 0; i < activity.length; i++) {
      activity[i] /= TOO_LARGE;
    }
    increment /= TOO_LARGE;
  }

  void insert(int variable) {
    if (positions[variable] < 0) {
      positions[variable] = size;
      heap[size++] = variable;
      rise(size - 1);
    }
  }

  /** Takes out the most active variable without a value. */
  int next(byte[] values) {
    while (size > 0) {
      int variable = heap[0];
      positions[variable] = NONE;
      size--;
      if (size > 0) {
        heap[0] = heap[size];
        positions[heap[0]] = 0;
        sink(0);
      }
      if (values[2 * variable] == DecisionTrail.UNKNOWN) {
        return variable;
      }
    }
    return NONE;
  }

  private void rise(int from) {
    int variable = heap[from];
    double key = activity[variable];
    int at = from;
    while (at > 0 && activity[heap[(at - 1) >> 1]] < key) {
      heap[at] = heap[(at - 1) >> 1];
      positions[heap[at]] = at;
      at = (at - 1) >> 1;
    }
    heap[at] = variable;
    positions[variable] = at;
  }

  private void sink(int from) {
    int variable = heap[from];
    double key = activity[variable];
    int at = from;
    int child = 2 * at + 1;
    while (child < size) {
      if (child + 1 < size && activity[heap[child + 1]] > activity[heap[child]]) {
        child++;
      }
      if (activity[heap[child]] <= key) {
        break;
      }
      heap[at] = heap[child];
      positions[heap[at]] = at;
      at = child;
      child = 2 * at + 1;
    }
    heap[at] = variable;
    positions[variable] = at;
  }
}
