package gridmark.language.java;

import gridmark.exchange.Signature;
import gridmark.language.Language;
import gridmark.language.Mishaps;
import gridmark.language.Releases;
import gridmark.language.Workshop;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Java, compiled and run by the JDK that runs this program. */
public final class JavaLanguage implements Language {

  /** From the oldest that this program runs on, so that every JDK grades a pack alike. */
  static final Releases RELEASES = new Releases(17, Runtime.version().feature());

  @Override
  public String word() {
    return "java";
  }

  @Override
  public String name() {
    return "Java";
  }

  @Override
  public Releases releases() {
    return RELEASES;
  }

  @Override
  public String version(int release) {
    String running = "Java " + System.getProperty("java.version");
    return release == RELEASES.newest() ? running : running + ", compiled for " + release;
  }

  @Override
  public String extension() {
    return ".java";
  }

  @Override
  public boolean isSource(String path) {
    return path.toLowerCase(Locale.ROOT).endsWith(extension());
  }

  @Override
  public String fileName(Signature signature) {
    return signature.className() + extension();
  }

  @Override
  public String starterTest(Signature signature) {
    return "src/test/java/" + signature.className() + "Test" + extension();
  }

  @Override
  public List<Path> files(Path cache) throws IOException {
    return JavaTools.in(cache).files();
  }

  @Override
  public void prepare(Sandbox open, Consumer<String> progress) throws IOException {
    ClassArchive.make(open, progress);
  }

  @Override
  public Workshop start(Sandbox sandbox, Limits limits) throws IOException {
    return new JavaWorkshop(sandbox, limits);
  }

  @Override
  public Mishaps mishaps() {
    return new JavaMishaps();
  }
}
