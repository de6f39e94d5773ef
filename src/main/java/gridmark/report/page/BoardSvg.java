package gridmark.report.page;

import gridmark.assignment.Picture;
import gridmark.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A board as a picture: the numbers and words that the template {@code board} puts together. Givens
 * are strong, cells to look at have a ground and an outline, so that colour is a help and not
 * needed, and they are named in the words.
 *
 * @param id unique on the page
 * @param about what there is to see, for those who do not see it
 * @param extent width and height
 * @param thin the lines between cells, as a path
 * @param thick the lines around boxes, as a path
 * @param labels the numbers along the edge
 * @param givens the grounds of their cells, as a path
 * @param marking why cells are pointed at, as a style
 * @param marked their grounds, as a path
 * @param shapes what surrounds numbers, as a path
 */
record BoardSvg(
    String id,
    String name,
    String about,
    String caption,
    boolean isLarge,
    int extent,
    String thin,
    String thick,
    List<Label> labels,
    String givens,
    String marking,
    String marked,
    String shapes,
    List<Sign> signs,
    List<Label> digits) {

  private static final int CELL = 40;

  /** Room for the numbers of rows and columns. */
  private static final int EDGE = 30;

  private static final String GROUND = "h%1$dv%1$dh-%1$dz".formatted(CELL);
  private static final String CIRCLE = "m3 20a17 17 0 1 0 34 0a17 17 0 1 0-34 0z";
  private static final String SQUARE = "m4 4h32v32h-32z";
  private static final int LARGEST_PLAIN = 9;
  private static final int MOST_NAMED = 12;

  /**
   * Text.
   *
   * @param x where it stands, or where each of its characters does
   */
  record Label(String x, int y, String text, String style) {

    Label(int x, int y, String text, String style) {
      this(Integer.toString(x), y, text, style);
    }
  }

  /** The outline of a cell to look at: a ring or a frame. */
  record Sign(int x, int y, int middleX, int middleY, boolean isRound, String style) {}

  /** A cell and where it is. */
  private record Place(int row, int column, Picture.Cell cell) {
    String name() {
      return "r" + (row + 1) + "c" + (column + 1);
    }

    String corner() {
      return "M" + left(column) + " " + left(row);
    }
  }

  /**
   * The picture of a board.
   *
   * @param id unique on the page
   */
  static BoardSvg of(String id, Picture picture) {
    List<Place> places = places(picture);
    List<Place> pointedAt = places.stream().filter(each -> each.cell().isPointedAt()).toList();
    String style = picture.emphasis().name().toLowerCase(Locale.ROOT);
    return new BoardSvg(
        id,
        picture.label(),
        about(picture, places, pointedAt),
        caption(picture, pointedAt),
        picture.size() > LARGEST_PLAIN,
        EDGE + picture.size() * CELL + 2,
        lines(picture.size(), 1, 1),
        lines(picture.size(), picture.boxRows(), picture.boxColumns()),
        inLines(labels(picture.size())),
        grounds(places.stream().filter(each -> each.cell().isGiven())),
        style,
        grounds(pointedAt.stream()),
        shapes(places),
        pointedAt.stream().map(each -> sign(each, picture.emphasis(), style)).toList(),
        inLines(places.stream().filter(each -> each.cell().value() != 0).map(BoardSvg::digit)));
  }

  private static List<Place> places(Picture picture) {
    List<Place> places = new ArrayList<>();
    for (int row = 0; row < picture.size(); row++) {
      for (int column = 0; column < picture.size(); column++) {
        places.add(new Place(row, column, picture.rows().get(row).get(column)));
      }
    }
    return places;
  }

  /** How cells are pointed at, and why. */
  private static String emphasis(Picture picture, String between) {
    return switch (picture.emphasis()) {
      case NONE -> between;
      case CLASH -> "Circled" + between + "what breaks a rule";
      case CORE ->
          "Framed%sgivens%s that cannot stand together"
              .formatted(between, picture.meanings().isEmpty() ? "" : " and marks");
      case STEP -> "Dashed" + between + "digits that the puzzle leads to";
    };
  }

  /** Single characters of a line that look alike become one: a page has thousands of them. */
  private static List<Label> inLines(Stream<Label> labels) {
    return labels
        .collect(
            Collectors.groupingBy(
                label ->
                    label.text().length() == 1
                        ? new Label("", label.y(), "", label.style())
                        : label,
                LinkedHashMap::new,
                Collectors.toList()))
        .values()
        .stream()
        .map(
            line ->
                new Label(
                    line.stream().map(Label::x).collect(Collectors.joining(" ")),
                    line.get(0).y(),
                    line.stream().map(Label::text).collect(Collectors.joining()),
                    line.get(0).style()))
        .toList();
  }

  private static String grounds(Stream<Place> places) {
    return places.map(each -> each.corner() + GROUND).collect(Collectors.joining());
  }

  private static String shapes(List<Place> places) {
    return places.stream()
        .filter(each -> each.cell().shape() != Picture.Shape.NONE)
        .map(
            each -> each.corner() + (each.cell().shape() == Picture.Shape.CIRCLE ? CIRCLE : SQUARE))
        .collect(Collectors.joining());
  }

  private static String about(Picture picture, List<Place> places, List<Place> pointedAt) {
    long givens = places.stream().filter(each -> each.cell().isGiven()).count();
    String board =
        "A board of %1$d rows and %1$d columns with %2$d givens%3$s."
            .formatted(picture.size(), givens, shapesInWords(picture, places));
    List<String> seen = pointedAt.stream().map(each -> each.name() + " " + held(each)).toList();
    return seen.isEmpty()
        ? board
        : "%s %s: %s.".formatted(board, emphasis(picture, ", "), Words.some(seen, MOST_NAMED));
  }

  /** ", 12 cells that must be odd and 9 that must be even". */
  private static String shapesInWords(Picture picture, List<Place> places) {
    return Stream.of(Picture.Shape.CIRCLE, Picture.Shape.SQUARE)
        .filter(picture.meanings()::containsKey)
        .map(
            shape ->
                "%d cells that must be %s"
                    .formatted(
                        places.stream().filter(each -> each.cell().shape() == shape).count(),
                        picture.meanings().get(shape)))
        .collect(Collectors.joining(" and ", picture.meanings().isEmpty() ? "" : ", ", ""));
  }

  private static String held(Place place) {
    return place.cell().value() == 0 ? "is empty" : "holds " + place.cell().value();
  }

  private static String caption(Picture picture, List<Place> pointedAt) {
    String legend = legend(picture);
    if (pointedAt.isEmpty()) {
      return legend;
    }
    boolean isEveryFirst =
        pointedAt.stream().allMatch(each -> each.cell().pointer() == Picture.Pointer.FIRST);
    return "%s%s. %s.%s"
        .formatted(
            emphasis(picture, ": "),
            isEveryFirst ? "" : ", boldly what the message names",
            Words.some(pointedAt.stream().map(Place::name).toList(), MOST_NAMED),
            legend.isEmpty() ? "" : " " + legend);
  }

  private static String legend(Picture picture) {
    return picture.meanings().isEmpty()
        ? ""
        : "Grey circle: %s. Grey square: %s."
            .formatted(
                picture.meanings().get(Picture.Shape.CIRCLE),
                picture.meanings().get(Picture.Shape.SQUARE));
  }

  private static Stream<Label> labels(int size) {
    return IntStream.range(0, size)
        .boxed()
        .flatMap(
            i ->
                Stream.of(
                    new Label(middle(i), EDGE / 2, Integer.toString(i + 1), "edge"),
                    new Label(EDGE / 2, middle(i), Integer.toString(i + 1), "edge")));
  }

  private static String lines(int size, int everyRows, int everyColumns) {
    int length = size * CELL;
    StringBuilder path = new StringBuilder();
    for (int row = 0; row <= size; row += everyRows) {
      path.append('M').append(EDGE).append(' ').append(left(row)).append('h').append(length);
    }
    for (int column = 0; column <= size; column += everyColumns) {
      path.append('M').append(left(column)).append(' ').append(EDGE).append('v').append(length);
    }
    return path.toString();
  }

  private static Sign sign(Place place, Picture.Emphasis emphasis, String style) {
    return new Sign(
        left(place.column()),
        left(place.row()),
        middle(place.column()),
        middle(place.row()),
        emphasis == Picture.Emphasis.CLASH,
        style + (place.cell().pointer() == Picture.Pointer.FIRST ? " first" : ""));
  }

  private static Label digit(Place place) {
    String text = Integer.toString(place.cell().value());
    String shown = text.length() <= 3 ? text : "#";
    return new Label(
        middle(place.column()),
        middle(place.row()),
        shown,
        (place.cell().isKept() ? "given" : "own") + " wide" + shown.length());
  }

  private static int left(int index) {
    return EDGE + index * CELL;
  }

  private static int middle(int index) {
    return left(index) + CELL / 2;
  }
}
