package gridmark.report.page;

import gridmark.files.Sha256;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a browser may do with a page: apply the styles and run the script that are named, and
 * nothing else. They are named by what is in them, so none of it can depend on data.
 */
public final class ContentPolicy {

  private ContentPolicy() {}

  /**
   * The value of Content-Security-Policy.
   *
   * @param home a class beside which the templates lie that do not lie here
   * @param styles templates that are one style element each
   * @param script a template that is one script element
   */
  public static String of(Class<?> home, List<String> styles, String script) {
    return "default-src 'none'; style-src %s; script-src %s; base-uri 'none'; form-action 'none'"
        .formatted(
            styles.stream().map(name -> hash(home, name, "style")).collect(Collectors.joining(" ")),
            hash(home, script, "script"));
  }

  private static String hash(Class<?> home, String template, String element) {
    // Browsers see all line ends as one character.
    String text = Template.text(home, template).replace("\r\n", "\n");
    String inside =
        text.substring(
            text.indexOf("<" + element + ">") + element.length() + 2,
            text.indexOf("</" + element + ">"));
    return "'sha256-" + Base64.getEncoder().encodeToString(new Sha256().add(inside).bytes()) + "'";
  }
}
