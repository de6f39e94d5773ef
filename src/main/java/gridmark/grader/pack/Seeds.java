package gridmark.grader.pack;

/** Where the seed of a submission comes from: see {@link Disguise}. */
public sealed interface Seeds permits Seeds.One, Secret {

  /**
   * The seed of a hand-in: the same for the same texts.
   *
   * @param handIn what tells it from others
   */
  long seed(String... handIn);

  /** The same for the same seeds. It does not tell what they are, where that is a secret. */
  String fingerprint();

  /** The same seed for everybody. */
  record One(long seed) implements Seeds {

    @Override
    public long seed(String... handIn) {
      return seed;
    }

    @Override
    public String fingerprint() {
      return "seed " + seed;
    }
  }
}
