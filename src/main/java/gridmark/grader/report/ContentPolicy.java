package gridmark.grader.report;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a browser may do with a page: apply the styles and run the script that are named, and
 * nothing else. They are named by what is in them, so none of it can depend on data.
 */
final class ContentPolicy {

  private ContentPolicy() {}

  /**
   * The value of Content-Security-Policy.
   *
   * @param styles templates that are one style element each
   * @param script a template that is one script element
   */
  static String of(List<String> styles, String script) {
    return "default-src 'none'; style-src %s; script-src %s; base-uri 'none'; form-action 'none'"
        .formatted(
            styles.stream().map(name -> hash(name, "style")).collect(Collectors.joining(" ")),
            hash(script, "script"));
  }

  private static String hash(String template, String element) {
    // Browsers see all line ends as one character.
    String text = Template.text(template).replace("\r\n", "\n");
    String inside =
        text.substring(
            text.indexOf("<" + element + ">") + element.length() + 2,
            text.indexOf("</" + element + ">"));
    return "'sha256-" + Base64.getEncoder().encodeToString(sha256(inside)) + "'";
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
