package gridmark.sandbox;

import gridmark.files.Resource;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * The small C program {@code jail}, which shuts itself in and then becomes another program. Its
 * source travels with ours; it is compiled on first use and kept in the cache.
 *
 * @param program the program, compiled
 * @param canary a file that no submission must get at, for the probe to try
 */
record Launcher(Path program, Path canary) {

  private static final String SOURCE = "/gridmark/jail/jail.c";

  /** In a folder of its own, since the launcher's folder is there inside, too. */
  private static final String CANARY = "canary/canary";

  private static final String CANARY_TEXT = "not for submissions\n";

  private static final Set<String> ARCHITECTURES = Set.of("amd64", "x86_64", "aarch64");

  /** The launcher of this build, compiled now if it never was. */
  static Launcher of(Path cache, Consumer<String> progress, String searchPath)
      throws NotOfferedException, IOException {
    if (!Machine.isLinux() || !ARCHITECTURES.contains(System.getProperty("os.arch"))) {
      throw new NotOfferedException(
          "it is for Linux on x86-64 and aarch64 only",
          "grade in a Linux container or virtual machine");
    }
    byte[] source = Resource.read(SOURCE);
    Path folder =
        cache.resolve("jail-" + fingerprint(source) + "-" + System.getProperty("os.arch"));
    Launcher launcher = new Launcher(folder.resolve("jail"), folder.resolve(CANARY));
    if (!launcher.isWhole()) {
      boolean wasBuilt = Files.exists(folder);
      try {
        launcher.build(source, compiler(searchPath), progress);
      } catch (NotOfferedException e) {
        if (wasBuilt) {
          // A weaker level, for a reason that nobody would look for, is worse than none.
          throw new IOException(
              "%s is damaged and cannot be built again, as %s. Fix: %s; or remove that folder"
                  .formatted(folder, e.getMessage(), e.cure()),
              e);
        }
        throw e;
      }
    }
    return launcher;
  }

  /** Whether the files are those that were built; a full disk may have cut them short. */
  private boolean isWhole() {
    try {
      return Files.isExecutable(program)
          && Files.readString(sum()).equals(fingerprint(Files.readAllBytes(program)))
          && Files.readString(canary).equals(CANARY_TEXT);
    } catch (IOException e) {
      return false;
    }
  }

  private Path sum() {
    return program.resolveSibling("jail.sum");
  }

  /** A command line, but for its end, that only makes a program another user's. */
  List<String> givingAway() {
    return List.of(program.toString(), "--own-user", "--any-file", "--any-call");
  }

  /** A command line that tells {@link HiddenFiles} of a process, as that process's user. */
  List<String> looking(long process, Path folder) {
    return List.of(
        program.toString(),
        "--look",
        Long.toString(process),
        folder.toString(),
        Long.toString(HiddenFiles.UNKNOWN_BYTES));
  }

  private static Path compiler(String searchPath) throws NotOfferedException {
    return Stream.of("cc", "gcc", "clang")
        .map(name -> Machine.program(name, searchPath))
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow(
            () ->
                new NotOfferedException(
                    "there is no C compiler to build the jail with",
                    "install one (Debian, Ubuntu: apt-get install gcc libc6-dev;"
                        + " Fedora: dnf install gcc; Alpine: apk add gcc musl-dev linux-headers)"));
  }

  /** Written aside and renamed, so that nobody starts half a program. */
  private void build(byte[] source, Path compiler, Consumer<String> progress)
      throws NotOfferedException, IOException {
    progress.accept("Building the jail (once)…");
    Path target = program.getParent();
    Files.createDirectories(target.getParent());
    try (WorkFolder aside = new WorkFolder(Files.createTempDirectory(target.getParent(), "jail"))) {
      Path stage = aside.path();
      Path text = Files.write(stage.resolve("jail.c"), source);
      Path built = stage.resolve("jail");
      Run compilation =
          Run.of(
              new ProcessBuilder(
                  compiler.toString(), "-std=c11", "-O2", "-o", built.toString(), text.toString()));
      if (compilation.exitCode() != 0) {
        throw new NotOfferedException(
            "%s cannot build the jail: %s".formatted(compiler, compilation.line()),
            "install what a C compiler needs (Debian, Ubuntu: apt-get install libc6-dev;"
                + " Alpine: apk add musl-dev linux-headers)");
      }
      Files.createDirectory(stage.resolve(CANARY).getParent());
      Files.writeString(stage.resolve(CANARY), CANARY_TEXT);
      Files.writeString(stage.resolve(sum().getFileName()), fingerprint(Files.readAllBytes(built)));
      Files.setPosixFilePermissions(stage, PosixFilePermissions.fromString("rwxr-xr-x"));
      Files.setPosixFilePermissions(built, PosixFilePermissions.fromString("rwxr-xr-x"));
      if (Files.exists(target) && !isWhole()) {
        new WorkFolder(target).close();
      }
      Files.move(stage, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (FileSystemException e) {
      // Another has built it meanwhile, or not.
      if (!isWhole()) {
        throw e;
      }
    }
  }

  /** Tells one content from another; a stronger sum would take longer than all else at a start. */
  private static String fingerprint(byte[] content) {
    CRC32 crc = new CRC32();
    crc.update(content);
    return Long.toHexString(crc.getValue());
  }
}
