package gridmark.report.view;

import gridmark.assignment.Verdict;
import gridmark.grader.score.FormulaFacts;
import gridmark.grader.score.Status;
import gridmark.grader.submission.Printable;
import gridmark.sandbox.Isolation;
import gridmark.sandbox.Limits;
import gridmark.words.Words;
import java.time.Duration;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a result says, in sentences that all reports share. */
public final class ResultWords {

  private static final Pattern COMMAND = Pattern.compile("(?m)^(?=[\\p{Z}\\t]*::)");

  /** What a program or a cell is called is not written with a capital. */
  private static final Pattern NAME_FIRST =
      Pattern.compile("(?!you )\\w+ (returned|threw) |r\\d+c\\d+ ");

  private ResultWords() {}

  /** What became of a submission that was not graded. */
  public static String headline(Status status) {
    return switch (status) {
      case NO_SOLVER -> "No solver found";
      case WRONG_INTERFACE -> "The solver cannot be called";
      case GRADER_ERROR -> "The grader failed: this is not a grade";
      case COMPILE_ERROR -> "Does not compile";
      case GRADED -> "Graded";
    };
  }

  /** The name of a verdict in pages and their styles. */
  public static String key(Verdict verdict) {
    return verdict.words().replace(' ', '-');
  }

  /** How many cases ended in which way: "3 accepted, 1 crashed". */
  public static String counts(ResultView result) {
    return Arrays.stream(Verdict.values())
        .filter(verdict -> result.count(verdict) > 0)
        .map(verdict -> result.count(verdict) + " " + verdict.words())
        .collect(Collectors.joining(", "));
  }

  /** "Score 3 of 4". */
  public static String score(ResultView result) {
    return "Score %s of %s"
        .formatted(Words.plain(result.score().points()), Words.plain(result.score().most()));
  }

  /** The size of the formulas, in a sentence; empty where there were none. */
  public static String formula(ResultView result) {
    return result
        .formula()
        .filter(FormulaFacts::usesSat4j)
        .map(facts -> "Formula, as the program reports: " + facts.text() + ".")
        .orElse("");
  }

  /** What was not run and why; empty where all was. */
  public static String notRun(ResultView result) {
    long count = result.count(Verdict.NOT_RUN);
    return result.cases().stream()
        .filter(each -> each.is(Verdict.NOT_RUN))
        .findFirst()
        .flatMap(CaseView::told)
        .map(
            told ->
                "%s %s.".formatted(Words.counted(count, "case was", "cases were"), told.message()))
        .orElse("");
  }

  /** The message of a case, which may have several lines; empty if it has none. */
  public static String sentence(CaseView each) {
    return sentence(each.told().map(CaseView.Told::message).orElse(""));
  }

  /** A message as a sentence: a capital in front, a full stop behind. */
  public static String sentence(String message) {
    String plain = echoed(Printable.text(message).strip());
    if (plain.isEmpty()) {
      return "";
    }
    String end = plain.endsWith("?") || plain.endsWith(".") ? "" : ".";
    // The method's name keeps its small letter, and so does that of a cell.
    return (NAME_FIRST.matcher(plain).lookingAt() ? plain : Words.capital(plain)) + end;
  }

  /**
   * Text that tools may copy from a report into the log of a build. GitHub obeys a line of a log
   * that begins with two colons, so such a line gets a mark in front.
   */
  public static String echoed(String text) {
    return COMMAND.matcher(text).replaceAll("| ");
  }

  /** What the score leaves out; empty where it leaves out nothing. */
  public static String unshown(ResultView result) {
    long unshown = result.unshown();
    if (unshown == 0) {
      return "";
    }
    return "This is the score of the cases shown; %s without being shown."
        .formatted(Words.counted(unshown, "case counts", "cases count"));
  }

  /** How the submission was shut in, and what it means where it hardly was. */
  public static String isolation(Isolation isolation) {
    return isolation == Isolation.PROCESS
        ? "process. Files and network of this machine were open to the submission."
        : isolation.word();
  }

  /** What a program may use for one case. */
  public static String limits(Limits limits) {
    return "%s of processor time, %d MiB of memory, %d MiB of output a case"
        .formatted(time(limits.cpu()), limits.memoryMiB(), limits.outputBytes() >> 20);
  }

  /** "30 µs", "12 ms", "1.2 s". Processor time is counted in ticks of 10 ms. */
  public static String time(Duration time) {
    if (time.isZero()) {
      return "under 10 ms";
    }
    if (time.compareTo(Duration.ofMillis(1)) < 0) {
      return Math.max(1, time.toNanos() / 1000) + " µs";
    }
    long hundredths = time.toMillis() / 10;
    return hundredths < 100 ? time.toMillis() + " ms" : Words.plain(hundredths / 100.0) + " s";
  }

  /** "Java 17" of a full version, or of the release that a newer one compiles for. */
  public static String mainVersion(String full) {
    return full.replaceFirst("\\d[^ ]*, compiled for (?=\\d+$)", "")
        .replaceFirst("(\\d+)[^ ]*$", "$1");
  }
}
