package gridmark.classroom.gradebook;

import gridmark.assignment.DiagnosisCode;
import gridmark.assignment.Verdict;
import gridmark.assignment.diagnosis.CommonBug;
import gridmark.assignment.filling.diagnose.BoardBug;
import gridmark.classroom.roll.Student;
import gridmark.files.Sha256;
import gridmark.grader.pack.Visibility;
import gridmark.grader.score.Status;
import gridmark.grader.score.Upshot;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A class as classes are, of any size: most programs are right, the others have bugs that fail some
 * cases each, some share wrong answers, some do not compile. The same seed makes the same class.
 */
public final class GeneratedClass {

  private static final List<String> FIRST_NAMES =
      List.of(
          "Ada",
          "Björn",
          "Chloé",
          "Dragan",
          "Elif",
          "Farid",
          "Grażyna",
          "Hanna",
          "Igor",
          "Jun",
          "Katarzyna",
          "Lê",
          "Małgorzata",
          "Noah",
          "Øyvind",
          "Priya",
          "Quirin",
          "Rosa",
          "Søren",
          "Tomáš",
          "Uğur",
          "Valentina",
          "Wei",
          "Ximena",
          "Yusuf",
          "Zoë");
  private static final List<String> LAST_NAMES =
      List.of(
          "Adler",
          "Bäcker",
          "Çelik",
          "Dupont",
          "Eriksson",
          "Fischer",
          "García",
          "Huber",
          "Ivanova",
          "Jäger",
          "Kowalski",
          "Lindgren",
          "Müller",
          "Nguyễn",
          "O'Brien",
          "Petrović",
          "Quinn",
          "Rossi",
          "Schröder",
          "Thielen-Voß",
          "Ustinov",
          "van den Berg",
          "Weiß",
          "Xu",
          "Yılmaz",
          "Zimmermann");

  /** Seeds that are close to each other would give numbers that are. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  /** What goes wrong, how often in a hundred, and which share of the cases it fails. */
  private enum Kind {
    RIGHT(46, 0, Verdict.ACCEPTED),
    NO_BLOCKS(14, 0.7, Verdict.WRONG_ANSWER, BoardBug.MISSING_BLOCK_RULE),
    UNSOLVABLE(12, 0.15, Verdict.WRONG_ANSWER, BoardBug.UNSOLVABLE_NOT_ZEROS),
    SLOW(6, 0.2, Verdict.TIME_LIMIT, CommonBug.TOO_SLOW),
    NO_ROWS(4, 0.8, Verdict.WRONG_ANSWER, BoardBug.MISSING_ROW_RULE),
    BOTH(2, 0.75, Verdict.WRONG_ANSWER, BoardBug.MISSING_BLOCK_RULE, BoardBug.UNSOLVABLE_NOT_ZEROS),
    THROWS(4, 0.3, Verdict.CRASHED),
    ODD(3, 0.4, Verdict.WRONG_ANSWER),
    UNCOMPILABLE(4, 1, Verdict.NOT_RUN),
    EMPTY(1, 1, Verdict.NOT_RUN),
    UNREADABLE(1, 1, Verdict.NOT_RUN),
    ABSENT(3, 1, Verdict.NOT_RUN);

    private final int frequency;
    private final double share;
    private final Verdict verdict;

    @SuppressWarnings("ImmutableEnumChecker") // never changed
    private final List<DiagnosisCode> codes;

    Kind(int frequency, double share, Verdict verdict, DiagnosisCode... codes) {
      this.frequency = frequency;
      this.share = share;
      this.verdict = verdict;
      this.codes = List.of(codes);
    }
  }

  private final Random random;
  private final List<AskedCase> cases;

  private GeneratedClass(long seed, int cases) {
    this.random = new Random(seed);
    this.cases =
        IntStream.range(0, cases)
            .mapToObj(
                i -> {
                  boolean isPublic = i < cases * 2 / 5;
                  String id = (isPublic ? "classic-" : "hidden-") + (i + 1);
                  return new AskedCase(
                      id,
                      isPublic ? "A puzzle from the paper, no. " + (i + 1) : "Few givens",
                      isPublic ? Visibility.PUBLIC : Visibility.HIDDEN,
                      isPublic ? 1 : 2);
                })
            .toList();
  }

  /** So many students, each asked so many cases. */
  public static Gradebook of(long seed, int students, int cases) {
    return new GeneratedClass(seed, cases).gradebook(students);
  }

  private Gradebook gradebook(int students) {
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < students; i++) {
      entries.add(entry(i));
    }
    entries.sort(
        Comparator.comparing((Entry each) -> each.key().isEmpty()).thenComparing(Entry::key));
    List<String> keys = entries.stream().filter(Entry::ran).map(Entry::key).toList();
    return new Gradebook(
        "Programmierung 2, Blatt 4",
        Gradebooks.ENVIRONMENT,
        Optional.empty(),
        cases,
        entries,
        List.of("notes.txt is no submission and was left out"),
        keys.size() < 4
            ? Optional.empty()
            : Optional.of(
                List.of(
                    new SimilarPair(keys.get(0), keys.get(3), 0.973),
                    new SimilarPair(keys.get(1), keys.get(2), 0.61))));
  }

  private Entry entry(int number) {
    String first = FIRST_NAMES.get(random.nextInt(FIRST_NAMES.size()));
    String last = LAST_NAMES.get(random.nextInt(LAST_NAMES.size()));
    String name = first + " " + last;
    String id = "s%07d".formatted(2_000_000 + number * 7);
    Student student = new Student(id, name, mail(first, last, number));
    String key = name.replace("'", "") + "_" + id;
    Kind kind = kind();
    return switch (kind) {
      case ABSENT -> Entry.absent(student);
      case UNREADABLE ->
          new Entry(
              key,
              List.of(student),
              key + ".zip",
              List.of(key + ".zip is no zip file: ask for it again"),
              Optional.empty());
      case UNCOMPILABLE -> entry(key, student, stopped(Status.COMPILE_ERROR));
      case EMPTY -> entry(key, student, stopped(Status.NO_SOLVER));
      default -> entry(key, student, ran(kind));
    };
  }

  private static String mail(String first, String last, int number) {
    String plain = Normalizer.normalize(first + "." + last, Normalizer.Form.NFD);
    return plain.replaceAll("[^A-Za-z.]", "").toLowerCase(Locale.ROOT) + number + "@example.org";
  }

  private static Entry entry(String key, Student student, Standing standing) {
    return new Entry(key, List.of(student), key, List.of(), Optional.of(standing));
  }

  private Kind kind() {
    int left = random.nextInt(Stream.of(Kind.values()).mapToInt(kind -> kind.frequency).sum());
    for (Kind kind : Kind.values()) {
      left -= kind.frequency;
      if (left < 0) {
        return kind;
      }
    }
    throw new IllegalStateException();
  }

  private Standing stopped(Status status) {
    return new Standing(
        status,
        Upshot.valueOf(status.name()),
        0,
        most(),
        List.of(),
        cases.stream().map(each -> new CaseMark(Verdict.NOT_RUN, 0, 0, 0, "")).toList());
  }

  private Standing ran(Kind kind) {
    // Which way the variables are numbered decides which wrong grid the SAT solver finds.
    int numbering = random.nextInt(3) < 2 ? 0 : 1 + random.nextInt(60);
    long pace = 15L + random.nextInt(40);
    List<CaseMark> marks = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      marks.add(mark(kind, i, numbering, pace));
    }
    return new Standing(
        Status.GRADED,
        Gradebooks.upshot(marks),
        marks.stream().mapToDouble(CaseMark::points).sum(),
        most(),
        kind.codes.stream().map(KnownBug::of).toList(),
        marks);
  }

  private CaseMark mark(Kind kind, int position, int numbering, long pace) {
    AskedCase asked = cases.get(position);
    long cpu = pace + random.nextInt(30) + (position % 9 == 8 ? 200 : 0);
    // Two of three failures hang on the case, the rest on chance; the first two cases are easy.
    double hardness = new Random((kind.name() + position).hashCode() * SPREAD).nextDouble();
    double luck = (2 * hardness + random.nextDouble()) / 3;
    if (position < 2 || luck >= kind.share) {
      return new CaseMark(Verdict.ACCEPTED, asked.maxPoints(), cpu, cpu + 3, "");
    }
    boolean isComparable =
        kind.verdict == Verdict.WRONG_ANSWER && asked.visibility() == Visibility.PUBLIC;
    String wrong = isComparable ? Sha256.of(kind.name(), asked.id(), "" + numbering) : "";
    return new CaseMark(
        kind.verdict, 0, kind.verdict == Verdict.TIME_LIMIT ? 10_000 : cpu, cpu + 5, wrong);
  }

  private double most() {
    return cases.stream().mapToDouble(AskedCase::maxPoints).sum();
  }
}
