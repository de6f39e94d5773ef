package gridmark.worker;

import gridmark.exchange.Wire;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Compiles submissions and says what is in them. Sources are parsed first, to set aside what is not
 * the solver's (JUnit tests, the student's copy of our interface); what is left is compiled. Where
 * a named package speaks of an interface of ours as if it stood there, an interface of that name is
 * put there that extends ours.
 */
final class Compilation {

  /** What is left out may leave others in want of it, and those others again. */
  private static final int MOST_ROUNDS = 5;

  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  private final JavaFileManager library;
  private final Api api;
  private final int release;

  Compilation(String classPath) throws IOException {
    StandardJavaFileManager files =
        compiler.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);
    library = new Library(files);
    files.setLocation(
        StandardLocation.CLASS_PATH,
        Stream.of(classPath.split(File.pathSeparator)).map(File::new).toList());
    files.setLocation(StandardLocation.SOURCE_PATH, List.of());
    api = Api.in(library);
    release = Runtime.version().feature();
  }

  private Compilation(Compilation other, int release) {
    this.library = other.library;
    this.api = other.api;
    this.release = release;
  }

  /** The same for a release of Java; the JDK's own is meant where none is said. */
  Compilation forRelease(int wanted) {
    return new Compilation(this, wanted);
  }

  /** The reply to a compile request, without its last line. */
  List<String> compile(List<SourceText> sources, Wanted wanted) throws IOException {
    if (sources.isEmpty()) {
      return List.of();
    }
    JavacRun run = javac(sources);
    List<SourceSurvey> surveys = run.parse();
    if (surveys.size() < sources.size()) {
      return List.of(CompileServer.general(CompileServer.OUT_OF_STACK));
    }
    Sorted sorted = new Sorted(api, wanted, surveys);
    if (sorted.refusal != null) {
      return List.of(sorted.refusal);
    }
    List<String> reply = new ArrayList<>(sorted.notes);
    if (sorted.kept.isEmpty()) {
      sorted.copies.forEach(copy -> reply.add(note(copy, "is the interface alone")));
      return reply;
    }
    List<SourceText> bridged = withBridges(sorted.kept);
    JavacRun ours = (bridged.equals(sources) ? run : javac(bridged)).compile(wanted, api);
    boolean isTheirs = false;
    JavacRun best = ours;
    if (ours.errorCount() > 0 && !sorted.copies.isEmpty()) {
      // What does not compile with our interface may do so with what the student calls by its name.
      JavacRun theirs = javac(withBridges(sorted.all())).compile(wanted, api);
      isTheirs = theirs.errorCount() < ours.errorCount();
      best = isTheirs ? theirs : ours;
    }
    String fate =
        isTheirs
            ? "is not our interface, but your classes need it: used as it is"
            : "is your own copy of the interface: ignored, ours is used";
    sorted.copies.forEach(copy -> reply.add(note(copy, fate)));
    reply.addAll(withoutBroken(best, isTheirs ? sorted.all() : sorted.kept, wanted));
    return reply;
  }

  /**
   * The lines of what compiles without the files that do not, where those are not the solver's: a
   * window of a library that is not here, a sketch, a test. Else those of the whole, errors and
   * all.
   */
  private List<String> withoutBroken(JavacRun whole, List<SourceSurvey> surveys, Wanted wanted)
      throws IOException {
    List<String> notes = new ArrayList<>();
    List<SourceSurvey> leftOut = new ArrayList<>();
    List<SourceSurvey> kept = surveys;
    JavacRun run = whole;
    for (int i = 0; i < MOST_ROUNDS && run.errorCount() > 0; i++) {
      Map<Integer, String> broken = run.broken();
      List<SourceSurvey> next =
          kept.stream().filter(each -> !broken.containsKey(each.source().index())).toList();
      if (next.size() == kept.size() || next.isEmpty()) {
        return whole.lines();
      }
      for (SourceSurvey survey : kept) {
        String error = broken.get(survey.source().index());
        if (error != null) {
          leftOut.add(survey);
          notes.add(
              note(
                  survey,
                  "does not compile, and the solver does without it: left out (" + error + ")"));
        }
      }
      kept = next;
      run = javac(withBridges(kept)).compile(wanted, api);
    }
    if (run.errorCount() > 0 || !run.hasSolver() || isSolverAmong(leftOut, kept, wanted)) {
      return whole.lines();
    }
    notes.addAll(run.lines());
    return notes;
  }

  /** Whether what was left out may be what was meant: a solver that happens to compile is not. */
  private static boolean isSolverAmong(
      List<SourceSurvey> leftOut, List<SourceSurvey> kept, Wanted wanted) {
    String name = wanted.className();
    boolean isKept = kept.stream().anyMatch(each -> each.declares(name));
    return leftOut.stream().anyMatch(each -> isKept ? each.declares(name) : each.mayBe(wanted));
  }

  private JavacRun javac(List<SourceText> sources) {
    return new JavacRun(compiler, library, sources, release);
  }

  /**
   * The sources, and our interfaces under the names by which classes in named packages look for
   * them.
   */
  private List<SourceText> withBridges(List<SourceSurvey> surveys) {
    List<SourceText> sources = new ArrayList<>();
    surveys.forEach(survey -> sources.add(survey.source()));
    for (String name : api.interfaces()) {
      packagesInNeedOf(name, surveys).forEach(each -> sources.add(bridge(each, name)));
    }
    return sources;
  }

  private static Set<String> packagesInNeedOf(String name, List<SourceSurvey> surveys) {
    Set<String> packages = new LinkedHashSet<>();
    surveys.stream()
        .filter(
            survey -> survey.mentions(name) && !survey.imports().contains(Api.PACKAGE + "." + name))
        .map(SourceSurvey::packageName)
        .forEach(packages::add);
    packages.remove("");
    surveys.stream()
        .filter(survey -> survey.types().contains(survey.qualified(name)))
        .forEach(survey -> packages.remove(survey.packageName()));
    return packages;
  }

  private static SourceText bridge(String packageName, String name) {
    return new SourceText(
        -1,
        name + ".java",
        "package %s; public interface %s extends %s.%s {}"
            .formatted(packageName, name, Api.PACKAGE, name));
  }

  private static String note(SourceSurvey survey, String what) {
    return Wire.line(Wire.NOTE, Wire.encode(survey.source().path() + " " + what + "."));
  }

  /** The sources of a submission by what is to be done with them. */
  private static final class Sorted {

    private final List<SourceSurvey> kept = new ArrayList<>();

    /** Those that declare our interface once more. */
    private final List<SourceSurvey> copies = new ArrayList<>();

    private final List<String> notes = new ArrayList<>();
    private String refusal;

    Sorted(Api api, Wanted wanted, List<SourceSurvey> surveys) {
      SecondCopies second = new SecondCopies(surveys);
      for (SourceSurvey survey : surveys) {
        Optional<SourceSurvey> better = second.betterThan(survey);
        if (better.isPresent()) {
          String path = better.get().source().path();
          notes.add(note(survey, "is a second copy of " + path + ": left out"));
        } else {
          add(survey, api, wanted);
        }
      }
    }

    List<SourceSurvey> all() {
      return Stream.concat(kept.stream(), copies.stream()).toList();
    }

    /** An IDE may have put the import there; where it is really used, the compiler will say so. */
    private SourceSurvey withoutJUnitImports(SourceSurvey survey) {
      notes.add(note(survey, "imports JUnit, which is not there: the import is ignored"));
      return survey.withoutJUnitImports();
    }

    private void add(SourceSurvey survey, Api api, Wanted wanted) {
      if (survey.isCopyOf(api)) {
        notes.add(note(survey, "is a copy of what is there already: left out"));
      } else if (survey.isReserved()) {
        refusal = survey.refusal();
      } else if (survey.isModuleDeclaration()) {
        notes.add(note(survey, "is a module declaration: left out"));
      } else if (survey.usesJUnit() && !survey.methods().contains(wanted.methodName())) {
        notes.add(note(survey, "is a JUnit test: left out"));
      } else if (survey.declaresOnlyOneOf(api.interfaces())) {
        copies.add(survey);
      } else if (survey.repeats(kept)) {
        notes.add(note(survey, "is the same as another file: left out"));
      } else {
        kept.add(survey.usesJUnit() ? withoutJUnitImports(survey) : survey);
      }
    }
  }
}
