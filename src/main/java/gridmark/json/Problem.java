package gridmark.json;

/**
 * One thing that is wrong with a file.
 *
 * @param file the file it is in
 * @param subject what of the file it is about, such as "case a-1"; or empty
 * @param pointer the JSON pointer of the place, or line and column where the text is not JSON; or
 *     empty
 * @param what what is wrong
 * @param cure how to mend it
 */
public record Problem(String file, String subject, String pointer, String what, String cure) {

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(file);
    if (!pointer.isEmpty()) {
      text.append(": ").append(pointer);
    }
    if (!subject.isEmpty()) {
      text.append(" (").append(subject).append(')');
    }
    return text.append(": ").append(what).append("\n    Cure: ").append(cure).toString();
  }
}
