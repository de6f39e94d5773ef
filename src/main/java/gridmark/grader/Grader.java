package gridmark.grader;

import gridmark.assignment.Diagnoser;
import gridmark.assignment.Observation;
import gridmark.catalogue.Languages;
import gridmark.exchange.Signature;
import gridmark.grader.judge.Judge;
import gridmark.grader.judge.Judgement;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.Disguise;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Transcript;
import gridmark.grader.run.Trial;
import gridmark.grader.run.Workers;
import gridmark.grader.score.Environment;
import gridmark.grader.score.Result;
import gridmark.grader.score.Scorer;
import gridmark.grader.submission.Submission;
import gridmark.grader.submission.SubmissionReader;
import gridmark.grader.submission.UnreadableSubmissionException;
import gridmark.language.Language;
import gridmark.language.Mishaps;
import gridmark.language.Preparation;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Grades a submission. Processes start with it, so that they get ready while files are read; those
 * of other languages than the first only when there is something for them.
 */
public final class Grader implements AutoCloseable {

  private final Sandbox sandbox;
  private final Limits limits;
  private final boolean isForMany;
  private final List<Language> languages;
  private final Map<Language, Workers> workers = new HashMap<>();

  private Grader(Sandbox sandbox, Limits limits, boolean isForMany, List<Language> languages) {
    this.sandbox = sandbox;
    this.limits = limits;
    this.isForMany = isForMany;
    this.languages = List.copyOf(languages);
  }

  /** Starts a grader. */
  public static Grader start(Sandbox sandbox, Limits limits) throws IOException {
    return start(sandbox, limits, false, Languages.ALL);
  }

  /** Starts a grader for many submissions, one after the other. */
  public static Grader startForMany(Sandbox sandbox, Limits limits) throws IOException {
    return start(sandbox, limits, true, Languages.ALL);
  }

  /** Starts a grader of programs in these languages, most of which are in the first. */
  static Grader start(Sandbox sandbox, Limits limits, boolean isForMany, List<Language> languages)
      throws IOException {
    Grader grader = new Grader(sandbox, limits, isForMany, languages);
    grader.workers(languages.get(0));
    return grader;
  }

  private Workers workers(Language language) throws IOException {
    if (!workers.containsKey(language)) {
      workers.put(language, Workers.start(language.start(sandbox, limits), limits, isForMany));
    }
    return workers.get(language);
  }

  /**
   * The line from files to result.
   *
   * @param cases the pack: a file or a folder
   * @param path the submission: a file, a folder or a zip
   * @param listener told how it goes
   */
  public Result grade(Path cases, Path path, Terms terms, GradeListener listener)
      throws BrokenPackException, UnreadableSubmissionException, IOException, InterruptedException {
    Pack pack = PackReader.read(cases, terms.packKey());
    Submission submission = SubmissionReader.read(path, Optional.of(pack.assignment().signature()));
    return grade(pack, submission, terms, new Transcript(), listener);
  }

  /**
   * The line from a submission to its result, for packs and submissions that have been read.
   *
   * @param transcript what is known of the submission's runs; what is run is added
   */
  public Result grade(
      Pack pack, Submission submission, Terms terms, Transcript transcript, GradeListener listener)
      throws IOException, InterruptedException {
    Signature signature = pack.assignment().signature();
    Disguise disguise = new Disguise(terms.seed(submission, transcript.nonce()));
    List<TestCase> asked = disguise.of(pack.cases());
    List<TestCase> inOrder = disguise.order(asked);
    listener.begins(inOrder);
    Built built = build(submission, pack);
    Mishaps mishaps = built.language().mishaps();
    Trial trial = built.workers().trial(built.preparation(), mishaps, signature, transcript);
    List<CaseRun> runs = inOrderOf(asked, trial.run(inOrder, listener::ran));
    Judge judge = new Judge(mishaps, signature, submission.sources());
    List<Judgement> judgements = Judge.teach(judge.judge(runs));
    List<Observation> seen = observed(judgements);
    Diagnoser diagnoser = pack.assignment().diagnoser();
    List<Observation> again =
        observed(judge.judge(trial.repeat(TestCase.of(diagnoser.probes(seen), asked))));
    List<Observation> inDisguise =
        observed(
            judge.judge(
                trial.askRounds(
                    known ->
                        TestCase.of(
                            diagnoser.disguises(
                                seen,
                                observed(judge.judge(known)),
                                disguise.random("probes " + known.size())),
                            asked))));
    List<Observation> more = Stream.concat(again.stream(), inDisguise.stream()).toList();
    Set<String> byHeart = diagnoser.byHeart(seen, inDisguise);
    Environment environment =
        new Environment(
            Version.gridmark(),
            built.language().word(),
            built.language().version(pack.release(built.language())),
            pack.sha256(),
            terms.rubric().sha256(),
            limits,
            sandbox.isolation());
    return new Scorer(terms.rubric(), terms.submitted())
        .score(
            submission,
            built.preparation(),
            judgements,
            byHeart,
            diagnoser.diagnose(seen, more, byHeart),
            pack.assignment(),
            disguise.seed(),
            environment);
  }

  private static List<Observation> observed(List<Judgement> judgements) {
    return judgements.stream().map(Judgement::observed).toList();
  }

  /** Whatever order they were asked in, cases are told of in that of the pack. */
  private static List<CaseRun> inOrderOf(List<TestCase> cases, List<CaseRun> runs) {
    return runs.stream()
        .sorted(Comparator.comparingInt(run -> cases.indexOf(run.testCase())))
        .toList();
  }

  /** What became of a submission, and where. */
  private record Built(Language language, Workers workers, Preparation preparation) {}

  /** In the language of its files; of several, in the first in which something can be called. */
  private Built build(Submission submission, Pack pack) throws IOException, InterruptedException {
    Optional<Built> first = Optional.empty();
    for (Language language : Languages.of(submission.sources(), languages)) {
      Workers own = workers(language);
      Preparation preparation =
          submission
              .in(language)
              .build(own.workshop(), pack.assignment().signature(), pack.release(language));
      Built built = new Built(language, own, preparation);
      if (preparation instanceof Preparation.Ready) {
        return built;
      }
      first = first.or(() -> Optional.of(built));
    }
    return first.orElseThrow();
  }

  @Override
  public void close() {
    workers.values().forEach(Workers::close);
  }
}
