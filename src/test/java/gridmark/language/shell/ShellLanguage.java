package gridmark.language.shell;

import gridmark.exchange.Signature;
import gridmark.exchange.Wire;
import gridmark.language.Language;
import gridmark.language.Mishap;
import gridmark.language.Mishaps;
import gridmark.language.Preparation;
import gridmark.language.Program;
import gridmark.language.Releases;
import gridmark.language.Source;
import gridmark.language.Thrown;
import gridmark.language.Workshop;
import gridmark.sandbox.Child;
import gridmark.sandbox.Launch;
import gridmark.sandbox.Limits;
import gridmark.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A second language, to see that one package and a driver are all that a language needs: its driver
 * is a loop in the shell, which knows the only three programs there are by their names.
 */
public final class ShellLanguage implements Language {

  /** Says its first argument again. */
  public static final String SAME = "same.sh";

  /** Says that a board has no solution. */
  public static final String ZEROS = "zeros.sh";

  /** Reads no question. */
  public static final String DEAF = "deaf.sh";

  /** Nothing in it starts a process, which the sandbox forbids. */
  private static final String DRIVER =
      """
      echo ready 2
      while read -r word first second rest; do
        case $word in
          entry) program=$first
                 if [ $program = %1$s ]; then while :; do :; done; fi ;;
          ask) value=${second%%%% *}
               if [ $program = %2$s ]; then value='rows:9:$zeros'; fi
               echo "answer $first 0 $value" ;;
        esac
      done
      """
          .formatted(Wire.encode(DEAF), Wire.encode(ZEROS))
          .replace("$zeros", String.join(";", Collections.nCopies(9, "0,0,0,0,0,0,0,0,0")));

  @Override
  public String word() {
    return "shell";
  }

  @Override
  public String name() {
    return "the shell";
  }

  @Override
  public Releases releases() {
    return new Releases(1, 1);
  }

  @Override
  public String version(int release) {
    return "sh";
  }

  @Override
  public String extension() {
    return ".sh";
  }

  @Override
  public boolean isSource(String path) {
    return path.endsWith(extension());
  }

  @Override
  public String fileName(Signature signature) {
    return ZEROS;
  }

  @Override
  public String starterTest(Signature signature) {
    return "";
  }

  @Override
  public List<Path> files(Path cache) throws IOException {
    return List.of(Path.of("/bin/sh").toRealPath());
  }

  /** A program that is built already. */
  public static Preparation ready(String name) {
    return new Preparation.Ready(
        new Program("shell", name, Map.of(name, new byte[0]), true, List.of()));
  }

  @Override
  public Workshop start(Sandbox sandbox, Limits limits) {
    return new Workshop() {
      @Override
      public Preparation build(
          List<Source> sources, List<String> notes, Signature signature, int release) {
        return ready(sources.get(0).path());
      }

      @Override
      public Child startWorker() throws IOException {
        String shell = Path.of("/bin/sh").toRealPath().toString();
        return sandbox.start(
            new Launch(
                place -> List.of(shell, "-c", DRIVER),
                files(sandbox.cache()),
                limits,
                64,
                Set.of(Wire.READY, Wire.ANSWER),
                1 << 10));
      }

      @Override
      public void close() {}
    };
  }

  @Override
  public Mishaps mishaps() {
    return new Mishaps() {
      @Override
      public Optional<FramePlace> place(String frame) {
        return Optional.empty();
      }

      @Override
      public Mishap thrown(Thrown thrown, Signature signature, Limits limits) {
        return new Mishap(Mishap.Kind.CRASHED, thrown.text());
      }

      @Override
      public Mishap ended(int exitCode, String printed, Signature signature, Limits limits) {
        return new Mishap(Mishap.Kind.CRASHED, "ended");
      }

      @Override
      public boolean isCrash(String printed) {
        return false;
      }

      @Override
      public Optional<Mishap.Kind> shortage(String printed) {
        return Optional.empty();
      }

      @Override
      public Optional<String> why(Thrown thrown) {
        return Optional.empty();
      }

      @Override
      public boolean isTelling(String type) {
        return false;
      }
    };
  }
}
