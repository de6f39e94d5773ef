package gridmark.catalogue;

import gridmark.exchange.Signature;
import gridmark.language.Language;
import gridmark.language.Source;
import gridmark.language.java.JavaLanguage;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The languages that submissions may be written in. */
public final class Languages {

  /** All of them; the first is meant where nothing tells. */
  public static final List<Language> ALL = List.of(new JavaLanguage());

  private Languages() {}

  /** The languages that some of these sources are in; the first of all where there are none. */
  public static List<Language> of(List<Source> sources, List<Language> all) {
    List<Language> found =
        all.stream()
            .filter(language -> sources.stream().anyMatch(each -> language.isSource(each.path())))
            .toList();
    return found.isEmpty() ? all.subList(0, 1) : found;
  }

  /** Whether a file of this path is source code. */
  public static boolean isSource(String path) {
    return ALL.stream().anyMatch(language -> language.isSource(path));
  }

  /** How the names of source files end, for people. */
  public static String extensions() {
    return joined(ALL, " or ", Language::extension);
  }

  /** The files that one of is to be handed in, for people. */
  public static String fileNames(Signature signature) {
    return joined(ALL, " or ", language -> language.fileName(signature));
  }

  /** What there is to say of languages, in one line. */
  public static String joined(
      List<Language> languages, String between, Function<Language, String> text) {
    return languages.stream().map(text).collect(Collectors.joining(between));
  }
}
