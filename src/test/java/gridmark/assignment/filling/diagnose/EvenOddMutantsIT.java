package gridmark.assignment.filling.diagnose;

import gridmark.Repository;
import gridmark.assignment.Question;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.TestCase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What wrong programs lose; one of them takes most of a minute to answer. */
class EvenOddMutantsIT {

  @Test
  void onlyThoseThatKnowTheAnswersByHeartLosePoints() throws Exception {
    Pack pack = PackReader.read(Repository.testcases().resolveSibling("evenodd"));
    List<Question> open =
        pack.cases().stream().filter(each -> !each.isHidden()).map(TestCase::question).toList();

    pack.assignment().yardstick().mutants(open).stream()
        .map(mutant -> DiagnosedMutant.of(mutant, pack, mutant.name().hashCode()))
        .forEach(DiagnosedMutant::assertOnlyTablesLosePoints);
  }
}
