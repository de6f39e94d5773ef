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
    basket.finish();
    List<Source> sources = new ArrayList<>(basket.sources());
    sources.sort(Comparator.comparing(Source::path));
    return new Submission(name(path), sources, basket.notes(), basket.errors(), sha256(sources));
  }

  private static void fill(Basket basket, Path path) throws UnreadableSubmissionException {
    if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      throw new UnreadableSubmissionException(path + ": there is no such file or folder");
    }
    if (!Files.exists(path)) {
      throw new UnreadableSubmissionException(
          path + " is a link that leads nowhere, or in a circle");
    }
    if (!Files.isReadable(path)) {
      throw new UnreadableSubmissionException(path + " cannot be read: check its permissions");
    }
    try {
      if (Files.isDirectory(path)) {
        FolderReader.read(path, basket);
      } else if (!Files.isRegularFile(path)) {
        throw new UnreadableSubmissionException(path + " is neither a file nor a folder");
      } else if (hasExtension(path, ".zip")) {
        ZipReader.read(path, basket);
      } else if (hasExtension(path, ".java")) {
        FolderReader.readFile(path.toRealPath(), path.getFileName().toString(), basket);
      } else {
        throw new UnreadableSubmissionException(
            path + " is not a submission: give a .java file, a folder or a .zip");
      }
    } catch (IOException e) {
      throw new UnreadableSubmissionException(path + " cannot be read: " + reason(e));
    } catch (InvalidPathException e) {
      throw new UnreadableSubmissionException(
          path + " holds file names that this locale cannot show: set LC_ALL=C.UTF-8");
    }
  }

  private static String reason(IOException e) {
    if (e instanceof NoSuchFileException gone) {
      return gone.getFile() + " vanished meanwhile";
    }
    return e instanceof AccessDeniedException denied
        ? "no permission for " + denied.getFile()
        : String.valueOf(e.getMessage());
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
