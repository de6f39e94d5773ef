package gridmark.report.format;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** What Gradescope takes for a results.json, as its documentation has it, and nothing besides. */
public final class GradescopeSchema {

  private GradescopeSchema() {}

  /** What is wrong with the text of a file. */
  public static List<String> complaints(String json) {
    return schema().validate(json, InputFormat.JSON).stream().map(Error::toString).toList();
  }

  private static Schema schema() {
    try (InputStream in = GradescopeSchema.class.getResourceAsStream("gradescope.schema.json")) {
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
