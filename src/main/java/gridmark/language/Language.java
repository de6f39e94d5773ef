package gridmark.language;

import gridmark.exchange.Signature;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import gridmark.sandbox.Toolchain;
import java.io.IOException;

/** A language that submissions may be written in. It knows of an assignment only its signature. */
public interface Language extends Toolchain {

  /** As results and the command line have it: "java". */
  String word();

  /** As people have it: "Java". */
  String name();

  /** What programs can be built for here. */
  Releases releases();

  /**
   * With what programs are built and run, "Java 17.0.15"; and for what, where that is older: "Java
   * 25.0.1, compiled for 17".
   */
  String version(int release);

  /** How the names of its source files end, for people: ".java". */
  String extension();

  /** Whether a file of this path is source code in it. */
  boolean isSource(String path);

  /** The file that a student is to hand in: "SudokuSolver.java". */
  String fileName(Signature signature);

  /** The test that every starter project has, by its path. */
  String starterTest(Signature signature);

  /**
   * Starts what builds programs; it gets ready while the caller does something else.
   *
   * @param limits what programs may use for a case
   */
  Workshop start(Sandbox sandbox, Limits limits) throws IOException;

  /** What it makes of programs that gave no answer. */
  Mishaps mishaps();
}
