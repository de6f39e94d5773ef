package gridmark.grader.judge;

import gridmark.catalogue.Languages;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Runs;
import java.util.List;

/** Judges runs of Java programs for {@code solve}, as most tests need it. */
public final class Judges {

  private Judges() {}

  public static List<Judgement> judge(List<CaseRun> runs) {
    return new Judge(Languages.ALL.get(0).mishaps(), Runs.SIGNATURE, List.of()).judge(runs);
  }
}
