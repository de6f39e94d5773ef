package gridmark.classroom.batch;

import gridmark.catalogue.Languages;
import gridmark.files.Fingerprint;
import gridmark.grader.submission.Submission;
import gridmark.language.Language;
import gridmark.sandbox.Isolation;
import gridmark.sandbox.Limits;
import java.util.List;

/**
 * All that a submission's answers depend on, beside the questions. Where one of it is another, what
 * was kept is not looked at.
 *
 * @param program the fingerprint of this program
 * @param languageVersion of what builds and runs the submission
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
        Languages.joined(languages, ", ", Language::version),
        submission.sha256(),
        order.limits(),
        order.sandbox().isolation());
  }

  String fingerprint() {
    return new Fingerprint()
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
}
