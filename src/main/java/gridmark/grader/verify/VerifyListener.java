package gridmark.grader.verify;

/** Told how far verifying is. */
public interface VerifyListener {

  /** A stage begins, such as "Proving expectations". */
  void begin(String stage, int steps);

  /** One of its steps is done, such as a case. */
  void done(String step);
}
