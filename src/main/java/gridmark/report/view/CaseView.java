package gridmark.report.view;

import gridmark.assignment.Picture;
import gridmark.assignment.Verdict;
import gridmark.grader.judge.Judgement;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.TestCase;
import gridmark.grader.pack.Visibility;
import gridmark.grader.run.Outcome;
import gridmark.grader.score.CaseResult;
import gridmark.grader.submission.Printable;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a reader may see of a case.
 *
 * @param told how it ended; empty if the reader may only know that the case exists
 * @param detail puzzle, answer, time, what was printed and the hint; empty if they are held back
 * @param isRepeat whether the same was thrown at the same place in a case before, of which the
 *     reader may see as much: then the question says nothing more
 */
public record CaseView(
    String id,
    String title,
    Visibility visibility,
    Optional<Told> told,
    Optional<Judgement> detail,
    boolean isRepeat) {

  /**
   * How a case ended.
   *
   * @param message what is wrong, as openly as the reader may know; empty when it is accepted
   */
  public record Told(Verdict verdict, double points, double maxPoints, String message) {}

  /** The case as a reader may see it. */
  public static CaseView of(CaseResult result, View view) {
    TestCase testCase = result.testCase();
    Judgement judgement = result.judgement();
    Feedback feedback = view == View.INSTRUCTOR ? Feedback.FULL : testCase.feedback();
    Told told =
        new Told(
            result.verdict(),
            result.points(),
            result.maxPoints(),
            feedback.tellsAll() ? judgement.message() : judgement.discreetMessage());
    return new CaseView(
        testCase.id(),
        testCase.title(),
        testCase.visibility(),
        Optional.of(told).filter(end -> feedback.tellsEnd()),
        Optional.of(judgement).filter(all -> feedback.tellsAll()),
        false);
  }

  /** The cases as a reader may see them. */
  static List<CaseView> of(List<CaseResult> results, View view) {
    Set<String> thrown = new HashSet<>();
    return results.stream()
        .map(each -> of(each, view))
        .map(
            each ->
                each.crash().filter(crash -> !thrown.add(crash)).isEmpty() ? each : each.repeated())
        .toList();
  }

  /** What was thrown and where; empty if nothing was, or that is held back. */
  private Optional<String> crash() {
    return detail.flatMap(Judgement::crash).map(crash -> crash.type() + " " + crash.place());
  }

  private CaseView repeated() {
    return new CaseView(id, title, visibility, told, detail, true);
  }

  /** How long it took by the clock. */
  public Optional<Long> wallMillis() {
    return detail.map(judgement -> judgement.run().wall().toMillis());
  }

  /** What the submission printed; empty where that is held back. */
  public String printed() {
    return detail.map(judgement -> Printable.text(judgement.run().printed()).strip()).orElse("");
  }

  /** The submission's own stack frames beyond the first, which the message names. */
  public List<String> frames() {
    return !isRepeat
            && detail.isPresent()
            && detail.get().run().outcome() instanceof Outcome.Threw threw
        ? threw.thrown().frames().stream().skip(1).map(Printable::line).toList()
        : List.of();
  }

  /** The hint, where the answer was wrong: to a crash it would say nothing. */
  public String hint() {
    return detail
        .filter(judgement -> judgement.verdict() == Verdict.WRONG_ANSWER)
        .map(judgement -> Printable.text(judgement.run().testCase().hint()).strip())
        .orElse("");
  }

  /** What came back, if there is something to see in it. */
  public Optional<Picture> answer() {
    return detail
        .map(Judgement::run)
        .flatMap(run -> run.outcome().answer().flatMap(run.testCase().question()::picture));
  }

  /** Id and title, where a test has one name. */
  public String name() {
    return id + " (" + title + ")";
  }

  /** Whether the reader may know how it ended, and it was this way. */
  public boolean is(Verdict verdict) {
    return told.filter(each -> each.verdict() == verdict).isPresent();
  }

  /** Whether the reader may know that it was run and not accepted. */
  public boolean isFailed() {
    return told.isPresent() && !is(Verdict.ACCEPTED) && !is(Verdict.NOT_RUN);
  }
}
