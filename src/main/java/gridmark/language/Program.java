package gridmark.language;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A program that can be run.
 *
 * @param language the word of its language
 * @param entry what is created, or called, for every case
 * @param files by path, as its workers take them: classes, modules, a library, and what these read
 * @param conforms whether it declares to be what was asked for, and not merely can be called
 * @param notes for the student: what deviates and was accepted
 */
public record Program(
    String language,
    String entry,
    Map<String, byte[]> files,
    boolean conforms,
    List<String> notes) {

  public Program {
    notes = List.copyOf(notes);
  }

  /** The same with what the submission has beside its sources. */
  public Program with(Map<String, byte[]> resources) {
    Map<String, byte[]> all = new LinkedHashMap<>(files);
    resources.forEach(all::putIfAbsent);
    return new Program(language, entry, all, conforms, notes);
  }
}
