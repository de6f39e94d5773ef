package gridmark.grader.verify;

import gridmark.assignment.Mutant;
import gridmark.assignment.Yardstick;
import gridmark.grader.Grader;
import gridmark.grader.Terms;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackKey;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.TestCase;
import gridmark.grader.verify.SampleRuns.SampleRun;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Verifies a pack. */
public final class Verifier {

  private final Path path;
  private final Pack pack;
  private final Optional<PackKey> key;
  private final VerifyListener listener;

  /**
   * Reads the pack.
   *
   * @param path a file or a folder
   * @param key opens what is sealed of it
   */
  public Verifier(Path path, Optional<PackKey> key, VerifyListener listener)
      throws BrokenPackException {
    this.path = path;
    this.key = key;
    this.pack = PackReader.read(path, key);
    this.listener = listener;
  }

  /** The pack that was read. */
  public Pack pack() {
    return pack;
  }

  /** Proves the cases and runs the mutants. */
  public Verification verify() {
    return verify(Optional.empty());
  }

  /** Proves the cases, runs the mutants and grades the samples. */
  public Verification verify(Sandbox sandbox, List<Sample> samples)
      throws IOException, BrokenPackException, InterruptedException {
    return verify(Optional.of(grade(sandbox, samples)));
  }

  private Verification verify(Optional<SampleRuns> samples) {
    List<ProvedCase> proofs = prove();
    List<TestCase> open = pack.cases().stream().filter(each -> !each.isHidden()).toList();
    List<Mutant> mutants =
        pack.assignment().yardstick().mutants(open.stream().map(TestCase::question).toList());
    listener.begin("Running mutants", mutants.size());
    KillMatrix whole = KillMatrix.of(mutants, pack.cases(), mutant -> listener.done(mutant.name()));
    KillMatrix part = whole.on(open);
    return new Verification(
        pack, proofs, whole, part, SubPack.of(whole), SubPack.of(part), samples);
  }

  private List<ProvedCase> prove() {
    Yardstick yardstick = pack.assignment().yardstick();
    listener.begin("Proving expectations", pack.cases().size());
    List<ProvedCase> proofs = new ArrayList<>();
    for (TestCase testCase : pack.cases()) {
      proofs.add(new ProvedCase(testCase, yardstick.prove(testCase.question())));
      listener.done(testCase.id());
    }
    return proofs;
  }

  /** The slow ones come last, with the limit that the times of the correct ones suggest. */
  private SampleRuns grade(Sandbox sandbox, List<Sample> samples)
      throws IOException, BrokenPackException, InterruptedException {
    List<Sample> fitting = samples.stream().filter(sample -> sample.suits(pack)).toList();
    listener.begin("Grading samples", fitting.size());
    List<SampleRun> runs = new ArrayList<>();
    grade(sandbox, Limits.DEFAULT, fitting.stream().filter(s -> !s.isSlow()).toList(), runs);
    Limits suggested =
        new SampleRuns(runs)
            .suggestedLimit()
            .map(cpu -> new Limits(cpu, Limits.DEFAULT.memoryMiB(), Limits.DEFAULT.outputBytes()))
            .orElse(Limits.DEFAULT);
    grade(sandbox, suggested, fitting.stream().filter(Sample::isSlow).toList(), runs);
    return new SampleRuns(runs);
  }

  private void grade(Sandbox sandbox, Limits limits, List<Sample> samples, List<SampleRun> runs)
      throws IOException, BrokenPackException, InterruptedException {
    for (Sample sample : samples) {
      try (Grader grader = Grader.start(sandbox, limits)) {
        runs.add(sample.grade(grader, path, Terms.usual(key)));
      }
      listener.done(sample.name());
    }
  }

  /** Told how far verifying is. */
  public interface VerifyListener {

    /** A stage begins, such as "Proving expectations". */
    void begin(String stage, int steps);

    /** One of its steps is done, such as a case. */
    void done(String step);
  }
}
