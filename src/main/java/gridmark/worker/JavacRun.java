package gridmark.worker;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import gridmark.exchange.Wire;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/** One run of javac over some sources, in two steps: parse, and compile what was parsed. */
final class JavacRun {

  /** Strings joined inline start faster, and joining is what students' debug output does. */
  private static final String OPTIONS =
      "-proc:none -implicit:none -g -nowarn -Xlint:none -Xmaxerrs 100 -XDstringConcat=inline";

  private final List<SourceText> sources;
  private final DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
  private final MemoryClasses output;
  private final JavacTask task;
  private final List<String> outlines = new ArrayList<>();

  /**
   * A run of javac.
   *
   * @param release of Java that the sources must compile for
   */
  JavacRun(JavaCompiler compiler, JavaFileManager files, List<SourceText> sources, int release) {
    this.sources = sources;
    this.output = new MemoryClasses(files);
    List<String> options = new ArrayList<>(List.of(OPTIONS.split(" ", -1)));
    // The JDK's own release costs nothing; an older one is read from an archive for every run.
    if (release != Runtime.version().feature()) {
      options.addAll(List.of("--release", Integer.toString(release)));
    }
    this.task =
        (JavacTask)
            compiler.getTask(Writer.nullWriter(), output, diagnostics, options, null, sources);
  }

  /** Parses the sources and tells what each declares. */
  List<SourceSurvey> parse() throws IOException {
    // javac wraps the files it is given, so a parse tree knows its source by URI only.
    Map<URI, SourceText> byUri = new HashMap<>();
    sources.forEach(source -> byUri.put(source.toUri(), source));
    List<SourceSurvey> surveys = new ArrayList<>();
    for (CompilationUnitTree unit : task.parse()) {
      surveys.add(SourceSurvey.of(byUri.get(unit.getSourceFile().toUri()), unit));
    }
    return surveys;
  }

  /** Compiles what was parsed, or the sources as they are. */
  JavacRun compile(Wanted wanted, Api api) throws IOException {
    Iterable<? extends Element> elements = task.analyze();
    if (errorCount() == 0) {
      Outline outline = new Outline(task.getElements(), task.getTypes(), wanted, api);
      elements.forEach(element -> outlines.addAll(outline.of(element)));
      task.generate();
    }
    return this;
  }

  /** What came of it, as lines: the errors; or, without any, the classes, described and whole. */
  List<String> lines() {
    if (errorCount() > 0) {
      return diagnostics.getDiagnostics().stream()
          .filter(JavacRun::isError)
          .map(JavacRun::line)
          .toList();
    }
    List<String> lines = new ArrayList<>(outlines);
    output
        .classes()
        .forEach((name, bytes) -> lines.add(line(name.replace('.', '/'), bytes.toByteArray())));
    return lines;
  }

  long errorCount() {
    return diagnostics.getDiagnostics().stream().filter(JavacRun::isError).count();
  }

  /** By the index of a source that does not compile, the first error in it, in a line. */
  Map<Integer, String> broken() {
    Map<Integer, String> broken = new LinkedHashMap<>();
    for (Diagnostic<? extends JavaFileObject> each : diagnostics.getDiagnostics()) {
      if (isError(each) && each.getSource() instanceof SourceText source && source.index() >= 0) {
        String message = each.getMessage(Locale.ENGLISH).lines().findFirst().orElse("");
        broken.putIfAbsent(source.index(), "line " + each.getLineNumber() + ": " + message);
      }
    }
    return broken;
  }

  /** Whether something in it can be called as was asked for. */
  boolean hasSolver() {
    return outlines.stream().anyMatch(line -> line.startsWith(Outline.WANTED_METHOD));
  }

  private static boolean isError(Diagnostic<?> diagnostic) {
    return diagnostic.getKind() == Diagnostic.Kind.ERROR;
  }

  private static String line(String path, byte[] classFile) {
    return Wire.line(Wire.CLASS, Wire.encode(path + ".class"), Wire.encode(classFile));
  }

  private static String line(Diagnostic<? extends JavaFileObject> error) {
    int index = error.getSource() instanceof SourceText source ? source.index() : -1;
    return CompileServer.error(index, error.getPosition(), error.getMessage(Locale.ENGLISH));
  }

  /** Keeps the class files javac writes in memory, by class name. */
  private static final class MemoryClasses extends ForwardingJavaFileManager<JavaFileManager> {

    private final Map<String, ByteArrayOutputStream> classes = new LinkedHashMap<>();

    MemoryClasses(JavaFileManager delegate) {
      super(delegate);
    }

    Map<String, ByteArrayOutputStream> classes() {
      return classes;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      classes.put(className, bytes);
      return new SimpleJavaFileObject(URI.create("class:///" + classes.size()), kind) {
        @Override
        public OutputStream openOutputStream() {
          return bytes;
        }
      };
    }

    /** The shared file manager outlives one compilation. */
    @Override
    public void close() {}
  }
}
