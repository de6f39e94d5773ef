package gridmark.grader.verify;

import gridmark.assignment.Proof;
import gridmark.grader.pack.TestCase;

/** A case and whether it expects what it should. */
public record ProvedCase(TestCase testCase, Proof proof) {}
