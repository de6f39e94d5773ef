package gridmark.language;

import gridmark.exchange.Signature;
import gridmark.sandbox.Limits;

/** What a language makes of programs that gave no answer. */
public interface Mishaps {

  /** The program threw something. */
  Mishap thrown(Thrown thrown, Signature signature, Limits limits);

  /**
   * The process ended.
   *
   * @param exitCode with 128 and more for a signal; negative if it only closed its streams
   * @param printed by the program, and by what runs it
   */
  Mishap ended(int exitCode, String printed, Signature signature, Limits limits);

  /**
   * Whether a type of exception is what wrong programs throw without meaning to. It may be named
   * for a hidden case; any other would be a way to speak.
   */
  boolean isTelling(String type);
}
