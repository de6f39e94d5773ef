package gridmark.cli.instructor;

import gridmark.files.Resource;
import gridmark.files.Unfinished;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.Secret;
import gridmark.report.Report;
import gridmark.sandbox.Limits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The autograder for Gradescope, as a zip: the scripts of {@code grader/gradescope}, the program,
 * packs and rubric, the draft of a result, and the settings. The same of the same, byte by byte.
 *
 * @param program the jar
 * @param cases the pack: a file or a folder
 * @param release of Java that submissions are compiled for
 * @param secret what seeds are drawn by
 */
record GradescopeBundle(
    Path program,
    Path cases,
    int release,
    Optional<Path> rubric,
    Secret secret,
    Limits limits,
    boolean leaderboard) {

  /** For starting processes, compiling and reporting, at Gradescope's half of a processor. */
  static final Duration FOR_THE_REST = Duration.ofSeconds(150);

  /** What that leaves of Gradescope's ten minutes. */
  static final Duration FOR_CASES = Duration.ofMinutes(10).minus(FOR_THE_REST);

  private static final String SCRIPTS = "/gridmark/gradescope/";
  private static final String SETUP = "setup.sh";
  private static final String RUN = "run_autograder";

  private static final FileTime TIME = FileTime.from(Instant.parse("2026-01-01T00:00:00Z"));

  /** Written aside and renamed, so that there is never half an autograder. */
  void write(Path zip) throws IOException {
    SortedMap<String, byte[]> files = files();
    try (Unfinished file = Unfinished.of(zip)) {
      fill(file.path(), files);
      Files.setPosixFilePermissions(file.path(), PosixFilePermissions.fromString("rw-r--r--"));
      file.finish();
    }
  }

  private SortedMap<String, byte[]> files() throws IOException {
    SortedMap<String, byte[]> files = new TreeMap<>();
    files.put(SETUP, script(SETUP));
    files.put(RUN, script(RUN));
    files.put("settings.sh", settings().getBytes(StandardCharsets.US_ASCII));
    String draft = Report.GRADESCOPE.files().get(0).draft().orElseThrow().get();
    files.put("draft.json", draft.getBytes(StandardCharsets.UTF_8));
    files.put(Secret.FILE, (secret.text() + "\n").getBytes(StandardCharsets.US_ASCII));
    files.put("gridmark.jar", Files.readAllBytes(program));
    for (Path pack : PackReader.files(cases)) {
      // Of a folder only files named so are packs, and there it will be a folder.
      String name = Files.isDirectory(cases) ? pack.getFileName().toString() : "pack.json";
      files.put("testcases/" + name, Files.readAllBytes(pack));
    }
    if (rubric.isPresent()) {
      files.put("rubric.json", Files.readAllBytes(rubric.get()));
    }
    return files;
  }

  /** With the line ends that bash needs, whatever a checkout has made of them. */
  private static byte[] script(String name) throws IOException {
    String text = new String(Resource.read(SCRIPTS + name), StandardCharsets.UTF_8);
    return text.replace("\r\n", "\n").getBytes(StandardCharsets.UTF_8);
  }

  private String settings() {
    return "JAVA_RELEASE=%d\nTIME_LIMIT=%s\nMEMORY_LIMIT=%d\n"
            .formatted(release, limits.cpu().toMillis() / 1000.0, limits.memoryMiB())
        + (leaderboard ? "export GRIDMARK_LEADERBOARD=1\n" : "");
  }

  private static void fill(Path zip, SortedMap<String, byte[]> files) throws IOException {
    Map<String, String> options = Map.of("create", "true", "enablePosixFileAttributes", "true");
    try (FileSystem archive = FileSystems.newFileSystem(zip, options)) {
      finish(Files.createDirectory(archive.getPath("testcases")), true);
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        boolean isProgram = file.getKey().equals(SETUP) || file.getKey().equals(RUN);
        finish(Files.write(archive.getPath(file.getKey()), file.getValue()), isProgram);
      }
    }
  }

  private static void finish(Path entry, boolean isExecutable) throws IOException {
    Files.setPosixFilePermissions(
        entry, PosixFilePermissions.fromString(isExecutable ? "rwxr-xr-x" : "rw-r--r--"));
    // All three: the zip would keep when it was made.
    Files.getFileAttributeView(entry, BasicFileAttributeView.class).setTimes(TIME, TIME, TIME);
  }
}
