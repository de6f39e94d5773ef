package gridmark.grader;

import gridmark.assignment.Diagnoser;
import gridmark.assignment.Diagnosis;
import gridmark.assignment.Observation;
import gridmark.catalogue.Languages;
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
import gridmark.language.Preparation;
import gridmark.language.Workshop;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Grades a submission. Its processes start with it, so that they get ready while files are read.
 */
public final class Grader implements AutoCloseable {

  private final Workshop workshop;
  private final Workers workers;
  private final Sandbox sandbox;
  private final Limits limits;

  private Grader(Workshop workshop, Workers workers, Sandbox sandbox, Limits limits) {
    this.workshop = workshop;
    this.workers = workers;
    this.sandbox = sandbox;
    this.limits = limits;
  }

  /** Starts a grader. */
  public static Grader start(Sandbox sandbox, Limits limits) throws IOException {
    return start(sandbox, limits, Workers::start);
  }

  /** Starts a grader for many submissions, one after the other. */
  public static Grader startForMany(Sandbox sandbox, Limits limits) throws IOException {
    return start(sandbox, limits, Workers::startAhead);
  }

  private static Grader start(Sandbox sandbox, Limits limits, WorkersStart workers)
      throws IOException {
    Workshop workshop = Languages.JAVA.start(sandbox, limits);
    try {
      return new Grader(workshop, workers.start(workshop, limits), sandbox, limits);
    } catch (IOException e) {
      workshop.close();
      throw e;
    }
  }

  private interface WorkersStart {
    Workers start(Workshop workshop, Limits limits) throws IOException;
  }

  /**
   * The line from files to result.
   *
   * @param cases the pack: a file or a folder
   * @param path the submission: a file, a folder or a zip
   * @param listener told how it goes
   */
  public Result grade(Path cases, Path path, Terms terms, GradeListener listener)
      throws BrokenPackException, UnreadableSubmissionException, InterruptedException {
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
      throws InterruptedException {
    long seed = terms.seed().orElse(submission.seed());
    List<TestCase> asked = new Disguise(seed).of(pack.cases());
    listener.begins(asked);
    Preparation preparation = submission.build(workshop, pack.assignment().signature());
    Trial trial = workers.trial(preparation, pack.assignment().signature(), transcript);
    List<CaseRun> runs = trial.run(asked, listener::ran);
    Judge judge = new Judge(Languages.JAVA.mishaps(), pack.assignment().signature());
    List<Judgement> judgements = Judge.teach(judge.judge(runs));
    List<Observation> seen = judgements.stream().map(Judgement::observed).toList();
    Diagnoser diagnoser = pack.assignment().diagnoser();
    List<Judgement> again = judge.judge(trial.repeat(TestCase.of(diagnoser.probes(seen), asked)));
    List<Diagnosis> diagnoses =
        diagnoser.diagnose(seen, again.stream().map(Judgement::observed).toList());
    Environment environment =
        new Environment(
            Version.gridmark(),
            Languages.JAVA.word(),
            Languages.JAVA.version(),
            pack.sha256(),
            terms.rubric().sha256(),
            limits,
            sandbox.isolation());
    return new Scorer(terms.rubric(), terms.submitted())
        .score(
            submission,
            preparation,
            judgements,
            diagnoses,
            pack.assignment().word(),
            seed,
            environment);
  }

  @Override
  public void close() {
    workshop.close();
    workers.close();
  }
}
