package gridmark.assignment.diagnosis;

import gridmark.assignment.DiagnosisCode;

/** The bugs that programs for any assignment can have. */
public enum CommonBug implements DiagnosisCode {
  STATE_LEAK(
      "something that is kept between two calls",
      "keep something between two calls",
      "Look for static fields, and for anything else that lives longer than one call (a SAT"
          + " solver, a list of clauses, a file): every call has to start afresh."),
  NONDETERMINISTIC(
      "chance",
      "depend on chance",
      "Look for random numbers, for threads that nobody waits for, and for anything that depends on"
          + " the time: the same question has to get a right answer every time."),
  HARD_CODED(
      "answers that are known by heart",
      "know answers by heart",
      "Compute the answer from the input: nothing in your program should know one input from"
          + " another."),
  EXCEPTION(
      "an exception that is always the same",
      "throw the same exception again and again",
      "Give your program the first of these inputs in a test of your own, with a breakpoint at that"
          + " line."),
  TOO_SLOW("time", "run out of time", "Check that every loop of your own comes to an end.");

  @SuppressWarnings("ImmutableEnumChecker") // a record of texts
  private final Meaning meaning;

  CommonBug(String theme, String deed, String advice) {
    this.meaning = new Meaning(theme, deed, advice, advice, false);
  }

  @Override
  public Meaning meaning() {
    return meaning;
  }
}
