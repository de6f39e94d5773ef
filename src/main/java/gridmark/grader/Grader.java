package gridmark.grader;

import gridmark.grader.diagnose.Diagnoser;
import gridmark.grader.diagnose.Diagnosis;
import gridmark.grader.diagnose.Probes;
import gridmark.grader.judge.Judge;
import gridmark.grader.judge.Judgement;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Runner;
import gridmark.grader.run.Transcript;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.sandbox.Sandbox;
import gridmark.grader.score.Environment;
import gridmark.grader.score.Result;
import gridmark.grader.score.Scorer;
import gridmark.grader.submission.Compiler;
import gridmark.grader.submission.Preparation;
import gridmark.grader.submission.Submission;
import gridmark.grader.submission.SubmissionReader;
import gridmark.grader.submission.UnreadableSubmissionException;
import gridmark.grader.testcase.BrokenPackException;
import gridmark.grader.testcase.Disguise;
import gridmark.grader.testcase.Pack;
import gridmark.grader.testcase.PackReader;
import gridmark.grader.testcase.TestCase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Grades a submission. Its processes start with it, so that they get ready while files are read.
 */
public final class Grader implements AutoCloseable {

  private final Compiler compiler;
  private final Runner runner;
  private final Sandbox sandbox;
  private final Limits limits;

  private Grader(Compiler compiler, Runner runner, Sandbox sandbox, Limits limits) {
    this.compiler = compiler;
    this.runner = runner;
    this.sandbox = sandbox;
    this.limits = limits;
  }

  /** Starts a grader. */
  public static Grader start(Sandbox sandbox, Limits limits) throws IOException {
    return start(sandbox, limits, Runner::start);
  }

  /** Starts a grader for many submissions, one after the other. */
  public static Grader startForMany(Sandbox sandbox, Limits limits) throws IOException {
    return start(sandbox, limits, Runner::startAhead);
  }

  private static Grader start(Sandbox sandbox, Limits limits, RunnerStart runner)
      throws IOException {
    Compiler compiler = Compiler.start(sandbox);
    try {
      return new Grader(compiler, runner.start(sandbox, limits), sandbox, limits);
    } catch (IOException e) {
      compiler.close();
      throw e;
    }
  }

  private interface RunnerStart {
    Runner start(Sandbox sandbox, Limits limits) throws IOException;
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
    Submission submission = SubmissionReader.read(path);
    Pack pack = PackReader.read(cases, terms.packKey());
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
    Preparation preparation = compiler.prepare(submission);
    List<CaseRun> runs = runner.run(preparation, asked, transcript, listener::ran);
    List<Judgement> judgements = Judge.judge(runs);
    List<Judgement> again =
        Judge.judge(runner.repeat(preparation, Probes.worth(judgements), transcript));
    List<Diagnosis> diagnoses = Diagnoser.diagnose(judgements, again);
    Environment environment =
        new Environment(
            Version.gridmark(),
            Version.java(),
            pack.sha256(),
            terms.rubric().sha256(),
            limits,
            sandbox.isolation());
    return new Scorer(terms.rubric(), terms.submitted())
        .score(
            submission, preparation, judgements, diagnoses, pack.assignment(), seed, environment);
  }

  @Override
  public void close() {
    compiler.close();
    runner.close();
  }
}
