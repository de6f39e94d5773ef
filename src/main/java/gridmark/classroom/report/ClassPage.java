package gridmark.classroom.report;

import gridmark.assignment.Verdict;
import gridmark.classroom.gradebook.CaseFacts;
import gridmark.classroom.gradebook.CaseMark;
import gridmark.classroom.gradebook.ClassCounts;
import gridmark.classroom.gradebook.ClassStatistics;
import gridmark.classroom.gradebook.DiagnosisFrequency;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.ScoreDistribution;
import gridmark.classroom.gradebook.SharedWrongAnswers;
import gridmark.classroom.gradebook.SimilarPair;
import gridmark.classroom.gradebook.Standing;
import gridmark.classroom.report.ClassRow.Person;
import gridmark.grader.pack.Visibility;
import gridmark.grader.submission.Printable;
import gridmark.report.page.ContentPolicy;
import gridmark.report.page.Template;
import gridmark.report.view.ResultWords;
import gridmark.sandbox.Isolation;
import gridmark.words.Words;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A class as one HTML file that needs nothing beside it but the students' pages it links to. */
final class ClassPage {

  private static final int MOST_GROUPS = 12;
  private static final int MOST_MEMBERS = 24;
  private static final int MOST_SLOW = 10;

  private final Gradebook gradebook;
  private final ClassStatistics statistics;
  private final StudentFiles files;
  private final Namesakes namesakes;
  private final IdentityHashMap<Entry, Person> people = new IdentityHashMap<>();

  private ClassPage(Gradebook gradebook, StudentFiles files) {
    this.gradebook = gradebook;
    this.statistics = ClassStatistics.of(gradebook);
    this.files = files;
    this.namesakes = new Namesakes(gradebook.entries());
  }

  /** The text of the file. */
  static String of(Gradebook gradebook, StudentFiles files) {
    return Template.named(ClassPage.class, "class").fill(new ClassPage(gradebook, files).data());
  }

  private Map<String, Object> data() {
    Map<String, Object> data = new HashMap<>();
    data.put(
        "policy",
        ContentPolicy.of(
            ClassPage.class, List.of("style", "report-style", "class-style"), "class-script"));
    data.put("title", Printable.line(gradebook.title()));
    data.put("part", ClassWords.part(gradebook));
    addNumbers(data);
    addDiagnoses(data);
    List<CaseRow> cases = caseRows();
    addCases(data, cases);
    addRows(data);
    addShared(data);
    addSimilar(data);
    addSlowest(data, cases);
    addRest(data);
    addEnvironment(data);
    return data;
  }

  private Person person(Entry entry) {
    return people.computeIfAbsent(entry, each -> Person.of(each, namesakes.of(each), files));
  }

  private List<Person> people(List<Entry> entries) {
    return entries.stream().map(this::person).toList();
  }

  /** One of the numbers on top. */
  private record Tile(String name, String value, String more, String key) {}

  private void addNumbers(Map<String, Object> data) {
    ClassCounts counts = statistics.counts();
    ScoreDistribution scores = statistics.scores();
    String most = "of " + ClassWords.rounded(scores.most(), 2);
    List<Tile> tiles = new ArrayList<>();
    tiles.add(new Tile("Submissions", "" + counts.handedIn(), "", ""));
    tiles.add(new Tile("Graded", "" + counts.graded(), "", ""));
    tiles.add(
        new Tile(
            "Full marks", "" + counts.fullMarks(), share(counts.fullMarks(), counts), "accepted"));
    if (counts.graded() > 0) {
      tiles.add(new Tile("Median", ClassWords.rounded(scores.median(), 1), most, ""));
      tiles.add(new Tile("Mean", ClassWords.rounded(scores.mean(), 1), most, ""));
    }
    tiles.add(tile("Does not compile", counts.compileErrors(), "wrong-answer"));
    tiles.add(tile("No solver to call", counts.notCallable(), "wrong-answer"));
    tiles.add(tile("Not graded", counts.notGraded(), "grader-error"));
    tiles.add(tile("Nothing handed in", counts.nothing(), "not-run"));
    data.put("tiles", tiles);
    data.put("notGradedCount", counts.notGraded() == 0 ? "" : "" + counts.notGraded());
    data.put("bars", bars(scores));
    data.put("hasBars", !scores.bars().isEmpty());
    data.put("gradedCount", counts.graded());
    data.put("most", ClassWords.rounded(scores.most(), 2));
  }

  private static Tile tile(String name, int count, String key) {
    return new Tile(name, "" + count, "", count == 0 ? "" : key);
  }

  private static String share(int count, ClassCounts counts) {
    return counts.graded() == 0 ? "" : ClassWords.percent((double) count / counts.graded());
  }

  /**
   * A bar of the histogram.
   *
   * @param label of the axis
   * @param height of 1000
   */
  private record Bar(
      String label, String words, int count, long height, long top, boolean isFull) {}

  private static List<Bar> bars(ScoreDistribution scores) {
    int highest = scores.bars().stream().mapToInt(ScoreDistribution.Bar::count).max().orElse(1);
    return scores.bars().stream()
        .map(
            bar -> {
              String from = ClassWords.rounded(bar.from(), 2);
              String words =
                  bar.isFullMarks()
                      ? "with full marks, " + from
                      : "with %s to less than %s points"
                          .formatted(from, ClassWords.rounded(bar.to(), 2));
              long height = Math.round(1000.0 * bar.count() / Math.max(1, highest));
              return new Bar(from, words, bar.count(), height, 1000 - height, bar.isFullMarks());
            })
        .toList();
  }

  /** A bug and who has it. */
  private record Bug(
      String words, String find, String code, long width, int count, List<Person> people) {}

  private void addDiagnoses(Map<String, Object> data) {
    int ran = Math.max(1, statistics.counts().ran());
    List<Bug> bugs = new ArrayList<>();
    for (DiagnosisFrequency each : statistics.diagnoses()) {
      bugs.add(
          new Bug(
              ClassWords.diagnosis(each, statistics),
              each.code().doneBy(1),
              each.code().name(),
              Math.round(1000.0 * each.count() / ran),
              each.count(),
              people(each.entries())));
    }
    List<Entry> unexplained = statistics.undiagnosed();
    if (!unexplained.isEmpty()) {
      bugs.add(
          new Bug(
              ClassWords.undiagnosed(statistics),
              "",
              "",
              Math.round(1000.0 * unexplained.size() / ran),
              unexplained.size(),
              people(unexplained)));
    }
    data.put("bugs", bugs);
    data.put("hasBugs", !bugs.isEmpty());
    data.put("programs", Words.counted(statistics.counts().ran(), "program"));
  }

  /** Part of a bar: how many ended in that way. */
  private record Piece(String key, long start, long width) {}

  /** One line of the table of cases. */
  private record CaseRow(
      int number,
      String id,
      String title,
      boolean isHidden,
      String solved,
      double solvedShare,
      List<Piece> pieces,
      String fails,
      boolean isFailed,
      String halves,
      double split,
      String remark,
      String time,
      long cpuMs) {}

  private List<CaseRow> caseRows() {
    return IntStream.range(0, statistics.cases().size())
        .mapToObj(i -> caseRow(i + 1, statistics.cases().get(i)))
        .toList();
  }

  private void addCases(Map<String, Object> data, List<CaseRow> rows) {
    data.put("cases", rows);
    data.put("casesCount", Words.counted(rows.size(), "case"));
    data.put(
        "sharpest",
        statistics
            .sharpest()
            .map(sharpest -> rows.get(statistics.cases().indexOf(sharpest)))
            .stream()
            .toList());
    data.put("sharpestWords", ClassWords.sharpest(statistics));
    data.put("nobodyFails", ClassWords.cases(statistics.failedByNobody()));
    data.put("nobodyFailsIds", ids(statistics.failedByNobody()));
    data.put("everybodyFails", ClassWords.cases(statistics.failedByEverybody()));
    data.put("everybodyFailsIds", ids(statistics.failedByEverybody()));
    data.put("hasRan", statistics.counts().ran() > 0);
    data.put("hasHalves", statistics.cases().stream().anyMatch(CaseFacts::hasHalves));
  }

  private static List<String> ids(List<CaseFacts> cases) {
    return cases.stream().map(each -> each.asked().id()).toList();
  }

  private CaseRow caseRow(int number, CaseFacts facts) {
    double share = facts.ran() == 0 ? 0 : (double) facts.solved() / facts.ran();
    boolean isSharpest = statistics.sharpest().filter(facts::equals).isPresent();
    String fails =
        facts.verdicts().entrySet().stream()
            .filter(each -> each.getKey() != Verdict.ACCEPTED)
            .map(each -> each.getValue() + " " + each.getKey().words())
            .collect(Collectors.joining(", "));
    return new CaseRow(
        number,
        facts.asked().id(),
        Printable.line(facts.asked().title()),
        facts.asked().visibility() == Visibility.HIDDEN,
        facts.ran() == 0 ? "" : ClassWords.percent(share),
        share,
        pieces(facts),
        fails,
        !fails.isEmpty(),
        "%s / %s"
            .formatted(
                ClassWords.percent(facts.betterHalf()), ClassWords.percent(facts.otherHalf())),
        facts.split(),
        facts.nobodyFails()
            ? "nobody fails it"
            : facts.everybodyFails()
                ? "everybody fails it"
                : isSharpest ? "splits the class best" : "",
        facts.isTimed() ? ResultWords.time(Duration.ofMillis(facts.medianCpuMs())) : "",
        facts.medianCpuMs());
  }

  private static List<Piece> pieces(CaseFacts facts) {
    List<Piece> pieces = new ArrayList<>();
    int before = 0;
    for (Map.Entry<Verdict, Integer> each : facts.verdicts().entrySet()) {
      long start = 1000L * before / facts.ran();
      before += each.getValue();
      pieces.add(
          new Piece(ResultWords.key(each.getKey()), start, 1000L * before / facts.ran() - start));
    }
    return pieces;
  }

  /** Those who ended alike. */
  private record Group(String key, String words, long count) {}

  /** A verdict as the table abbreviates it. */
  private record Sign(String key, String letter, String words) {}

  private void addRows(Map<String, Object> data) {
    List<ClassRow> rows =
        gradebook.entries().stream()
            .map(entry -> ClassRow.of(entry, person(entry), gradebook.cases()))
            .toList();
    data.put("rows", rows);
    data.put("rowsCount", rows.size());
    data.put("hasRows", !rows.isEmpty());
    data.put(
        "groups",
        Stream.of(
                group(rows, "full", "full marks"),
                group(rows, "partly", "something lost"),
                group(rows, "stopped", "could not be run"),
                group(rows, "not-graded", "not graded"),
                group(rows, "nothing", "nothing handed in"))
            .filter(group -> group.count() > 0)
            .toList());
    data.put(
        "signs",
        Stream.of(Verdict.values())
            .filter(
                verdict -> statistics.cases().stream().anyMatch(each -> each.count(verdict) > 0))
            .map(each -> new Sign(ResultWords.key(each), ClassRow.letter(each), each.words()))
            .toList());
  }

  private static Group group(List<ClassRow> rows, String key, String words) {
    return new Group(key, words, rows.stream().filter(row -> row.end().equals(key)).count());
  }

  /** Some who gave the same wrong answers. */
  private record Shared(
      String submissions,
      String cases,
      List<Person> people,
      String more,
      List<String> ids,
      String why) {}

  private void addShared(Map<String, Object> data) {
    List<SharedWrongAnswers> groups = statistics.sharedAnswers();
    data.put("shared", groups.stream().limit(MOST_GROUPS).map(this::shared).toList());
    data.put("hasShared", !groups.isEmpty());
    int more = groups.size() - MOST_GROUPS;
    data.put(
        "moreShared",
        more <= 0
            ? ""
            : "And %s, less remarkable.".formatted(Words.counted(more, "more such group")));
  }

  private Shared shared(SharedWrongAnswers group) {
    int more = group.entries().size() - MOST_MEMBERS;
    return new Shared(
        Words.counted(group.entries().size(), "submission"),
        Words.counted(group.cases().size(), "case"),
        people(group.entries().stream().limit(MOST_MEMBERS).toList()),
        more <= 0 ? "" : "and " + more + " more",
        group.cases().stream().map(each -> each.id()).toList(),
        ClassWords.explanation(group));
  }

  /** Two submissions that resemble each other. */
  private record Pair(Person first, Person second, String percent, double share) {}

  private void addSimilar(Map<String, Object> data) {
    Map<String, Entry> byKey =
        gradebook.entries().stream()
            .filter(Entry::hasHandedIn)
            .collect(Collectors.toMap(Entry::key, each -> each, (first, second) -> first));
    List<Pair> pairs = new ArrayList<>();
    for (SimilarPair pair : gradebook.similar().orElse(List.of())) {
      pairs.add(
          new Pair(
              person(byKey, pair.firstKey()),
              person(byKey, pair.secondKey()),
              ClassWords.percent(pair.similarity()),
              pair.similarity()));
    }
    List<String> links = files.similarity();
    data.put("pairs", pairs);
    data.put("hasPairs", !pairs.isEmpty());
    data.put("hasSimilar", gradebook.similar().isPresent());
    data.put("similarLinks", links);
    data.put("hasSimilarLinks", !links.isEmpty());
  }

  /** A pair may name somebody of another part of the class. */
  private Person person(Map<String, Entry> byKey, String key) {
    Entry entry = byKey.get(key);
    return entry == null ? new Person(Printable.line(key), "", "", "") : person(entry);
  }

  /** Somebody who took long. */
  private record Slow(Person person, String time, long cpuMs, String id, String caseTime) {}

  private void addSlowest(Map<String, Object> data, List<CaseRow> cases) {
    data.put("slowest", statistics.slowest().stream().limit(MOST_SLOW).map(this::slow).toList());
    data.put("hasSlowest", !statistics.slowest().isEmpty());
    data.put(
        "slowestCases",
        cases.stream()
            .filter(row -> !row.time().isEmpty())
            .sorted(Comparator.comparingLong(CaseRow::cpuMs).reversed())
            .limit(MOST_SLOW)
            .toList());
  }

  private Slow slow(Entry entry) {
    Standing standing = entry.standing().orElseThrow();
    int slowest =
        IntStream.range(0, standing.cases().size())
            .boxed()
            .max(Comparator.comparingLong(i -> standing.cases().get(i).cpuMs()))
            .orElse(-1);
    CaseMark mark = slowest < 0 ? null : standing.cases().get(slowest);
    return new Slow(
        person(entry),
        ResultWords.time(Duration.ofMillis(standing.cpuMs())),
        standing.cpuMs(),
        mark == null ? "" : gradebook.cases().get(slowest).id(),
        mark == null ? "" : ResultWords.time(Duration.ofMillis(mark.cpuMs())));
  }

  /** Somebody about whom there is something to say. */
  private record Remark(Person person, String words) {}

  private void addRest(Map<String, Object> data) {
    List<Remark> notGraded = remarks(entry -> entry.hasHandedIn() && !entry.hasGrade());
    List<Remark> odd = remarks(entry -> entry.hasGrade() && !entry.remarks().isEmpty());
    List<Entry> nothing =
        gradebook.entries().stream().filter(entry -> !entry.hasHandedIn()).toList();
    data.put("notGraded", notGraded);
    data.put("hasNotGraded", !notGraded.isEmpty());
    data.put("odd", odd);
    data.put("hasOdd", !odd.isEmpty());
    data.put("oddCount", odd.size());
    data.put("nothing", people(nothing));
    data.put("hasNothing", !nothing.isEmpty());
    data.put("nothingCount", nothing.size());
    data.put(
        "remarks",
        gradebook.remarks().stream().map(each -> ClassWords.remarks(List.of(each))).toList());
    data.put("hasRemarks", !gradebook.remarks().isEmpty());
    data.put(
        "hasRest",
        !notGraded.isEmpty()
            || !odd.isEmpty()
            || !nothing.isEmpty()
            || !gradebook.remarks().isEmpty());
  }

  private List<Remark> remarks(Predicate<Entry> wanted) {
    return gradebook.entries().stream()
        .filter(wanted)
        .map(
            entry ->
                new Remark(
                    person(entry),
                    entry.remarks().isEmpty()
                        ? ClassWords.notRun(entry)
                        : ClassWords.remarks(entry.remarks())))
        .toList();
  }

  private void addEnvironment(Map<String, Object> data) {
    data.put("gridmark", gradebook.environment().gridmark());
    data.put("javaFull", gradebook.environment().languageVersion());
    data.put("pack", gradebook.environment().packSha256());
    data.put("rubric", gradebook.environment().rubricSha256());
    data.put("limits", ResultWords.limits(gradebook.environment().limits()));
    data.put("isOpenProcess", gradebook.environment().isolation() == Isolation.PROCESS);
    data.put("isolation", ResultWords.isolation(gradebook.environment().isolation()));
  }
}
