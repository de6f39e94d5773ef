package gridmark.cli;

import gridmark.batch.Batch;
import gridmark.batch.BatchListener;
import gridmark.batch.BatchOrder;
import gridmark.grader.Terms;
import gridmark.grader.gradebook.Entry;
import gridmark.grader.gradebook.Gradebook;
import gridmark.grader.gradebook.Gradebook.Part;
import gridmark.grader.report.Report;
import gridmark.grader.roll.Roll;
import gridmark.grader.roll.RollReader;
import gridmark.grader.roll.UnreadableRollException;
import gridmark.grader.sandbox.Isolation;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.sandbox.NotOfferedException;
import gridmark.grader.score.BrokenRubricException;
import gridmark.grader.submission.Source;
import gridmark.grader.testcase.BrokenPackException;
import gridmark.grader.testcase.Pack;
import gridmark.grader.testcase.PackReader;
import gridmark.kit.StarterKit;
import gridmark.similarity.Comparer;
import gridmark.similarity.JPlag;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Grades a class. */
@Command(
    name = "batch",
    description = {
      "Grades every submission in a folder: each sub-folder, zip or .java file is one.",
    },
    footer = {
      "",
      "Examples:",
      "  gridmark batch submissions/ --out results",
      "  gridmark batch submissions/ --out results --resume",
      "  gridmark batch submissions/ --out results --resume --similarity",
      "",
      "Exit codes: 0 all accepted, 1 something was lost, 2 wrong use, 3 the grader failed.",
    })
final class BatchCommand extends GradingCommand {

  @Parameters(paramLabel = "DIR", description = "The folder of submissions.")
  private Path submissions;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where the results go. Default: ${DEFAULT-VALUE}.",
      defaultValue = "gridmark-class")
  private Path out;

  @Option(
      names = "--roster",
      paramLabel = "FILE",
      description = "A CSV of all who take the course, with id, name and e-mail.")
  private Path roster;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "How many submissions to grade at a time. Default: the number of processors.")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(names = "--resume", description = "Keep the results in --out that still hold.")
  private boolean resume;

  @Option(
      names = "--similarity",
      description =
          "Compare what compiled, each with each, by JPlag; the starter project does not count. The pairs are in the"
              + " class report, JPlag's own report is in similarity/.")
  private boolean similarity;

  BatchCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  int grade()
      throws IOException,
          NotOfferedException,
          BrokenPackException,
          BrokenRubricException,
          InterruptedException {
    Limits limits = limits();
    Optional<Isolation> level = level();
    EnumSet<Report> asked = reports();
    asked.add(Report.HTML);
    Terms terms = new Terms(seed(), rubric(), Optional.empty(), packKey());
    Pack pack = PackReader.read(cases(), packKey());
    Roll roll;
    try {
      roll = RollReader.read(submissions, Optional.ofNullable(roster));
    } catch (UnreadableRollException e) {
      return complain(e.getMessage(), ExitCode.WRONG_USE);
    }
    Part part = new Part(1, 1);
    Optional<Comparer> comparer;
    try {
      comparer = comparer(part);
    } catch (JPlag.MissingException e) {
      return complain(e.getMessage(), ExitCode.WRONG_USE);
    }
    BatchOrder order =
        new BatchOrder(
            submissions.toAbsolutePath().normalize().getFileName().toString(),
            roll,
            pack,
            terms,
            sandbox(level),
            limits,
            asked,
            part,
            jobs,
            resume,
            terminal().environment());
    Gradebook gradebook = Batch.grade(order, out, new Lines(), comparer);
    return exitCode(
        gradebook.entries().stream().allMatch(entry -> entry.outcome().equals("ACCEPTED")));
  }

  /** Before anything is graded: what is missing is better heard now. */
  private Optional<Comparer> comparer(Part part) throws IOException, JPlag.MissingException {
    if (!similarity) {
      return Optional.empty();
    }
    if (part.count() > 1) {
      throw wrong(
          "--similarity compares a whole class, and this is a part of one: put the parts together first with gridmark merge, then call gridmark batch DIR --out MERGED --resume --similarity");
    }
    List<Source> base =
        StarterKit.sources().entrySet().stream()
            .map(file -> new Source(file.getKey(), file.getValue()))
            .toList();
    return Optional.of(new Comparer(JPlag.in(Places.jplag()), base));
  }

  private final class Lines implements BatchListener {
    @Override
    public void begins(int submissions) {}

    @Override
    public synchronized void done(Entry entry, boolean isKept) {
      terminal()
          .err()
          .println("%s: %s".formatted(entry.key(), entry.outcome()) + (isKept ? " (kept)" : ""));
    }

    @Override
    public void remark(String text) {
      terminal().err().println(text);
    }
  }
}
