package gridmark.grader.submission;

import gridmark.catalogue.Languages;
import gridmark.language.Language;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What somebody handed in in place of what was asked for, by the end of its name. */
public enum OtherFile {
  /** Source code in a language that is not taken, or what a compiler made. */
  PROGRAM(
      Map.ofEntries(
          Map.entry("java", "Java"),
          Map.entry("py", "Python"),
          Map.entry("ipynb", "a Jupyter notebook"),
          Map.entry("cpp", "C++"),
          Map.entry("cc", "C++"),
          Map.entry("cxx", "C++"),
          Map.entry("c", "C"),
          Map.entry("cs", "C#"),
          Map.entry("js", "JavaScript"),
          Map.entry("ts", "TypeScript"),
          Map.entry("kt", "Kotlin"),
          Map.entry("scala", "Scala"),
          Map.entry("rs", "Rust"),
          Map.entry("go", "Go"),
          Map.entry("hs", "Haskell"),
          Map.entry("rb", "Ruby"),
          Map.entry("class", "a compiled program"),
          Map.entry("jar", "a compiled program"),
          Map.entry("exe", "a compiled program"))),
  /** An archive that is not opened. */
  ARCHIVE(
      Map.of(
          "rar", "a RAR archive",
          "7z", "a 7z archive",
          "bz2", "a bzip2 archive",
          "tbz2", "a bzip2 archive",
          "xz", "an xz archive",
          "txz", "an xz archive",
          "gz", "a gzip file")),
  /** What people write beside a program, too. */
  DOCUMENT(
      Map.of(
          "txt", "plain text",
          "pdf", "a PDF",
          "doc", "a text document",
          "docx", "a text document",
          "odt", "a text document",
          "rtf", "a text document",
          "html", "a web page",
          "png", "a picture",
          "jpg", "a picture",
          "jpeg", "a picture"));

  /** By extension. */
  @SuppressWarnings("ImmutableEnumChecker") // it is a Map.of
  private final Map<String, String> words;

  OtherFile(Map<String, String> words) {
    this.words = words;
  }

  /** What a file of this name is; empty if it is what is asked for, or nobody knows. */
  public static Optional<OtherFile> named(String name) {
    return Languages.isSource(name) || Archive.named(name).isPresent()
        ? Optional.empty()
        : Stream.of(values()).filter(each -> each.words.containsKey(extension(name))).findFirst();
  }

  private static String fileName(String path) {
    return Printable.line(path.substring(path.lastIndexOf('/') + 1));
  }

  private static String extension(String name) {
    return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }

  /** In a word or two, what a file of this kind and name is. */
  String of(String name) {
    return words.get(extension(name));
  }

  /** What it is, and what would have been right; without a full stop. */
  String instead(String name) {
    String whole = name.substring(0, Math.max(0, name.lastIndexOf('.')));
    if (Languages.isSource(whole)) {
      // Editors and mail programs hang their own ending on it.
      return "%s; rename it to %s".formatted(Printable.line(name), fileName(whole));
    }
    String kind = "%s, which is %s".formatted(Printable.line(name), of(name));
    return this == ARCHIVE
        ? "%s and is not opened; hand in a %s".formatted(kind, Archive.WANTED)
        : "%s; this course takes %s"
            .formatted(kind, Languages.joined(Languages.ALL, " or ", Language::name));
  }
}
