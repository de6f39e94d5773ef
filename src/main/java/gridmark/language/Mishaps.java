package gridmark.language;

import gridmark.exchange.Signature;
import gridmark.sandbox.Limits;
import java.util.List;
import java.util.Optional;

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
   * What a program was short of by what it printed, as many do with exceptions that they catch:
   * memory and threads, or files and room for them. Empty if it does not say so.
   */
  Optional<Mishap.Kind> shortage(String printed);

  /** Whether what runs the programs printed that it crashed itself, whatever its exit code says. */
  boolean isCrash(String printed);

  /** What usually is behind what was thrown, in a sentence; empty if nothing in particular. */
  Optional<String> why(Thrown thrown);

  /**
   * Whether a type of exception is what wrong programs throw without meaning to. It may be named
   * for a hidden case; any other would be a way to speak.
   */
  boolean isTelling(String type);

  /** Where a frame of a stack lies, if it is one of this language's. */
  Optional<FramePlace> place(String frame);

  /** How the path of the file may end, the likeliest first, and the line. */
  record FramePlace(List<String> ends, int line) {

    /** Which of the files it is; empty if several could be meant. */
    public Optional<String> among(List<String> paths) {
      return ends.stream().flatMap(end -> only(end, paths).stream()).findFirst();
    }

    private static Optional<String> only(String end, List<String> paths) {
      List<String> found = paths.stream().filter(path -> ("/" + path).endsWith("/" + end)).toList();
      return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }
  }
}
