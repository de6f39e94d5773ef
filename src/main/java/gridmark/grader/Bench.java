package gridmark.grader;

import gridmark.exchange.Signature;
import gridmark.grader.run.Workers;
import gridmark.grader.submission.Submission;
import gridmark.language.Language;
import gridmark.language.Preparation;
import gridmark.language.Workshop;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import java.io.IOException;

/** Where the programs of one language are built and run; what that needs stays warm. */
record Bench(Language language, Workshop workshop, Workers workers) implements AutoCloseable {

  /** Starts its processes; they get ready while the caller does something else. */
  static Bench start(Language language, Sandbox sandbox, Limits limits, boolean isForMany)
      throws IOException {
    Workshop workshop = language.start(sandbox, limits);
    try {
      return new Bench(
          language,
          workshop,
          isForMany ? Workers.startAhead(workshop, limits) : Workers.start(workshop, limits));
    } catch (IOException e) {
      workshop.close();
      throw e;
    }
  }

  /** Has built what of a submission is in this language. */
  Preparation build(Submission submission, Signature signature) throws InterruptedException {
    return submission.in(language).build(workshop, signature);
  }

  @Override
  public void close() {
    workshop.close();
    workers.close();
  }
}
