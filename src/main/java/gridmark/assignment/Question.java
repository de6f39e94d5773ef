package gridmark.assignment;

import gridmark.board.SeededRandom;
import gridmark.exchange.Value;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** What a program is asked in one case, and what there is to say of its answers. Immutable. */
public interface Question {

  /** What the program is given. */
  List<Value> arguments();

  /** The question as one line of text: the same for the same question, and for no other. */
  String key();

  /** What a right answer says, in the word that packs use. */
  String expects();

  /**
   * The same question in disguise: as hard as before, with other answers.
   *
   * @param tags of the case: some keep a disguise from changing what the case is for
   */
  Question disguised(SeededRandom random, Collection<String> tags);

  /** Holds an answer against the rules. */
  Finding judge(Value answer);

  /**
   * Why what it expects is wrong; empty if our own solver finds that it is right. Takes some
   * milliseconds, and far longer for rare ones. Nothing, where the program cannot solve puzzles
   * itself.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted meanwhile
   */
  Optional<Contradiction> contradiction();

  /** What is asked, to look at. */
  Picture picture();

  /** What came back, to look at; empty where there is nothing to see. */
  Optional<Picture> picture(Value answer);

  /**
   * What can be learnt from a case that was lost. It can take some tenths of a second. Nothing,
   * where the program cannot solve puzzles itself.
   *
   * @param answer absent if there was none
   */
  Optional<Lesson> lesson(Verdict verdict, Optional<Value> answer);

  /**
   * How long our own solver takes, to hold other times against: to be shown, never to be judged by.
   * Takes some milliseconds. None, where the program cannot solve puzzles itself.
   */
  Optional<Duration> referenceTime();

  /** How large our own formulas for it are, for comparison; none where there are none. */
  Optional<OurFormulas> formulas();
}
