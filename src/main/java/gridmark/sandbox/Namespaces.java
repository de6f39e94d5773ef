package gridmark.sandbox;

import java.nio.file.Files;
import java.nio.file.Path;

/** Knows why bubblewrap is refused its namespaces, and what helps. */
final class Namespaces {

  private static final String OTHERWISE = "; or use --isolation jail";

  private Namespaces() {}

  static String cure(String complaint) {
    if (complaint.contains("Unknown option")) {
      return "install bubblewrap 0.7 or newer" + OTHERWISE;
    }
    return settings() + OTHERWISE;
  }

  private static String settings() {
    if (Machine.setting("kernel/apparmor_restrict_unprivileged_userns").equals("1")) {
      return "AppArmor forbids it (Ubuntu 24.04 does by default): give bwrap a profile that allows userns,"
          + " or set kernel.apparmor_restrict_unprivileged_userns=0 with sysctl";
    }
    if (Machine.setting("kernel/unprivileged_userns_clone").equals("0")) {
      return "set kernel.unprivileged_userns_clone=1 with sysctl";
    }
    if (Machine.setting("user/max_user_namespaces").equals("0")) {
      return "set user.max_user_namespaces to some thousands with sysctl";
    }
    return isContainer()
        ? "start the container with --security-opt seccomp=unconfined --security-opt apparmor=unconfined"
            + " --security-opt systempaths=unconfined"
        : "allow unprivileged user namespaces";
  }

  private static boolean isContainer() {
    return Files.exists(Path.of("/.dockerenv")) || Files.exists(Path.of("/run/.containerenv"));
  }
}
