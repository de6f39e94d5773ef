package gridmark.report.page;

import com.samskivert.mustache.Escapers;
import com.samskivert.mustache.Mustache;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;

/**
 * An HTML template among our resources. What is filled in is escaped; a name that the data lacks is
 * an error. {@code {{> style}}} takes in another template, such as the style that all pages share.
 */
public final class Template {

  private static final Mustache.Compiler COMPILER =
      Mustache.compiler().emptyStringIsFalse(true).withEscaper(Template::escape);

  /** What {@link Escapers#HTML} looks for, one search of the text after the other. */
  private static final String SPECIAL = "&'\"<>`=";

  private final com.samskivert.mustache.Template template;

  private Template(com.samskivert.mustache.Template template) {
    this.template = template;
  }

  /**
   * The template of that name, without the ending.
   *
   * @param home a class beside which it lies, and what it takes in; else that lies here
   */
  public static Template named(Class<?> home, String name) {
    return new Template(
        COMPILER.withLoader(part -> new StringReader(text(home, part))).compile(text(home, name)));
  }

  /**
   * The page.
   *
   * @param data a map or a record, whose lists fill sections
   */
  public String fill(Object data) {
    return template.execute(data);
  }

  /** Most of what is filled in are numbers, and needs no escaping. */
  private static String escape(String raw) {
    for (int i = 0; i < raw.length(); i++) {
      if (SPECIAL.indexOf(raw.charAt(i)) >= 0) {
        return Escapers.HTML.escape(raw);
      }
    }
    return raw;
  }

  /** The template itself, with nothing filled in. */
  static String text(Class<?> home, String name) {
    String file = name + ".mustache";
    URL found =
        home.getResource(file) == null ? Template.class.getResource(file) : home.getResource(file);
    if (found == null) {
      throw new IllegalArgumentException("there is no template " + name);
    }
    try (InputStream in = found.openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
