package gridmark.grader.verify;

import gridmark.assignment.Mutant;
import gridmark.exchange.Value;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.sandbox.Limits;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which cases catch which mutants: those that a mutant loses, run on all of them in order. */
public final class KillMatrix {

  private final List<TestCase> cases;
  private final Map<Mutant, Set<TestCase>> catching;
  private final Map<TestCase, Set<Mutant>> caught = new LinkedHashMap<>();

  private KillMatrix(List<TestCase> cases, Map<Mutant, Set<TestCase>> catching) {
    this.cases = List.copyOf(cases);
    this.catching = catching;
    cases.forEach(each -> caught.put(each, new LinkedHashSet<>()));
    catching.forEach(
        (mutant, lost) -> {
          if (!mutant.isEquivalent()) {
            lost.forEach(each -> caught.get(each).add(mutant));
          }
        });
  }

  /**
   * Runs all mutants on all cases.
   *
   * @param progress told of every mutant that was run
   */
  static KillMatrix of(List<Mutant> mutants, List<TestCase> cases, Consumer<Mutant> progress) {
    Map<Mutant, Set<TestCase>> catching = new LinkedHashMap<>();
    for (Mutant mutant : mutants) {
      catching.put(mutant, lost(mutant, cases));
      progress.accept(mutant);
    }
    return new KillMatrix(cases, catching);
  }

  /** The same mutants on some of the cases, as if the others were not in the pack. */
  KillMatrix on(List<TestCase> some) {
    Set<TestCase> kept = Set.copyOf(some);
    Map<Mutant, Set<TestCase>> part = new LinkedHashMap<>();
    catching.forEach(
        (mutant, lost) ->
            part.put(
                mutant,
                mutant.hasMemory()
                    ? lost(mutant, some)
                    : set(lost.stream().filter(kept::contains))));
    return new KillMatrix(some, part);
  }

  private static Set<TestCase> lost(Mutant mutant, List<TestCase> cases) {
    return set(
        MutantRun.of(mutant, cases).stream().filter(run -> !isRight(run)).map(CaseRun::testCase));
  }

  private static Set<TestCase> set(Stream<TestCase> cases) {
    return cases.collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static boolean isRight(CaseRun run) {
    return run.outcome()
        .answer()
        .filter(answer -> run.testCase().question().judge(answer).isRight())
        .isPresent();
  }

  public List<TestCase> cases() {
    return cases;
  }

  public List<Mutant> mutants() {
    return List.copyOf(catching.keySet());
  }

  /** The cases that a mutant loses. */
  public Set<TestCase> catching(Mutant mutant) {
    return Collections.unmodifiableSet(catching.get(mutant));
  }

  /** The wrong mutants that lose a case. */
  public Set<Mutant> caughtBy(TestCase testCase) {
    return Collections.unmodifiableSet(caught.get(testCase));
  }

  /** The mutants that are wrong. */
  public List<Mutant> wrong() {
    return mutants().stream().filter(mutant -> !mutant.isEquivalent()).toList();
  }

  /** The wrong mutants that lose nothing. */
  public List<Mutant> survivors() {
    return wrong().stream().filter(mutant -> catching.get(mutant).isEmpty()).toList();
  }

  /** The equivalent mutants that lose something, which none should. */
  public List<Mutant> wronglyCaught() {
    return mutants().stream()
        .filter(mutant -> mutant.isEquivalent() && !catching.get(mutant).isEmpty())
        .toList();
  }

  /** Of the wrong mutants, how many are caught. */
  public int caught() {
    return wrong().size() - survivors().size();
  }

  /** The share of the wrong mutants that is caught, in whole per cent, rounded down. */
  public int percent() {
    return wrong().isEmpty() ? 100 : 100 * caught() / wrong().size();
  }

  /** The mutants that no other case catches. */
  public List<Mutant> caughtOnlyBy(TestCase testCase) {
    return caught.get(testCase).stream()
        .filter(mutant -> catching.get(mutant).size() == 1)
        .toList();
  }

  /**
   * Another case that catches all that this one does, so that this one is dead. Of two cases that
   * catch the same, the later is dead.
   */
  public Optional<TestCase> outdoneBy(TestCase testCase) {
    Set<Mutant> own = caught.get(testCase);
    int place = cases.indexOf(testCase);
    return cases.stream()
        .filter(other -> caught.get(other).containsAll(own))
        .filter(other -> caught.get(other).size() > own.size() || cases.indexOf(other) < place)
        .findFirst();
  }

  /**
   * Runs a mutant as the grader runs a submission, but in this process: mutants are ours, and harm
   * nothing.
   */
  public static final class MutantRun {

    private MutantRun() {}

    /**
     * All cases in order, by one program, as in one worker.
     *
     * @throws CancellationException if the thread is interrupted meanwhile
     */
    public static List<CaseRun> of(Mutant mutant, List<TestCase> cases) {
      Function<List<Value>, Value> program = mutant.program();
      return cases.stream()
          .map(each -> CaseRun.without(each, Limits.DEFAULT, outcome(program, each)))
          .toList();
    }

    private static Outcome outcome(Function<List<Value>, Value> program, TestCase testCase) {
      try {
        return new Outcome.Answered(program.apply(testCase.question().arguments()));
      } catch (CancellationException e) {
        throw e;
      } catch (RuntimeException e) {
        return new Outcome.Threw(e.getClass().getName(), String.valueOf(e.getMessage()), List.of());
      }
    }
  }
}
