package gridmark.json;

import gridmark.files.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A JSON file that was read. */
public final class JsonFile {

  private static final int MOST_BYTES = 16 << 20;

  private final byte[] bytes;
  private final JsonNode root;

  private JsonFile(byte[] bytes, JsonNode root) {
    this.bytes = bytes;
    this.root = root;
  }

  /** Reads a file; empty, and a problem taken down, if it is no JSON. */
  public static Optional<JsonFile> read(Path file, Problems problems) {
    return bytes(file, problems).flatMap(bytes -> parse(bytes, problems));
  }

  /** What a file holds; empty, and a problem taken down, if it cannot be read or is too much. */
  public static Optional<byte[]> bytes(Path file, Problems problems) {
    try {
      if (Files.size(file) > MOST_BYTES) {
        problems.add("", "the file is larger than 16 MiB", "split it, or give another file");
        return Optional.empty();
      }
      return Optional.of(Files.readAllBytes(file));
    } catch (IOException e) {
      problems.add("", "the file cannot be read (" + e.getMessage() + ")", "check its permissions");
      return Optional.empty();
    }
  }

  /** Reads what a file held; empty, and a problem taken down, if it is no JSON. */
  public static Optional<JsonFile> parse(byte[] bytes, Problems problems) {
    try {
      JsonMapper json =
          JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();
      return Optional.of(new JsonFile(bytes, json.readTree(bytes)));
    } catch (JacksonException e) {
      problems.add(place(e), "not valid JSON: " + complaint(e), "mend the JSON at that place");
      return Optional.empty();
    }
  }

  public JsonNode root() {
    return root;
  }

  /** Adds the bytes of the file to a digest. */
  public void addTo(Sha256 digest) {
    digest.add(bytes);
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
      return "there is more text after the end";
    }
    return text.replaceAll("\\s*\\(?start marker at \\[Source.*", "")
        .replaceAll("\\s*\\[Source.*", "");
  }
}
