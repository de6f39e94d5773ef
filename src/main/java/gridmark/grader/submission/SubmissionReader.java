package gridmark.grader.submission;

import gridmark.catalogue.Languages;
import gridmark.exchange.Signature;
import gridmark.files.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Reads a submission: a source file, a folder of any depth, or an archive. Only regular source
 * files are taken, within limits; nothing is written anywhere.
 */
public final class SubmissionReader {

  private SubmissionReader() {}

  /** Reads what was handed in, for who does not know what it was handed in for. */
  public static Submission read(Path path) throws UnreadableSubmissionException {
    return read(path, Optional.empty());
  }

  /**
   * Reads what was handed in. What is odd inside it becomes a note; then there may be no source to
   * compile.
   *
   * @param wanted what is asked for, if that is known
   * @throws UnreadableSubmissionException if the path itself is wrong
   */
  public static Submission read(Path path, Optional<Signature> wanted)
      throws UnreadableSubmissionException {
    Basket basket = new Basket(wanted);
    fill(basket, path, Optional.empty());
    return basket.submission(name(path));
  }

  /**
   * Reads what was handed in as loose files, folders and zips, where the platform put names of its
   * own over them. What is none of these is passed over, as in a folder.
   *
   * @param name of the whole
   * @param files by the names they were handed in under
   * @param wanted what is asked for, if that is known
   * @throws UnreadableSubmissionException if one of them cannot be read
   */
  public static Submission read(
      String name, SortedMap<String, Path> files, Optional<Signature> wanted)
      throws UnreadableSubmissionException {
    Basket basket = new Basket(wanted);
    for (Map.Entry<String, Path> file : files.entrySet()) {
      fill(basket, file.getValue(), Optional.of(file.getKey()));
    }
    return basket.submission(Printable.line(name));
  }

  /**
   * Reads a file or folder.
   *
   * @param part the name it has in a submission of several; absent if it is all
   */
  private static void fill(Basket basket, Path file, Optional<String> part)
      throws UnreadableSubmissionException {
    String path = Printable.line(file.toString());
    if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new UnreadableSubmissionException(path + ": there is no such file or folder");
    }
    if (!Files.exists(file)) {
      throw new UnreadableSubmissionException(
          path + " is a link that leads nowhere, or in a circle");
    }
    if (!Files.isReadable(file)) {
      throw new UnreadableSubmissionException(path + " cannot be read: check its permissions");
    }
    String fileName = file.getFileName().toString();
    Optional<Archive> archive = Archive.named(fileName);
    try {
      if (Files.isDirectory(file)) {
        FolderReader.read(file, part.map(name -> name + "/").orElse(""), basket);
      } else if (!Files.isRegularFile(file)) {
        throw new UnreadableSubmissionException(path + " is neither a file nor a folder");
      } else if (archive.equals(Optional.of(Archive.ZIP)) && !file.toFile().exists()) {
        // A zip is opened by its name as text, which here does not lead back to it.
        throw new InvalidPathException(path, "unnameable");
      } else if (archive.isPresent()) {
        archive.get().read(file, basket);
      } else if (Languages.isSource(fileName)) {
        FolderReader.readFile(file.toRealPath(), part.orElse(fileName), basket);
      } else if (part.isPresent()) {
        if (basket.wants(part.get())) {
          FolderReader.readFile(file.toRealPath(), part.get(), basket);
        }
      } else {
        throw new UnreadableSubmissionException(
            "%s is %snot a submission: give a %s file, a folder, a %s"
                .formatted(
                    path,
                    OtherFile.named(fileName).map(each -> each.of(fileName) + ", ").orElse(""),
                    Languages.extensions(),
                    Archive.WANTED));
      }
    } catch (IOException e) {
      throw new UnreadableSubmissionException(
          path + " cannot be read: " + Printable.line(Reason.ofReading(e)));
    } catch (InvalidPathException e) {
      throw new UnreadableSubmissionException(
          path + " has, or holds, names that this locale cannot show: set LC_ALL=C.UTF-8");
    }
  }

  private static String name(Path path) {
    Path absolute = path.toAbsolutePath().normalize();
    return absolute.getFileName() == null
        ? "submission"
        : Printable.line(stem(absolute.getFileName().toString()));
  }

  /** The name of a file or folder without what says that it is an archive or a source. */
  public static String stem(String name) {
    return Languages.isSource(name) ? name.substring(0, name.lastIndexOf('.')) : Archive.stem(name);
  }
}
