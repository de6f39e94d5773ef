package gridmark.grader.report;

import gridmark.grader.judge.Verdict;
import gridmark.grader.sandbox.Isolation;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.score.Status;
import gridmark.grader.submission.Printable;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a result says, in sentences that all reports share. */
final class ResultWords {

  private ResultWords() {}

  static String headline(Status status) {
    return switch (status) {
      case NO_SOLVER -> "No solver found";
      case WRONG_INTERFACE -> "The solver cannot be called";
      case GRADER_ERROR -> "The grader failed: this is not a grade";
      case COMPILE_ERROR -> "Does not compile";
      case GRADED -> "Graded";
    };
  }

  /** How many cases ended in which way: "3 accepted, 1 crashed". */
  static String counts(ResultView result) {
    return Arrays.stream(Verdict.values())
        .filter(verdict -> result.count(verdict) > 0)
        .map(verdict -> result.count(verdict) + " " + verdict.words())
        .collect(Collectors.joining(", "));
  }

  /** What was not run and why; empty where all was. */
  static String notRun(ResultView result) {
    long count = result.count(Verdict.NOT_RUN);
    return result.cases().stream()
        .filter(each -> each.is(Verdict.NOT_RUN))
        .findFirst()
        .flatMap(CaseView::told)
        .map(
            told ->
                "%d %s %s."
                    .formatted(count, count == 1 ? "case was" : "cases were", told.message()))
        .orElse("");
  }

  /** Words with a capital in front. */
  static String capital(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /** The message of a case, which may have several lines; empty if it has none. */
  static String sentence(CaseView each) {
    return sentence(each.told().map(CaseView.Told::message).orElse(""));
  }

  /** A message as a sentence: a capital in front, a full stop behind. */
  static String sentence(String message) {
    String plain = Echo.safe(Printable.text(message).strip());
    if (plain.isEmpty()) {
      return "";
    }
    String end = plain.endsWith("?") || plain.endsWith(".") ? "" : ".";
    // The method's name keeps its small letter.
    return (plain.startsWith("solve ") ? plain : capital(plain)) + end;
  }

  /** What the score leaves out; empty where it leaves out nothing. */
  static String unshown(ResultView result) {
    long unshown = result.unshown();
    if (unshown == 0) {
      return "";
    }
    return unshown == 1
        ? "This is the score of the cases shown; 1 case counts without being shown."
        : "This is the score of the cases shown; %d cases count without being shown."
            .formatted(unshown);
  }

  /** How the submission was shut in, and what it means where it hardly was. */
  static String isolation(Isolation isolation) {
    return isolation == Isolation.PROCESS
        ? "process. Files and network of this machine were open to the submission."
        : isolation.word();
  }

  /** What a program may use for one case. */
  static String limits(Limits limits) {
    return "%s of processor time, %d MiB of memory, %d MiB of output a case"
        .formatted(TimeBar.words(limits.cpu()), limits.memoryMiB(), limits.outputBytes() >> 20);
  }

  /** "Java 17" of a full version. */
  static String javaVersion(String full) {
    return full.replaceFirst("^.* (\\d+)[^ ]*$", "Java $1");
  }
}
