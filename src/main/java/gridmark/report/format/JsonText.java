package gridmark.report.format;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** JSON as our files hold it: indented, for people look at it too, and with a line end. */
public final class JsonText {

  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private JsonText() {}

  /** The text of a file. */
  public static String of(ObjectNode node) {
    return MAPPER.writeValueAsString(node) + "\n";
  }
}
