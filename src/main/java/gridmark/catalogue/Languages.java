package gridmark.catalogue;

import gridmark.exchange.Signature;
import gridmark.language.Language;
import gridmark.language.java.JavaLanguage;
import java.util.List;
import java.util.stream.Collectors;

/** The languages that submissions may be written in. */
public final class Languages {

  public static final Language JAVA = new JavaLanguage();

  public static final List<Language> ALL = List.of(JAVA);

  private Languages() {}

  /** Whether a file of this path is source code. */
  public static boolean isSource(String path) {
    return ALL.stream().anyMatch(language -> language.isSource(path));
  }

  /** How the names of source files end, for people. */
  public static String extensions() {
    return ALL.stream().map(Language::extension).collect(Collectors.joining(" or "));
  }

  /** The files that one of is to be handed in, for people. */
  public static String fileNames(Signature signature) {
    return ALL.stream()
        .map(language -> language.fileName(signature))
        .collect(Collectors.joining(" or "));
  }
}
