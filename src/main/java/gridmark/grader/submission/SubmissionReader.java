package gridmark.grader.submission;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Reads a submission: a {@code .java} file, a folder of any depth, or a {@code .zip}. Only regular
 * {@code .java} files are taken, within limits; nothing is written anywhere.
 */
public final class SubmissionReader {

  private SubmissionReader() {}

  /**
   * Reads what was handed in. What is odd inside it becomes a note; then there may be no source to
   * compile.
   *
   * @throws UnreadableSubmissionException if the path itself is wrong
   */
  public static Submission read(Path path) throws UnreadableSubmissionException {
    Basket basket = new Basket();
    fill(basket, path);
    return submission(name(path), basket);
  }

  /**
   * Reads what was handed in as loose files, folders and zips, where the platform put names of its
   * own over them. What is none of these is passed over, as in a folder.
   *
   * @param name of the whole
   * @param files by the names they were handed in under
   * @throws UnreadableSubmissionException if one of them cannot be read
   */
  public static Submission read(String name, SortedMap<String, Path> files)
      throws UnreadableSubmissionException {
    Basket basket = new Basket();
    for (Map.Entry<String, Path> file : files.entrySet()) {
      fill(basket, file.getValue(), Optional.of(file.getKey()));
    }
    return submission(Printable.line(name), basket);
  }

  private static Submission submission(String name, Basket basket) {
    basket.finish();
    List<Source> sources = new ArrayList<>(basket.sources());
    sources.sort(Comparator.comparing(Source::path));
    return new Submission(name, sources, basket.notes(), basket.errors(), sha256(sources));
  }

  private static void fill(Basket basket, Path path) throws UnreadableSubmissionException {
    fill(basket, path, Optional.empty());
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
    try {
      if (Files.isDirectory(file)) {
        FolderReader.read(file, part.map(name -> name + "/").orElse(""), basket);
      } else if (!Files.isRegularFile(file)) {
        throw new UnreadableSubmissionException(path + " is neither a file nor a folder");
      } else if (hasExtension(file, ".zip") && !file.toFile().exists()) {
        // A zip is opened by its name as text, which here does not lead back to it.
        throw new InvalidPathException(path, "unnameable");
      } else if (hasExtension(file, ".zip")) {
        ZipReader.read(file, basket);
      } else if (hasExtension(file, ".java")) {
        String name = part.orElse(file.getFileName().toString());
        FolderReader.readFile(file.toRealPath(), name, basket);
      } else if (part.isEmpty()) {
        throw new UnreadableSubmissionException(
            path + " is not a submission: give a .java file, a folder or a .zip");
      }
    } catch (IOException e) {
      throw new UnreadableSubmissionException(path + " cannot be read: " + reason(e));
    } catch (InvalidPathException e) {
      throw new UnreadableSubmissionException(
          path + " has, or holds, names that this locale cannot show: set LC_ALL=C.UTF-8");
    }
  }

  private static String reason(IOException e) {
    if (e instanceof NoSuchFileException gone) {
      return Printable.line(gone.getFile()) + " vanished meanwhile";
    }
    return e instanceof AccessDeniedException denied
        ? "no permission for " + Printable.line(denied.getFile())
        : Printable.line(String.valueOf(e.getMessage()));
  }

  private static boolean hasExtension(Path path, String extension) {
    return path.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(extension);
  }

  private static String name(Path path) {
    Path absolute = path.toAbsolutePath().normalize();
    String name = absolute.getFileName() == null ? "submission" : absolute.getFileName().toString();
    return Printable.line(name.replaceFirst("(?i)\\.(zip|java)$", ""));
  }

  private static String sha256(List<Source> sources) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Source source : sources) {
        digest.update(
            (source.path() + "\0" + source.text() + "\0").getBytes(StandardCharsets.UTF_8));
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }
}
