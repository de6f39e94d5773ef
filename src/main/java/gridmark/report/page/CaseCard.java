package gridmark.report.page;

import gridmark.assignment.Check;
import gridmark.assignment.Finding;
import gridmark.assignment.Lesson;
import gridmark.assignment.Picture;
import gridmark.grader.judge.Judgement;
import gridmark.grader.pack.TestCase;
import gridmark.grader.pack.Visibility;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.submission.Printable;
import gridmark.report.view.CaseView;
import gridmark.report.view.ResultWords;
import gridmark.report.view.View;
import gridmark.words.Words;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * One case as the page shows it.
 *
 * @param key what filters and the look go by
 * @param words how it ended
 * @param isOpen whether it is unfolded from the start
 * @param points "3 of 4 points"; empty if the reader may not know
 * @param message what is wrong, in a sentence
 * @param quoted further lines of the message, which are the submission's own
 * @param details all that is known of it; none if it is held back
 */
record CaseCard(
    String id,
    String title,
    String key,
    String words,
    boolean isOpen,
    boolean isHidden,
    String points,
    String time,
    String message,
    String quoted,
    List<Details> details) {

  /** For cases of which the reader may know only that they exist. */
  static final String UNSHOWN = "unshown";

  private static final int MOST_BREACHES = 60;
  private static final int MOST_PRINTED = 20_000;

  /**
   * What is known of a case.
   *
   * @param violations all places where the answer breaks the rules, where the message names only
   *     some
   * @param frames where an exception came from, beyond the place that the message names
   * @param insight what the case teaches; may be empty
   * @param steps what follows from it, line by line
   * @param puzzle in one line, for our tools
   */
  record Details(
      String hint,
      List<Check> checks,
      List<String> violations,
      String violationsHead,
      List<String> frames,
      String insight,
      List<String> steps,
      List<BoardSvg> boards,
      String printed,
      String puzzle,
      List<TimeBar> times) {}

  /**
   * The card of a case for its reader.
   *
   * @param reference how long the reference solver takes; asked only if that is shown
   */
  static CaseCard of(CaseView each, View view, Function<TestCase, Optional<Duration>> reference) {
    // Further lines can only be the submission's.
    String[] message =
        Printable.text(each.told().map(CaseView.Told::message).orElse("")).strip().split("\n", 2);
    return new CaseCard(
        each.id(),
        Printable.line(each.title()),
        each.told().map(told -> ResultWords.key(told.verdict())).orElse(UNSHOWN),
        each.told().map(told -> told.verdict().words()).orElse("not shown"),
        each.isFailed() && !each.isRepeat(),
        each.visibility() == Visibility.HIDDEN,
        each.told().map(CaseCard::points).orElse(""),
        each.detail()
            .map(Judgement::run)
            .filter(CaseCard::wasRun)
            .map(run -> ResultWords.time(run.cpu()))
            .orElse(""),
        ResultWords.sentence(message[0]),
        message.length > 1 ? message[1] : "",
        each.detail().map(judgement -> details(each, judgement, view, reference)).stream()
            .toList());
  }

  private static String points(CaseView.Told told) {
    return Words.plain(told.points()) + " of " + Words.plain(told.maxPoints());
  }

  private static boolean wasRun(CaseRun run) {
    return !(run.outcome() instanceof Outcome.NotRun)
        && !(run.outcome() instanceof Outcome.HarnessFault);
  }

  private static Details details(
      CaseView each,
      Judgement judgement,
      View view,
      Function<TestCase, Optional<Duration>> reference) {
    CaseRun run = judgement.run();
    TestCase testCase = run.testCase();
    Optional<Lesson> lesson = judgement.lesson().filter(learnt -> !each.isRepeat());
    return new Details(
        each.hint(),
        judgement.checks(),
        breaches(judgement.breaches()),
        breachesHead(judgement.breaches().size()),
        each.frames(),
        lesson.map(learnt -> learnt.lines().get(0)).orElse(""),
        lesson.map(learnt -> learnt.lines().stream().skip(1).toList()).orElse(List.of()),
        each.isRepeat() ? List.of() : boards(each, judgement, view),
        printed(run.printed()),
        testCase.question().key(),
        wasRun(run)
            ? List.of(TimeBar.of(run.cpu(), reference.apply(testCase), run.limits().cpu()))
            : List.of());
  }

  private static List<String> breaches(List<String> breaches) {
    return breaches.size() <= Finding.MOST_TOLD
        ? List.of()
        : breaches.stream().limit(MOST_BREACHES).map(ResultWords::sentence).toList();
  }

  private static String breachesHead(int count) {
    return count <= MOST_BREACHES
        ? "All " + count + " broken rules"
        : "The first %d of %d broken rules".formatted(MOST_BREACHES, count);
  }

  private static String printed(String printed) {
    String text = Printable.text(printed).stripTrailing();
    return text.length() <= MOST_PRINTED
        ? text
        : text.substring(0, MOST_PRINTED)
            + "\n… and %d characters more".formatted(text.length() - MOST_PRINTED);
  }

  /** What the case teaches, the answer, and the question where neither shows it as it was. */
  private static List<BoardSvg> boards(CaseView each, Judgement judgement, View view) {
    TestCase testCase = judgement.run().testCase();
    Optional<Picture> answer = each.answer();
    List<Picture> pictures = new ArrayList<>();
    judgement
        .lesson()
        .map(lesson -> view == View.INSTRUCTOR ? lesson.answer() : lesson.picture())
        .ifPresent(pictures::add);
    boolean isSeen = answer.filter(Picture::showsQuestion).isPresent() && !testCase.isHidden();
    if (pictures.isEmpty() && !isSeen) {
      pictures.add(testCase.question().picture());
    }
    answer
        .map(picture -> view == View.STUDENT ? picture : picture.labelled("The answer"))
        .ifPresent(pictures::add);
    return IntStream.range(0, pictures.size())
        .mapToObj(i -> BoardSvg.of("board-%s-%d".formatted(testCase.id(), i + 1), pictures.get(i)))
        .toList();
  }
}
