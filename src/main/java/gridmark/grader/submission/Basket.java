package gridmark.grader.submission;

import gridmark.catalogue.Languages;
import gridmark.exchange.Signature;
import gridmark.files.Sha256;
import gridmark.language.CompileError;
import gridmark.language.Source;
import gridmark.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * Collects the source files of a submission, and what its program may read, within limits, and
 * notes what was left out.
 */
final class Basket {

  static final int MOST_ENTRIES = 10_000;
  private static final int MOST_SOURCES = 500;
  private static final int MOST_FILE_BYTES = 1 << 20;
  private static final int MOST_BYTES = 8 << 20;

  /** Folders of tools, whose sources, if any, nobody wrote for this. */
  private static final Set<String> TOOL_FOLDERS =
      Set.of("__MACOSX", "node_modules", "gridmark-out");

  /** What is asked for, if that is known. */
  private final Optional<Signature> wanted;

  private final List<Source> sources = new ArrayList<>();
  private final Resources resources = new Resources();
  private final Map<String, String> pathsInSmallLetters = new HashMap<>();
  private final List<String> notes = new ArrayList<>();
  private final List<CompileError> errors = new ArrayList<>();
  private String archive = "";
  private String link = "";
  private final Map<OtherFile, String> others = new EnumMap<>(OtherFile.class);
  private int testFiles;
  private int bytes;
  private int windowsFiles;
  private boolean full;

  Basket(Optional<Signature> wanted) {
    this.wanted = wanted;
  }

  void note(String note) {
    notes.add(note);
  }

  /** Of other things than sources there are many, and few that a program would read. */
  void noteLink(String path) {
    if (Languages.isSource(path)) {
      link = Printable.line(path);
      notes.add(link + " is a link or a device: left out.");
    }
  }

  /** Gives up on the whole submission: half of it compiled would be another program. */
  void refuse(String why) {
    if (!full) {
      notes.add(0, why);
    }
    full = true;
  }

  /** Gives up on sources that are too much for the compiler. */
  private void refuseToCompile(String why) {
    errors.add(CompileError.general(why));
    full = true;
  }

  /** Whether a file with which something is wrong is no source; then it is left out. */
  boolean doesWithout(String path) {
    if (Languages.isSource(path)) {
      return false;
    }
    resources.leaveOut(path);
    return true;
  }

  /** Nobody can say which of two was meant. */
  void refuseRepeated(String path) {
    if (doesWithout(path)) {
      return;
    }
    refuseToCompile(
        Printable.line(path) + " is in the archive twice: pack it anew, with one of them");
  }

  /** All that is in it, with what can only be said when all was read. */
  Submission submission(String name) {
    if (testFiles > 0) {
      notes.add("Left out, as tests: " + Words.counted(testFiles, "file") + " under src/test.");
    }
    if (windowsFiles > 0) {
      notes.add(
          "Windows line ends (CRLF) in " + Words.counted(windowsFiles, "file") + ": accepted.");
    }
    if (isEmpty()) {
      notes.add(
          0,
          "There is no %s file to compile%s.%s"
              .formatted(Languages.extensions(), toHandIn(), whatElse()));
    }
    if (!sources.isEmpty() && !full) {
      resources.note().ifPresent(notes::add);
    }
    List<Source> taken = new ArrayList<>(full ? List.of() : sources);
    taken.sort(Comparator.comparing(Source::path));
    Sha256 digest = new Sha256();
    taken.forEach(source -> digest.add(source.path() + "\0" + source.text() + "\0"));
    SortedMap<String, byte[]> beside = resources.besides(taken);
    beside.forEach((path, content) -> digest.add(path + "\0" + content.length + "\0").add(content));
    return new Submission(name, taken, beside, notes, errors, digest.hex());
  }

  private String toHandIn() {
    return wanted.map(signature -> ": hand in " + Languages.fileNames(signature)).orElse("");
  }

  /** What there is in place of it. */
  private String whatElse() {
    if (!archive.isEmpty()) {
      return " (%s lies inside it and was not opened: hand in what is in that.)"
          .formatted(Printable.line(archive));
    }
    if (!link.isEmpty()) {
      return " (%s is a link, not a file: hand in the file itself.)".formatted(link);
    }
    return others.entrySet().stream()
        .findFirst()
        .map(other -> " Handed in was " + other.getKey().instead(other.getValue()) + ".")
        .orElse("");
  }

  /** Whether there is nothing so far, and nothing that was too much. */
  boolean isEmpty() {
    return sources.isEmpty() && !full;
  }

  boolean isFull() {
    return full;
  }

  /** Whether a file of this path is worth opening. */
  boolean wants(String path) {
    String lower = path.toLowerCase(Locale.ROOT);
    // The first by name: folders have no order of their own.
    boolean isFirst = archive.isEmpty() || path.compareTo(archive) < 0;
    archive = isArchive(path) && isFirst ? path : archive;
    if (isLitter(path)) {
      return false;
    }
    if (!Languages.isSource(path)) {
      passOver(path);
      return Resources.mayBe(path);
    }
    boolean isTest = ("/" + lower).contains("/src/test/");
    testFiles += isTest && !isOfStarterProject(path) ? 1 : 0;
    return !isTest;
  }

  /** Takes down what is there in place of sources; of each kind the first by name. */
  private void passOver(String path) {
    OtherFile.named(path)
        .ifPresent(kind -> others.merge(kind, path, (a, b) -> a.compareTo(b) < 0 ? a : b));
  }

  /** Everybody has it, so nobody needs to be told that it is left out. */
  private boolean isOfStarterProject(String path) {
    return wanted.isPresent()
        && Languages.ALL.stream()
            .anyMatch(each -> ("/" + path).endsWith("/" + each.starterTest(wanted.get())));
  }

  /** Whether a file of this path is an archive, which may hold what was meant. */
  static boolean isArchive(String path) {
    return Archive.named(path).isPresent() && !isLitter(path);
  }

  /** What systems and tools leave behind. */
  private static boolean isLitter(String path) {
    int name = path.lastIndexOf('/') + 1;
    return path.startsWith("._", name)
        || Stream.of(path.substring(0, name).split("/")).anyMatch(Basket::isToolFolder);
  }

  static boolean isToolFolder(String name) {
    boolean isHidden = name.startsWith(".") && !name.equals(".") && !name.equals("..");
    return isHidden || TOOL_FOLDERS.contains(name);
  }

  /**
   * Reads a file, at most as much of it as is allowed.
   *
   * @throws IOException if it is a source and cannot be read
   */
  void add(String path, InputStream in) throws IOException {
    if (Languages.isSource(path)) {
      addSource(path, in);
    } else {
      resources.add(path, in);
    }
  }

  private void addSource(String path, InputStream in) throws IOException {
    byte[] content = in.readNBytes(MOST_FILE_BYTES + 1);
    String name = Printable.line(path);
    bytes += content.length;
    if (content.length > MOST_FILE_BYTES) {
      refuseToCompile(name + " is larger than 1 MiB: hand in source code only");
    } else if (bytes > MOST_BYTES) {
      refuseToCompile("the source files are together larger than 8 MiB: hand in source code only");
    } else if (sources.size() == MOST_SOURCES) {
      refuseToCompile(
          "there are more than " + MOST_SOURCES + " source files: hand in your solver only");
    } else if (isThereAlready(path)) {
      refuseRepeated(path);
    } else {
      SourceDecoder.Decoded decoded = SourceDecoder.decode(content);
      sources.add(new Source(name, decoded.text()));
      windowsFiles += decoded.hasWindowsLines() ? 1 : 0;
      decoded.note().ifPresent(note -> notes.add(name + " " + note + "."));
    }
  }

  /** A zip may hold two files of one name; nobody can say which of them was meant. */
  private boolean isThereAlready(String path) {
    String alike = pathsInSmallLetters.putIfAbsent(path.toLowerCase(Locale.ROOT), path);
    if (alike != null && !alike.equals(path)) {
      notes.add(
          "%s and %s differ in capitals only: on many systems one of them would be lost."
              .formatted(Printable.line(alike), Printable.line(path)));
    }
    return path.equals(alike);
  }
}
