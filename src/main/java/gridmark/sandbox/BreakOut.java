package gridmark.sandbox;

import java.io.IOException;
import java.util.List;

/**
 * Tries from the inside of an enclosure what must not be possible there: to read, write and list
 * files elsewhere, to get at the grader's process, to reach the network, to start processes. An
 * enclosure is used only if all of it fails.
 */
final class BreakOut {

  private BreakOut() {}

  /**
   * Probes an enclosure.
   *
   * @return what was possible and must not be, or why the enclosure cannot be entered at all; empty
   *     if it holds
   */
  static String findings(Enclosure enclosure, Launcher launcher, VisibleFiles visible)
      throws IOException {
    try (WorkFolder folder = WorkFolder.create()) {
      List<String> attacks =
          List.of(
              launcher.program().toString(),
              "--probe",
              launcher.canary().toString(),
              Long.toString(ProcessHandle.current().pid()),
              enclosure.inside(folder.path()).toString());
      Run run =
          Run.of(Sandbox.bare(enclosure.command(folder.path(), Quota.PROBE, visible, attacks)));
      return run.exitCode() == 0 ? "" : run.line();
    }
  }
}
