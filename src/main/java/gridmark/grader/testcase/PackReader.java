package gridmark.grader.testcase;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads a pack from a JSON file, or from all {@code *.json} files of a folder in the order of their
 * names. Every problem of every file is told at once.
 */
public final class PackReader {

  private static final int MOST_BYTES = 16 << 20;

  private final JsonMapper json =
      JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  private final List<PackProblem> problems = new ArrayList<>();
  private final List<TestCase> cases = new ArrayList<>();
  private final Map<String, String> fileOfId = new HashMap<>();
  private final MessageDigest digest = sha256();

  private PackReader() {}

  /**
   * Reads a pack.
   *
   * @param path a file, or a folder of files
   * @throws BrokenPackException if anything at all is wrong with it
   */
  public static Pack read(Path path) throws BrokenPackException {
    PackReader reader = new PackReader();
    for (Path file : reader.filesOf(path)) {
      reader.readFile(file);
    }
    if (!reader.problems.isEmpty()) {
      throw new BrokenPackException(reader.problems);
    }
    return new Pack(
        CaseParser.ASSIGNMENT, reader.cases, HexFormat.of().formatHex(reader.digest.digest()));
  }

  /** The files of a pack, in the order in which they are read. */
  public static List<Path> files(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      return List.of(path);
    }
    try (Stream<Path> files = Files.list(path)) {
      return files.filter(PackReader::isPack).sorted().toList();
    }
  }

  private List<Path> filesOf(Path path) {
    if (!Files.exists(path)) {
      add(
          path,
          "",
          "there is no such file or folder",
          "give a pack file, or a folder of them, with --cases");
      return List.of();
    }
    try {
      List<Path> packs = files(path);
      if (packs.isEmpty()) {
        add(
            path,
            "",
            "the folder holds no *.json file",
            "give the folder that holds the packs with --cases");
      }
      return packs;
    } catch (IOException e) {
      add(path, "", "the folder cannot be read (" + e.getMessage() + ")", "check its permissions");
      return List.of();
    }
  }

  private static boolean isPack(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".json") && !name.endsWith(".schema.json") && Files.isRegularFile(file);
  }

  private void readFile(Path file) {
    try {
      if (Files.size(file) > MOST_BYTES) {
        add(file, "", "the file is larger than 16 MiB", "split it into several packs");
        return;
      }
      byte[] bytes = Files.readAllBytes(file);
      digest.update(bytes);
      CaseParser parser = new CaseParser(file.toString(), problems, fileOfId);
      cases.addAll(parser.parsePack(json.readTree(bytes)));
    } catch (JacksonException e) {
      add(file, place(e), "not valid JSON: " + complaint(e), "mend the JSON at that place");
    } catch (IOException e) {
      add(file, "", "the file cannot be read (" + e.getMessage() + ")", "check its permissions");
    }
  }

  private void add(Path file, String pointer, String what, String cure) {
    problems.add(new PackProblem(file.toString(), "", pointer, what, cure));
  }

  private static String place(JacksonException e) {
    TokenStreamLocation location = e.getLocation();
    return location == null || location.getLineNr() < 1
        ? ""
        : "line " + location.getLineNr() + ", column " + location.getColumnNr();
  }

  /** The parser's complaint without what only its programmers understand. */
  private static String complaint(JacksonException e) {
    String text = e.getOriginalMessage().lines().findFirst().orElse("");
    if (text.startsWith("Trailing token")) {
      return "there is more text after the end of the pack";
    }
    return text.replaceAll("\\s*\\(?start marker at \\[Source.*", "")
        .replaceAll("\\s*\\[Source.*", "");
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }
}
