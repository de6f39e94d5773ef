package gridmark.json;

import gridmark.files.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.json.JsonMapper;

/** Reads JSON files. */
public final class JsonFile {

  private static final int MOST_BYTES = 16 << 20;

  private JsonFile() {}

  /** What a file holds; empty, and a problem taken down, if it cannot be read or is too much. */
  public static Optional<byte[]> bytes(Path file, Problems problems) {
    try {
      if (Files.size(file) <= MOST_BYTES) {
        return Optional.of(Files.readAllBytes(file));
      }
      problems.add("", "the file is larger than 16 MiB", "split it, or give another file");
    } catch (IOException e) {
      String reason = Reason.ofReading(e);
      problems.add("", "the file cannot be read (" + reason + ")", "check its permissions");
    }
    return Optional.empty();
  }

  /**
   * The object that a file holds; empty, and a problem taken down, if it is no JSON, or no object.
   *
   * @param what as in "a case"
   * @param cure how it should look
   */
  public static Optional<JsonObject> parse(
      byte[] bytes, Problems problems, String what, String cure) {
    try {
      JsonMapper json =
          JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();
      return JsonObject.of(json.readTree(bytes), "", problems, what, cure);
    } catch (JacksonException e) {
      problems.add(
          place(e),
          "not valid JSON: " + complaint(e),
          "correct the JSON here (often a missing or extra comma)");
      return Optional.empty();
    }
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
