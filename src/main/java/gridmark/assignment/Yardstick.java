package gridmark.assignment;

import java.util.List;

/** What packs are measured by: proofs of what their cases expect, and mutants to be caught. */
public interface Yardstick {

  /** Proves what a question expects. */
  Proof prove(Question question);

  /**
   * All mutants, the equivalent ones last.
   *
   * @param known what the hard-coded ones know the answers to: the public questions of a pack
   */
  List<Mutant> mutants(List<Question> known);

  /** The flaws that mutants can have, in the order in which they are shown. */
  List<Flaw> flaws();
}
