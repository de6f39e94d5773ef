package gridmark.grader.verify;

import gridmark.board.Grid;
import gridmark.grader.Grader;
import gridmark.grader.Terms;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.sandbox.Sandbox;
import gridmark.grader.testcase.BrokenPackException;
import gridmark.grader.testcase.Pack;
import gridmark.grader.testcase.PackKey;
import gridmark.grader.testcase.PackReader;
import gridmark.grader.testcase.TestCase;
import gridmark.mutant.Mutant;
import gridmark.mutant.Mutants;
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
    List<Proof> proofs = prove();
    List<TestCase> open = pack.cases().stream().filter(each -> !each.isHidden()).toList();
    List<Grid> known = open.stream().map(TestCase::puzzle).toList();
    List<Mutant> mutants = Mutants.all(known);
    listener.begin("Running mutants", mutants.size());
    KillMatrix whole = KillMatrix.of(mutants, pack.cases(), mutant -> listener.done(mutant.name()));
    KillMatrix part = whole.on(open);
    return new Verification(
        pack, proofs, whole, part, SubPack.of(whole), SubPack.of(part), samples);
  }

  private List<Proof> prove() {
    listener.begin("Proving expectations", pack.cases().size());
    List<Proof> proofs = new ArrayList<>();
    for (TestCase testCase : pack.cases()) {
      proofs.add(Prover.prove(testCase));
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
}
