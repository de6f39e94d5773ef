package gridmark.count;

import java.nio.IntBuffer;
import java.util.HashMap;
import java.util.Map;

/** A board of 3x3 boxes with the ways of each box. */
final class BandBoard {

  private final BoxGrid grid;

  /** By band and stack. */
  private final BoxWays[][] boxes;

  private BandBoard(BoxGrid grid, BoxWays[][] boxes) {
    this.grid = grid;
    this.boxes = boxes;
  }

  /** The board as it is; boxes that look alike share their ways. */
  static BandBoard of(BoxGrid grid, Tally tally) {
    Map<IntBuffer, BoxWays> known = new HashMap<>();
    BoxWays[][] boxes = new BoxWays[Ways.LINES][Ways.LINES];
    for (int band = 0; band < Ways.LINES; band++) {
      for (int stack = 0; stack < Ways.LINES; stack++) {
        tally.lookIfDue();
        int[] box = grid.box(band, stack);
        boxes[band][stack] = known.computeIfAbsent(IntBuffer.wrap(box), key -> BoxWays.of(box));
      }
    }
    return new BandBoard(grid, boxes);
  }

  /** The same board with its bands and stacks in another order. */
  BandBoard reordered(int[] bands, int[] stacks) {
    BoxWays[][] moved = new BoxWays[Ways.LINES][Ways.LINES];
    for (int band = 0; band < Ways.LINES; band++) {
      for (int stack = 0; stack < Ways.LINES; stack++) {
        moved[band][stack] = boxes[bands[band]][stacks[stack]];
      }
    }
    return new BandBoard(grid.reordered(bands, stacks), moved);
  }

  /** The candidates. */
  BoxGrid grid() {
    return grid;
  }

  /** The boxes of a band. */
  BoxWays[] band(int band) {
    return boxes[band];
  }
}
