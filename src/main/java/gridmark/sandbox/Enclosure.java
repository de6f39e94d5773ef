package gridmark.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** How a program is put inside a level of isolation. */
interface Enclosure {

  Isolation level();

  /** What it is made of, for people who want to know what this machine offers. */
  String description() throws IOException;

  /**
   * The command line that runs a program inside.
   *
   * @param folder the process's own folder
   * @param quota what it may use
   * @param visible what it may read beside that folder
   * @param program the program and its arguments, with paths as they are inside
   */
  List<String> command(Path folder, Quota quota, VisibleFiles visible, List<String> program);

  /** The path by which the process knows its own folder. */
  default Path inside(Path folder) {
    return folder;
  }

  /**
   * Whether the kernel ends the process when the grader is killed. Else it has to look by itself.
   */
  default boolean endsWithGrader() {
    return level() != Isolation.PROCESS;
  }

  /** Whether nobody can see later what was read in there. */
  default boolean keepsAccessTimes() {
    return level() == Isolation.BWRAP;
  }

  /** Whether the process has a file system of its own, with room that nobody else takes. */
  default boolean hasOwnDisk() {
    return false;
  }

  /**
   * A command line that looks at a process's {@link HiddenFiles} where we may not; empty if there
   * is none.
   */
  default List<String> look(long process, Path folder) {
    return List.of();
  }

  /** The processes that may come of the one that is started. */
  default Offspring offspring() {
    return Offspring.ANY;
  }

  /** See {@link #offspring()}. */
  enum Offspring {
    /** None: the process that is started is the program, and the program may start no others. */
    NONE,
    /** The program, and it may start no others. */
    PROGRAM,
    /** Whatever the program starts. */
    ANY
  }
}
