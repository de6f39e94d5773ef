package gridmark.classroom.roll;

import gridmark.catalogue.Catalogue;
import gridmark.catalogue.Languages;
import gridmark.files.RealPath;
import gridmark.grader.submission.Archive;
import gridmark.grader.submission.OtherFile;
import gridmark.grader.submission.Printable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What lies in a folder of submissions, sorted out. */
final class SubmissionFolder {

  /** What systems leave behind in any folder; names with a dot in front are of that kind too. */
  private static final Set<String> LITTER =
      Set.of(
          "__macosx",
          "desktop.ini",
          "thumbs.db",
          "icon\r",
          "$recycle.bin",
          "system volume information",
          "lost+found",
          "gridmark-out");

  /** What batch writes into the folder of its results, and begins a line of it with. */
  private static final String RESULTS = "batch.json";

  private static final String RESULTS_SCHEMA = "\"gridmark/batch/";

  private final String shown;
  private final Optional<Path> roster;
  private final List<Path> submissions = new ArrayList<>();
  private final List<Path> documents = new ArrayList<>();
  private final List<String> others = new ArrayList<>();
  private final List<String> hidden = new ArrayList<>();
  private final List<String> results = new ArrayList<>();
  private Optional<Path> metadata = Optional.empty();

  private SubmissionFolder(String shown, Optional<Path> roster) {
    this.shown = shown;
    this.roster = roster;
  }

  /**
   * Looks through a folder.
   *
   * @param roster a file that may lie there too
   * @throws UnreadableRollException if there is no submission in it
   */
  static SubmissionFolder read(Path folder, Optional<Path> roster) throws UnreadableRollException {
    String shown = Printable.line(folder.toString());
    if (!Files.isDirectory(folder)) {
      throw new UnreadableRollException(whyNoFolder(folder, shown));
    }
    SubmissionFolder sorted = new SubmissionFolder(shown, roster.map(RealPath::of));
    try (Stream<Path> entries = Files.list(folder)) {
      entries.sorted().forEach(sorted::put);
    } catch (IOException | UncheckedIOException e) {
      throw new UnreadableRollException(shown + " cannot be read: check its permissions");
    }
    if (sorted.submissions.isEmpty()) {
      throw new UnreadableRollException(
          sorted.others.isEmpty()
              ? shown
                  + " is empty: wanted are submissions in it, each a folder, a %s or a %s file"
                      .formatted(Archive.WANTED, Languages.extensions())
              : shown
                  + " holds no submission: wanted are folders, %s or %s files; found: "
                      .formatted(Archive.WANTED, Languages.extensions())
                  + NameList.of(sorted.others));
    }
    return sorted;
  }

  /** What may be a submission, or a part of one. */
  List<Path> submissions() {
    return submissions;
  }

  /** What may be somebody's who handed in nothing else, or lie there for another reason. */
  List<Path> documents() {
    return documents;
  }

  /** The file with which Gradescope says whose they are. */
  Optional<Path> metadata() {
    return metadata;
  }

  private static String whyNoFolder(Path folder, String shown) {
    if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      return shown + ": there is no such folder";
    }
    if (!Files.exists(folder)) {
      return shown + " is a link that leads nowhere, or in a circle";
    }
    if (isArchive(folder)) {
      return "%s is an archive: unpack it first, and give the folder; or, if it is one submission, grade it with gridmark grade %s"
          .formatted(shown, shown);
    }
    return isSource(folder)
        ? "%s is one submission: grade it with gridmark grade %s".formatted(shown, shown)
        : shown + " is a file: give a folder of submissions";
  }

  static boolean isArchive(Path file) {
    return Archive.named(name(file)).isPresent();
  }

  /** Whether it is a file of a known kind that nobody asked for. */
  static boolean isOther(Path file) {
    return OtherFile.named(name(file)).isPresent() && !Files.isDirectory(file);
  }

  static boolean isSource(Path file) {
    return Languages.isSource(name(file));
  }

  private static String small(Path file) {
    return name(file).toLowerCase(Locale.ROOT);
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }

  /** Puts an entry where it belongs. */
  private void put(Path entry) {
    String name = name(entry);
    boolean isFolder = Files.isDirectory(entry);
    if (name.startsWith("~$") || LITTER.contains(small(entry))) {
      return;
    }
    if (name.startsWith(".")) {
      if (isFolder && holdsSources(entry)) {
        hidden.add(name);
      }
    } else if (GradescopeMetadata.isCalled(name) && !isFolder) {
      metadata = Optional.of(entry);
    } else if (isFolder && holdsResults(entry)) {
      results.add(name);
    } else if (isFolder || isSubmission(entry, name)) {
      submissions.add(entry);
    } else if (roster.isEmpty() || !RealPath.of(entry).equals(roster.get())) {
      others.add(name);
      if (OtherFile.named(name).isPresent()) {
        documents.add(entry);
      }
    }
  }

  /** A link that leads nowhere may have led to a folder: its owner gets a row that says so. */
  private static boolean isSubmission(Path entry, String name) {
    return isArchive(entry)
        || isSource(entry)
        || OtherFile.named(name).filter(kind -> kind != OtherFile.DOCUMENT).isPresent()
        || MoodleName.of(name).isPresent()
        || !Files.exists(entry);
  }

  /** A student may have a copy of the sheet; but results have no program among them. */
  private static boolean holdsResults(Path folder) {
    Path sheet = folder.resolve(RESULTS);
    if (!Files.isRegularFile(sheet)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(sheet)) {
      String start = new String(in.readNBytes(1_000), StandardCharsets.UTF_8);
      return start.contains(RESULTS_SCHEMA) && !holdsSources(folder);
    } catch (IOException unreadable) {
      return false;
    }
  }

  private static boolean holdsSources(Path folder) {
    SourceSearch search = new SourceSearch();
    try {
      Files.walkFileTree(folder.toRealPath(), search);
    } catch (IOException gone) {
      return false;
    }
    return search.hasFound;
  }

  /**
   * What was left out, and what is odd about the folder.
   *
   * @param claimed documents that are somebody's
   */
  List<String> remarks(Collection<Path> claimed) {
    List<String> remarks = new ArrayList<>();
    List<String> ofOneProject =
        submissions.stream()
            .map(SubmissionFolder::name)
            .filter(name -> name.equals("src") || Catalogue.isToHandIn(name))
            .toList();
    if (!ofOneProject.isEmpty()) {
      remarks.add(
          "%s looks like the folder of one submission (%s): if it is, grade it with gridmark grade %s"
              .formatted(shown, NameList.of(ofOneProject), shown));
    }
    if (submissions.size() == 1 && isExport(submissions.get(0))) {
      String inner = Printable.line(submissions.get(0).toString());
      remarks.add(
          "%s looks like the export of a platform: if it is, grade it with gridmark batch %s"
              .formatted(inner, inner));
    }
    NameList.tell(
        remarks,
        "left out, being no folder, %s or %s file: "
            .formatted(Archive.WANTED, Languages.extensions()),
        others.stream()
            .filter(other -> claimed.stream().noneMatch(each -> name(each).equals(other)))
            .toList());
    NameList.tell(
        remarks,
        "left out, though there are sources in it, since the name begins with a dot (rename it to"
            + " have it graded): ",
        hidden);
    NameList.tell(remarks, "left out, being results of gridmark batch: ", results);
    NameList.tell(
        remarks,
        "names that cannot be shown here, set LC_ALL=C.UTF-8: ",
        submissions.stream()
            .map(SubmissionFolder::name)
            .filter(name -> name.indexOf('\uFFFD') >= 0)
            .toList());
    return remarks;
  }

  /** Archives are often unpacked into a folder of their own. */
  private static boolean isExport(Path folder) {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries
          .map(SubmissionFolder::name)
          .anyMatch(name -> GradescopeMetadata.isCalled(name) || MoodleName.of(name).isPresent());
    } catch (IOException | UncheckedIOException noFolder) {
      return false;
    }
  }

  /** Looks for a source file; what cannot be read has none. */
  private static final class SourceSearch extends SimpleFileVisitor<Path> {
    private boolean hasFound;

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      hasFound = isSource(file);
      return hasFound ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException unreadable) {
      return FileVisitResult.CONTINUE;
    }
  }
}
