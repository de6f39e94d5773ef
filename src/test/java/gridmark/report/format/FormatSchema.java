package gridmark.report.format;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A format of others, as a JSON Schema among the resources of the tests. */
final class FormatSchema {

  private final Schema schema;

  private FormatSchema(Schema schema) {
    this.schema = schema;
  }

  /** The schema in the resource of that name. */
  static FormatSchema in(String resource) {
    return new FormatSchema(
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(resource(resource), InputFormat.JSON));
  }

  /** What in a document breaks it. */
  List<String> errors(String document) {
    return schema.validate(document, InputFormat.JSON).stream().map(Error::toString).toList();
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
