package gridmark.classroom.batch;

import gridmark.classroom.batch.BatchFolder.KeptComparison;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.SimilarPair;
import gridmark.classroom.gradebook.Standing;
import gridmark.classroom.report.SimilarPairsCsv;
import gridmark.classroom.roll.HandIn;
import gridmark.classroom.similarity.Comparer;
import gridmark.classroom.similarity.Comparison;
import gridmark.files.OutputFolder;
import gridmark.files.Sha256;
import gridmark.grader.Version;
import gridmark.grader.score.Status;
import gridmark.grader.submission.UnreadableSubmissionException;
import gridmark.words.Words;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Who resembles whom in a class, and what is kept of it: what was found stays as long as the
 * submissions stay the same, whether it is asked for again or not.
 */
final class Resemblance {

  private static final Set<Status> COMPILED =
      Set.of(Status.GRADED, Status.NO_SOLVER, Status.WRONG_INTERFACE);

  private static final String CSV = "pairs.csv";
  private static final String README = "README.txt";

  private final BatchOrder order;
  private final BatchFolder folder;
  private final BatchListener listener;
  private final List<HandIn> compiled;

  Resemblance(BatchOrder order, BatchFolder folder, BatchListener listener, List<Entry> entries) {
    this.order = order;
    this.folder = folder;
    this.listener = listener;
    Set<String> keys =
        entries.stream()
            .filter(
                each -> each.standing().map(Standing::status).stream().anyMatch(COMPILED::contains))
            .map(Entry::key)
            .collect(Collectors.toSet());
    this.compiled =
        order.roll().handIns().stream().filter(each -> keys.contains(each.key())).toList();
  }

  /** What an earlier run has found, if the submissions are still the same. */
  Optional<List<SimilarPair>> known() {
    Optional<KeptComparison> kept = folder.comparison();
    if (kept.isEmpty()) {
      return Optional.empty();
    }
    if (kept.get().fingerprint().equals(fingerprint())) {
      return kept.map(KeptComparison::pairs);
    }
    listener.remark(
        "%s is of an earlier run, with other submissions, and is not in the class report: add --similarity to compare anew."
            .formatted(folder.similarity()));
    return Optional.empty();
  }

  /** Compares those that compiled, unless that was done already and will do. */
  List<SimilarPair> find(Comparer comparer) throws IOException, InterruptedException {
    String fingerprint = fingerprint();
    Optional<KeptComparison> kept =
        folder
            .comparison()
            .filter(each -> order.resume() && each.fingerprint().equals(fingerprint));
    if (kept.isPresent()) {
      return kept.get().pairs();
    }
    folder.forgetComparison();
    if (compiled.size() < 2) {
      listener.remark(
          "There is nothing to compare: %s compiled."
              .formatted(compiled.isEmpty() ? "no submission" : "only one submission"));
      return List.of();
    }
    OutputFolder files = folder.similarityFiles();
    Comparison comparison = comparer.compare(compiled, files);
    files.write(
        CSV,
        SimilarPairsCsv.of(
            comparison.pairs(),
            compiled.stream().collect(Collectors.toMap(HandIn::key, HandIn::student))));
    files.write(README, readme(comparison));
    folder.write(new KeptComparison(fingerprint, comparison.pairs()));
    listener.remark(summary(comparison));
    return comparison.pairs();
  }

  /** One submission at a time: a large class does not fit into memory. */
  private String fingerprint() {
    Sha256 all =
        new Sha256()
            .part("program", Version.gridmark())
            .part("assignment", order.assignment())
            .part("language", order.language());
    for (HandIn handIn : compiled) {
      try {
        all.part("submission", handIn.key(), handIn.read(Optional.empty()).sha256());
      } catch (UnreadableSubmissionException e) {
        all.part("submission", handIn.key());
      }
    }
    return all.hex();
  }

  private String summary(Comparison comparison) {
    return "%d submissions compared with each other: %s at least %d %% similar%s. See %s."
        .formatted(
            comparison.compared(),
            pairs(comparison.similarPairs()),
            Math.round(Comparer.LEAST_SIMILARITY * 100),
            comparison.leftOut().isEmpty() ? "" : ", " + comparison.leftOut().size() + " left out",
            folder.similarity().resolve(README));
  }

  private static String pairs(int count) {
    return Words.counted(count, "pair is", "pairs are");
  }

  private static String readme(Comparison comparison) {
    StringBuilder text =
        new StringBuilder(
            """
            %d submissions that compiled were compared, each with each, by JPlag. What the starter project gives to
            everybody does not count. %s at least %d %% similar; listed are at most %d.

            pairs.csv    the pairs, the most similar first
            report.zip   JPlag's own report, with both sources side by side: open
                         https://jplag.github.io/JPlag/ and drop the file there. The page reads it in your
                         browser and, by JPlag's own word, uploads nothing. JPlag 6 brings such a page with it,
                         for who would rather not go online: java -jar jplag.jar --mode view report.zip

            A high number is a reason to look, and no proof.
            """
                .formatted(
                    comparison.compared(),
                    pairs(comparison.similarPairs()),
                    Math.round(Comparer.LEAST_SIMILARITY * 100),
                    Comparer.MOST_PAIRS));
    if (!comparison.leftOut().isEmpty()) {
      text.append("\nNot compared:\n");
      for (Map.Entry<String, String> each : comparison.leftOut().entrySet()) {
        text.append("  ").append(each.getKey()).append(": ").append(each.getValue()).append('\n');
      }
    }
    return text.toString();
  }
}
