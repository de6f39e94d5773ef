package gridmark.kit;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The starter project's pom uses what our own build uses, and has so been tested with. */
class KitPomTest {

  private static final Pattern ARTIFACT =
      Pattern.compile("<artifactId>([^<]+)</artifactId>\\s*<version>([^<]+)</version>");
  private static final Pattern PROPERTY = Pattern.compile("<([a-z0-9.-]+)>([^<]+)</\\1>");

  @Test
  void namesTheVersionsOfOurBuild() throws IOException {
    Path root = Repository.root();
    Map<String, String> ours = versions(root.resolve("pom.xml"));
    Map<String, String> kits =
        versions(root.resolve("src/main/resources/gridmark/kit/common/pom.xml"));
    kits.keySet().removeIf(name -> name.startsWith("gridmark") || name.startsWith("sudoku"));

    assertThat(kits)
        .containsKeys(
            "junit-jupiter",
            "org.ow2.sat4j.core",
            "maven-compiler-plugin",
            "maven-resources-plugin",
            "maven-surefire-plugin");
    assertThat(ours).containsAllEntriesOf(kits);
  }

  private static Map<String, String> versions(Path pom) throws IOException {
    String text = Files.readString(pom);
    Map<String, String> properties = new TreeMap<>();
    PROPERTY.matcher(text).results().forEach(each -> properties.put(each.group(1), each.group(2)));
    Map<String, String> versions = new TreeMap<>();
    Matcher artifacts = ARTIFACT.matcher(text);
    while (artifacts.find()) {
      String version = artifacts.group(2).replaceAll("^\\$\\{|}$", "");
      versions.put(artifacts.group(1), properties.getOrDefault(version, version));
    }
    return versions;
  }
}
