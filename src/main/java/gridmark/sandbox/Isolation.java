package gridmark.sandbox;

import java.util.Locale;

/** How strongly a submission is shut in, from strong to weak. */
public enum Isolation {
  /** Namespaces, another user, seccomp, limits. */
  BWRAP,
  /** Landlock, seccomp, limits. */
  JAIL,
  /**
   * A process of its own with limits on time, memory and output; files and network stay open to it.
   */
  PROCESS;

  /** The name used on the command line and in results. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
