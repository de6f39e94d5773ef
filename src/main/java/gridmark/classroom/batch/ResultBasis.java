package gridmark.classroom.batch;

import gridmark.classroom.roll.HandIn;
import gridmark.files.Fingerprint;
import gridmark.grader.submission.Submission;
import gridmark.report.Report;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * All that the files of a student depend on. Where the class lies does not matter: it may be moved,
 * or be graded in parts on several machines.
 */
record ResultBasis(RunBasis run, BatchOrder order, HandIn handIn, Submission submission) {

  String fingerprint() {
    return new Fingerprint()
        .part("run", run.fingerprint())
        .part("key", handIn.key())
        .part("students", all(handIn.students(), s -> Stream.of(s.id(), s.name(), s.email())))
        .part("handedIn", handIn.handedIn())
        .part(
            "submitted",
            all(
                handIn.submitted().stream().toList(),
                time -> Stream.of("" + time.getEpochSecond(), "" + time.getNano())))
        .part("remarks", handIn.remarks())
        .part("notes", submission.notes())
        .part(
            "errors",
            all(
                submission.errors(),
                e ->
                    Stream.of(
                        e.file(), "" + e.line(), "" + e.column(), e.message(), e.sourceLine())))
        .part("pack", order.pack().sha256())
        .part("rubric", order.terms().rubric().sha256())
        .part("seed", order.terms().seed().stream().mapToObj(Long::toString).toList())
        .part("reports", order.reports().stream().map(Report::word).toList())
        .hex();
  }

  private static <T> List<String> all(Collection<T> things, Function<T, Stream<String>> parts) {
    return things.stream().flatMap(parts).toList();
  }
}
