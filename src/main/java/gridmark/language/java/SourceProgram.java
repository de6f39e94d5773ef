package gridmark.language.java;

import java.nio.file.Path;
import java.util.List;

/** A Java program of ours that is one source file, compiled as it starts. */
public final class SourceProgram {

  private SourceProgram() {}

  /**
   * Its command line.
   *
   * @param folder its own folder, for what it leaves behind
   */
  public static List<String> command(
      Path folder, String classPath, Path source, List<String> arguments, int memoryMiB) {
    List<String> command = JavaTools.java(folder);
    command.addAll(List.of("-Xmx" + memoryMiB + "m", "-cp", classPath, source.toString()));
    command.addAll(arguments);
    return command;
  }
}
