package gridmark.report.verification;

import gridmark.assignment.Mutant;
import gridmark.grader.pack.TestCase;
import gridmark.grader.verify.KillMatrix;
import gridmark.grader.verify.ProvedCase;
import gridmark.grader.verify.SampleRuns;
import gridmark.grader.verify.SubPack;
import gridmark.grader.verify.Verification;
import gridmark.report.format.JsonText;
import java.util.Collection;
import java.util.function.Function;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A verification as one JSON document; its fields are as in docs/packs.md. */
public final class VerificationJson {

  /** The name of the format. */
  public static final String SCHEMA = "gridmark/verification/1";

  private final Verification verification;
  private final KillMatrix whole;

  private VerificationJson(Verification verification) {
    this.verification = verification;
    this.whole = verification.whole();
  }

  /** The text of the document. */
  public static String of(Verification verification) {
    return JsonText.of(new VerificationJson(verification).node());
  }

  private ObjectNode node() {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("schema", SCHEMA);
    node.put("pack", verification.pack().sha256());
    node.put("sound", verification.isSound());
    node.putPOJO("faults", verification.faults());
    ArrayNode cases = node.putArray("cases");
    verification.proofs().forEach(proof -> write(cases.addObject(), proof));
    ArrayNode mutants = node.putArray("mutants");
    whole.mutants().forEach(mutant -> write(mutants.addObject(), mutant));
    write(node.putObject("whole"), whole, verification.smallest());
    write(node.putObject("public"), verification.publicPart(), verification.smallestPublic());
    verification.samples().ifPresent(samples -> write(node, samples));
    return node;
  }

  private void write(ObjectNode node, ProvedCase proved) {
    TestCase testCase = proved.testCase();
    node.put("id", testCase.id());
    node.put("visibility", testCase.visibility().word());
    node.put("expect", testCase.question().expects());
    node.put("proved", proved.proof().holds());
    node.put("solutions", proved.proof().solutions());
    node.put("exact", proved.proof().isExact());
    node.put("catches", whole.caughtBy(testCase).size());
    names(node, "catchesAlone", whole.caughtOnlyBy(testCase), Mutant::name);
    whole.outdoneBy(testCase).ifPresent(other -> node.put("outdoneBy", other.id()));
    verification
        .samples()
        .flatMap(samples -> samples.slowest(testCase))
        .ifPresent(time -> write(node.putObject("slowest"), time));
  }

  private void write(ObjectNode node, Mutant mutant) {
    node.put("name", mutant.name());
    node.put("flaw", mutant.flaw().name());
    node.put("difference", mutant.difference());
    names(node, "caughtBy", whole.catching(mutant), TestCase::id);
  }

  private static void write(ObjectNode node, KillMatrix matrix, SubPack smallest) {
    node.put("wrong", matrix.wrong().size());
    node.put("caught", matrix.caught());
    node.put("percent", matrix.percent());
    names(node, "survivors", matrix.survivors(), Mutant::name);
    names(node, "smallest", smallest.core(), TestCase::id);
    node.put("isSmallest", smallest.isSmallest());
    names(node, "smallestForMemory", smallest.cases(), TestCase::id);
  }

  private static void write(ObjectNode node, SampleRuns samples) {
    ArrayNode runs = node.putArray("samples");
    samples
        .runs()
        .forEach(
            run ->
                runs.addObject()
                    .put("name", run.sample().name())
                    .put("expected", run.sample().expected().word())
                    .put("got", run.got().word())
                    .put("asExpected", run.isAsExpected()));
    samples.slowest().ifPresent(time -> write(node.putObject("slowest"), time));
    samples
        .suggestedLimit()
        .ifPresent(limit -> node.put("suggestedTimeLimitSeconds", limit.toSeconds()));
  }

  private static void write(ObjectNode node, SampleRuns.Time time) {
    node.put("sample", time.sample().name());
    node.put("case", time.testCase().id());
    node.put("cpuMs", time.cpu().toMillis());
  }

  private static <T> void names(
      ObjectNode node, String field, Collection<T> all, Function<T, String> name) {
    node.putPOJO(field, all.stream().map(name).toList());
  }
}
