package gridmark.classroom.report;

import gridmark.assignment.Verdict;
import gridmark.classroom.gradebook.AskedCase;
import gridmark.classroom.gradebook.CaseFacts;
import gridmark.classroom.gradebook.CaseMark;
import gridmark.classroom.gradebook.ClassCounts;
import gridmark.classroom.gradebook.ClassStatistics;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.ScoreDistribution;
import gridmark.classroom.gradebook.SharedWrongAnswers;
import gridmark.classroom.gradebook.SimilarPair;
import gridmark.classroom.report.People.Person;
import gridmark.grader.pack.Visibility;
import gridmark.grader.submission.Printable;
import gridmark.report.page.ContentPolicy;
import gridmark.report.page.Template;
import gridmark.report.view.ResultWords;
import gridmark.sandbox.Isolation;
import gridmark.words.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
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
  private final People people;
  private final Map<String, Object> data = new HashMap<>();

  private ClassPage(Gradebook gradebook, StudentFiles files) {
    this.gradebook = gradebook;
    this.statistics = ClassStatistics.of(gradebook);
    this.files = files;
    this.people = new People(gradebook.entries(), files);
  }

  static String of(Gradebook gradebook, StudentFiles files) {
    return Template.named(ClassPage.class, "class").fill(new ClassPage(gradebook, files).fill());
  }

  private Map<String, Object> fill() {
    data.put(
        "policy",
        ContentPolicy.of(
            ClassPage.class, List.of("style", "report-style", "class-style"), "class-script"));
    data.put("title", Printable.line(gradebook.title()));
    data.put("part", gradebook.part().map(part -> part.inWords() + " of the class").orElse(""));
    addNumbers();
    addBugs();
    addCases();
    addRows();
    addShared();
    addSimilar();
    addSlowest();
    addRest();
    addEnvironment();
    return data;
  }

  /** A section of the template is repeated for all of a list; what is said once asks the flag. */
  private void addList(String name, List<?> list) {
    data.put(name, list);
    data.put(name + "Count", list.size());
    data.put("has" + Words.capital(name), !list.isEmpty());
  }

  /** One of the numbers on top. */
  private record Tile(String name, String value, String more, String key) {}

  private void addNumbers() {
    ClassCounts counts = statistics.counts();
    ScoreDistribution scores = statistics.scores();
    String most = ClassWords.rounded(scores.most(), 2);
    List<Tile> tiles = new ArrayList<>();
    tiles.add(tile("Submissions", counts.handedIn(), ""));
    tiles.add(tile("Graded", counts.graded(), ""));
    int full = counts.fullMarks();
    String share = counts.graded() == 0 ? "" : ClassWords.percent((double) full / counts.graded());
    tiles.add(new Tile("Full marks", "" + full, share, "accepted"));
    if (counts.graded() > 0) {
      tiles.add(new Tile("Median", ClassWords.rounded(scores.median(), 1), "of " + most, ""));
      tiles.add(new Tile("Mean", ClassWords.rounded(scores.mean(), 1), "of " + most, ""));
    }
    tiles.add(tile("Does not compile", counts.compileErrors(), "wrong-answer"));
    tiles.add(tile("No solver to call", counts.notCallable(), "wrong-answer"));
    tiles.add(tile("Not graded", counts.notGraded(), "grader-error"));
    tiles.add(tile("Nothing handed in", counts.nothing(), "not-run"));
    data.put("tiles", tiles);
    data.put("gradedCount", counts.graded());
    data.put("most", most);
    int highest = scores.bars().stream().mapToInt(ScoreDistribution.Bar::count).max().orElse(0);
    addList("bars", scores.bars().stream().map(bar -> Bar.of(bar, highest)).toList());
  }

  private static Tile tile(String name, int count, String key) {
    return new Tile(name, "" + count, "", count == 0 ? "" : key);
  }

  /**
   * A bar of the histogram.
   *
   * @param label of the axis
   * @param height of 1000
   */
  private record Bar(String label, String words, int count, long height, long top, boolean isFull) {

    static Bar of(ScoreDistribution.Bar bar, int highest) {
      String from = ClassWords.rounded(bar.from(), 2);
      String words =
          bar.isFullMarks()
              ? "with full marks, " + from
              : "with %s to less than %s points".formatted(from, ClassWords.rounded(bar.to(), 2));
      long height = Math.round(1000.0 * bar.count() / Math.max(1, highest));
      return new Bar(from, words, bar.count(), height, 1000 - height, bar.isFullMarks());
    }
  }

  /** A bug and who has it. */
  private record Bug(String words, String find, String code, long width, List<Person> people) {}

  private void addBugs() {
    List<Bug> bugs = new ArrayList<>();
    statistics
        .diagnoses()
        .forEach(
            each ->
                bugs.add(
                    bug(
                        ClassWords.diagnosis(each, statistics),
                        each.code().doneBy(1),
                        each.code().name(),
                        each.entries())));
    if (!statistics.undiagnosed().isEmpty()) {
      bugs.add(bug(ClassWords.undiagnosed(statistics), "", "", statistics.undiagnosed()));
    }
    addList("bugs", bugs);
    data.put("programs", Words.counted(statistics.counts().ran(), "program"));
  }

  private Bug bug(String words, String find, String code, List<Entry> entries) {
    long width = Math.round(1000.0 * entries.size() / Math.max(1, statistics.counts().ran()));
    return new Bug(words, find, code, width, people.of(entries));
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
      String betterHalf,
      String otherHalf,
      double split,
      String remark,
      String time,
      long cpuMs) {}

  private void addCases() {
    List<CaseFacts> cases = statistics.cases();
    List<CaseRow> rows =
        IntStream.range(0, cases.size()).mapToObj(i -> caseRow(i + 1, cases.get(i))).toList();
    data.put("cases", rows);
    data.put("casesCount", Words.counted(rows.size(), "case"));
    data.put(
        "sharpest", statistics.sharpest().stream().map(cases::indexOf).map(rows::get).toList());
    addIds("nobodyFails", CaseFacts::nobodyFails);
    addIds("everybodyFails", CaseFacts::everybodyFails);
    data.put("hasRan", statistics.counts().ran() > 0);
    data.put("hasHalves", cases.stream().anyMatch(CaseFacts::hasHalves));
    data.put(
        "slowestCases",
        rows.stream()
            .filter(row -> !row.time().isEmpty())
            .sorted(Comparator.comparingLong(CaseRow::cpuMs).reversed())
            .limit(MOST_SLOW)
            .toList());
  }

  private void addIds(String name, Predicate<CaseFacts> wanted) {
    List<CaseFacts> cases = statistics.cases().stream().filter(wanted).toList();
    data.put(name, cases.isEmpty() ? "No case" : Words.counted(cases.size(), "case"));
    data.put(name + "Ids", cases.stream().map(each -> each.asked().id()).toList());
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
        ClassWords.percent(facts.betterHalf()),
        ClassWords.percent(facts.otherHalf()),
        facts.split(),
        facts.nobodyFails()
            ? "nobody fails it"
            : facts.everybodyFails()
                ? "everybody fails it"
                : isSharpest ? "splits the class best" : "",
        facts.isTimed() ? ClassWords.time(facts.medianCpuMs()) : "",
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

  private void addRows() {
    List<ClassRow> rows =
        gradebook.entries().stream()
            .map(entry -> ClassRow.of(entry, people.of(entry), gradebook.cases()))
            .toList();
    addList("rows", rows);
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

  private void addShared() {
    List<SharedWrongAnswers> groups = statistics.sharedAnswers();
    addList("shared", groups.stream().limit(MOST_GROUPS).map(this::shared).toList());
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
        people.of(group.entries().stream().limit(MOST_MEMBERS).toList()),
        more <= 0 ? "" : "and " + more + " more",
        group.cases().stream().map(AskedCase::id).toList(),
        ClassWords.explanation(group));
  }

  /** Two submissions that resemble each other. */
  private record Pair(Person first, Person second, String percent, double share) {}

  private void addSimilar() {
    List<SimilarPair> similar = gradebook.similar().orElse(List.of());
    addList(
        "pairs",
        similar.stream()
            .map(
                each ->
                    new Pair(
                        people.of(each.firstKey()),
                        people.of(each.secondKey()),
                        ClassWords.percent(each.similarity()),
                        each.similarity()))
            .toList());
    addList("similarLinks", files.similarity());
    data.put("hasSimilar", gradebook.similar().isPresent());
  }

  /** Somebody who took long. */
  private record Slow(Person person, String time, String id, String caseTime) {}

  private void addSlowest() {
    addList("slowest", statistics.slowest().stream().limit(MOST_SLOW).map(this::slow).toList());
  }

  private Slow slow(Entry entry) {
    List<CaseMark> marks = entry.marks();
    String time = ClassWords.time(entry.cpuMs());
    return IntStream.range(0, marks.size())
        .boxed()
        .max(Comparator.comparingLong(i -> marks.get(i).cpuMs()))
        .map(
            i ->
                new Slow(
                    people.of(entry),
                    time,
                    gradebook.cases().get(i).id(),
                    ClassWords.time(marks.get(i).cpuMs())))
        .orElseGet(() -> new Slow(people.of(entry), time, "", ""));
  }

  /** Somebody about whom there is something to say. */
  private record Remark(Person person, String words) {}

  private void addRest() {
    List<Entry> nothing =
        gradebook.entries().stream().filter(entry -> !entry.hasHandedIn()).toList();
    addList("notGraded", remarks(entry -> entry.hasHandedIn() && !entry.hasGrade()));
    addList("odd", remarks(entry -> entry.hasGrade() && !entry.remarks().isEmpty()));
    addList("nothing", people.of(nothing));
    addList("remarks", gradebook.remarks().stream().map(ClassWords::line).toList());
    data.put(
        "hasRest",
        Stream.of("NotGraded", "Odd", "Nothing", "Remarks")
            .anyMatch(name -> data.get("has" + name).equals(true)));
  }

  private List<Remark> remarks(Predicate<Entry> wanted) {
    return gradebook.entries().stream()
        .filter(wanted)
        .map(
            entry ->
                new Remark(
                    people.of(entry),
                    entry.remarks().isEmpty()
                        ? ClassWords.notRun(entry)
                        : ClassWords.remarks(entry.remarks())))
        .toList();
  }

  private void addEnvironment() {
    data.put("environment", gradebook.environment());
    data.put("limits", ResultWords.limits(gradebook.environment().limits()));
    data.put("isOpenProcess", gradebook.environment().isolation() == Isolation.PROCESS);
    data.put("isolation", ResultWords.isolation(gradebook.environment().isolation()));
  }
}
