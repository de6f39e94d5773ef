package gridmark.grader.report;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The formats of others, as JSON Schemas among the resources of the tests. */
final class FormatSchema {

  private FormatSchema() {}

  /** What in a document breaks a schema. */
  static List<String> errors(String schema, String document) {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(resource(schema), InputFormat.JSON)
        .validate(document, InputFormat.JSON)
        .stream()
        .map(Error::toString)
        .toList();
  }

  /** The text of a resource. */
  static String resource(String name) {
    try (InputStream in = FormatSchema.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
