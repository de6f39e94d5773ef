package gridmark.kit;

import gridmark.files.Resource;
import gridmark.files.Sha256;
import gridmark.grader.Version;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The files of a starter project. */
public final class StarterKit {

  private static final String RELEASE = "@RELEASE@";

  private final Map<String, byte[]> files = new LinkedHashMap<>();

  private StarterKit() {}

  /**
   * Collects them.
   *
   * @param assignment the word of the assignment that the cases are of
   * @throws IOException if this program does not run from a jar
   */
  public static StarterKit of(PublicCases cases, String assignment) throws IOException {
    StarterKit kit = new StarterKit();
    byte[] program = StudentProgram.jar();
    byte[] api = Resource.read("/gridmark/jars/gridmark-student.jar");
    String version = version(program, api);
    String release = Integer.toString(cases.release());
    texts(assignment, release).forEach((path, text) -> kit.files.put(path, utf8(text)));
    Map<String, String> numbers = Map.of("@VERSION@", version, RELEASE, release);
    kit.files.put("pom.xml", utf8(filledIn("common/pom.xml", numbers)));
    cases.packs().forEach((name, text) -> kit.files.put("cases/" + name, utf8(text)));
    kit.files.put("gridmark.jar", program);
    kit.addArtifact("gridmark", version, program);
    kit.addArtifact("gridmark-student", version, api);
    // Lets Maven read the folder lib even when it is told to stay offline.
    kit.add(".mvn/maven.config", "common/maven.config");
    kit.add(".vscode/extensions.json", "common/extensions.json");
    kit.add(".gitignore", "common/gitignore");
    return kit;
  }

  /** The source files of every starter project of an assignment by their names. */
  public static Map<String, String> sources(String assignment) throws IOException {
    Map<String, String> sources = new LinkedHashMap<>();
    sourceTexts(assignment, words(assignment))
        .forEach((path, text) -> sources.put(path.substring(path.lastIndexOf('/') + 1), text));
    return sources;
  }

  /** The files that differ from assignment to assignment, by their paths in the project. */
  static Map<String, String> texts(String assignment, String release) throws IOException {
    Map<String, String> words = words(assignment);
    words.put(RELEASE, release);
    Map<String, String> texts = new LinkedHashMap<>();
    texts.put("README.md", filledIn("common/README.md", words));
    texts.putAll(sourceTexts(assignment, words));
    return texts;
  }

  private static Map<String, String> sourceTexts(String assignment, Map<String, String> words)
      throws IOException {
    String solver = words.get("@CLASS@");
    Map<String, String> texts = new LinkedHashMap<>();
    texts.put("src/main/java/" + solver + ".java", text(assignment + "/" + solver + ".java"));
    texts.put("src/test/java/" + solver + "Test.java", filledIn("common/SolverTest.java", words));
    return texts;
  }

  /** What an assignment says in the places that the common texts leave open, by their names. */
  private static Map<String, String> words(String assignment) throws IOException {
    Map<String, String> words = new LinkedHashMap<>();
    for (String place : text(assignment + "/words.md").split("\\R+(?=@[A-Z]+@\\R)", -1)) {
      String[] nameAndWords = place.split("\\R", 2);
      words.put(nameAndWords[0], nameAndWords[1].stripTrailing());
    }
    return words;
  }

  private static String filledIn(String name, Map<String, String> words) throws IOException {
    String text = text(name);
    for (Map.Entry<String, String> each : words.entrySet()) {
      text = text.replace(each.getKey(), each.getValue());
    }
    return text;
  }

  /** The content of each file by its path, with slashes. */
  Map<String, byte[]> files() {
    return files;
  }

  private void add(String path, String resource) throws IOException {
    files.put(path, utf8(text(resource)));
  }

  /** In the folder lib, laid out as Maven wants to find it. */
  private void addArtifact(String name, String version, byte[] jar) {
    String path = "lib/gridmark/%s/%s/%s-%s".formatted(name, version, name, version);
    files.put(path + ".jar", jar);
    files.put(
        path + ".pom",
        utf8(
            """
            <project xmlns="http://maven.apache.org/POM/4.0.0">
              <modelVersion>4.0.0</modelVersion>
              <groupId>gridmark</groupId>
              <artifactId>%s</artifactId>
              <version>%s</version>
            </project>
            """
                .formatted(name, version)));
  }

  /** Other content, other version: else Maven would go on using what it copied from another kit. */
  private static String version(byte[]... jars) {
    Sha256 digest = new Sha256();
    for (byte[] jar : jars) {
      digest.add(jar);
    }
    return Version.gridmark() + "-" + digest.hex().substring(0, 10);
  }

  private static String text(String name) throws IOException {
    return new String(Resource.read("/gridmark/kit/" + name), StandardCharsets.UTF_8);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
