package gridmark.classroom.batch;

import gridmark.catalogue.Languages;
import gridmark.classroom.roll.HandIn;
import gridmark.files.Sha256;
import gridmark.grader.submission.Submission;
import gridmark.language.Language;
import gridmark.report.Report;
import gridmark.sandbox.Isolation;
import gridmark.sandbox.Limits;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * All that a submission's answers depend on, beside the questions. Where one of it is another, what
 * was kept is not looked at.
 *
 * @param program the fingerprint of this program
 * @param languageVersion of what builds and runs the submission, and the release it is built for
 * @param submission the sum of its sources
 */
record RunBasis(
    String program,
    String assignment,
    String language,
    String languageVersion,
    String submission,
    Limits limits,
    Isolation isolation) {

  static RunBasis of(BatchOrder order, String program, Submission submission) {
    List<Language> languages = Languages.of(submission.sources(), Languages.ALL);
    return new RunBasis(
        program,
        order.assignment(),
        Languages.joined(languages, ", ", Language::word),
        order.languageVersion(languages),
        submission.sha256(),
        order.limits(),
        order.sandbox().isolation());
  }

  String fingerprint() {
    return new Sha256()
        .part("program", program)
        .part("assignment", assignment)
        .part("language", language)
        .part("languageVersion", languageVersion)
        .part("submission", submission)
        .part("cpuNanos", Long.toString(limits.cpu().toNanos()))
        .part("memoryMiB", Integer.toString(limits.memoryMiB()))
        .part("outputBytes", Long.toString(limits.outputBytes()))
        .part("isolation", isolation.word())
        .hex();
  }

  /**
   * Of all that the files of a student depend on. Where the class lies does not matter: it may be
   * moved, or be graded in parts on several machines.
   */
  String fingerprintOfResult(BatchOrder order, HandIn handIn, Submission read) {
    return new Sha256()
        .part("run", fingerprint())
        .part("key", handIn.key())
        .part("students", all(handIn.students(), s -> Stream.of(s.id(), s.name(), s.email())))
        .part("handedIn", handIn.handedIn())
        .part(
            "submitted",
            all(
                handIn.submitted().stream().toList(),
                time -> Stream.of("" + time.getEpochSecond(), "" + time.getNano())))
        .part("remarks", handIn.remarks())
        .part("notes", read.notes())
        .part(
            "errors",
            all(
                read.errors(),
                e ->
                    Stream.of(
                        e.file(), "" + e.line(), "" + e.column(), e.message(), e.sourceLine())))
        .part("pack", order.pack().sha256())
        .part("rubric", order.terms().rubric().sha256())
        .part("seeds", order.terms().seeds().fingerprint())
        .part("reports", order.reports().stream().map(Report::word).toList())
        .hex();
  }

  private static <T> List<String> all(List<T> things, Function<T, Stream<String>> parts) {
    return things.stream().flatMap(parts).toList();
  }
}
