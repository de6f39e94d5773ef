package gridmark.classroom.batch;

import gridmark.classroom.batch.BatchFolder.KeptEntry;
import gridmark.classroom.gradebook.Gradebook.Part;
import gridmark.files.RealPath;
import gridmark.files.Unfinished;
import gridmark.grader.pack.Secret;
import gridmark.grader.score.Environment;
import gridmark.report.Report;
import gridmark.report.view.ResultWords;
import gridmark.words.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds all that keeps folders of results from being the parts of one class. */
final class MergeCheck {

  /** So many names are said; the others are counted. */
  private static final int NAMES_SAID = 10;

  private final Consumer<String> remarks;
  private final List<String> problems = new ArrayList<>();

  /** A folder of results, and what it says it is. */
  record ClassPart(BatchFolder folder, RunSheet sheet) {

    Path path() {
      return folder.path();
    }

    String label() {
      return "%s (%s)".formatted(path(), sheet.part().inWords());
    }
  }

  private MergeCheck(Consumer<String> remarks) {
    this.remarks = remarks;
  }

  /**
   * Gives the parts in their order.
   *
   * @throws Merge.UnmergeableException if something is missing, double or different, or if the
   *     target must not be written to
   */
  static List<ClassPart> parts(List<Path> sources, Path target, Consumer<String> remarks)
      throws IOException, Merge.UnmergeableException {
    MergeCheck check = new MergeCheck(remarks);
    List<ClassPart> given = sources.stream().flatMap(path -> check.read(path).stream()).toList();
    check.giveUpIfWrong();
    given.forEach(part -> check.checkSameClass(given.get(0), part));
    check.giveUpIfWrong();
    List<ClassPart> parts = check.oneOfEach(given);
    for (ClassPart part : parts) {
      check.checkIsThere(part);
    }
    check.checkTarget(target, parts);
    check.giveUpIfWrong();
    return parts;
  }

  private void giveUpIfWrong() throws Merge.UnmergeableException {
    if (!problems.isEmpty()) {
      throw new Merge.UnmergeableException(problems);
    }
  }

  private Optional<ClassPart> read(Path path) {
    BatchFolder folder = BatchFolder.at(path);
    Optional<ClassPart> part = folder.sheet().map(sheet -> new ClassPart(folder, sheet));
    if (part.isEmpty()) {
      problems.add(
          Files.isDirectory(path)
              ? "%s is no result of gridmark batch: it has no %s that this version can read"
                  .formatted(path, BatchFolder.SHEET)
              : "there is no folder " + path);
    }
    return part;
  }

  private void checkSameClass(ClassPart first, ClassPart other) {
    List<String> differences = differences(first.sheet(), other.sheet());
    if (!differences.isEmpty()) {
      problems.add(
          "%s and %s are not parts of the same class, graded the same way: %s; %s"
              .formatted(
                  first.label(),
                  other.label(),
                  String.join("; ", differences),
                  aboutSeeds(first.sheet(), other.sheet())));
    }
    Environment one = first.sheet().environment();
    Environment two = other.sheet().environment();
    noteDifference(first, other, "", one.languageVersion(), two.languageVersion());
    noteDifference(first, other, "isolation ", one.isolation().word(), two.isolation().word());
  }

  private void noteDifference(
      ClassPart first, ClassPart other, String what, String one, String two) {
    if (!one.equals(two)) {
      remarks.accept(
          "%s was graded with %s%s, %s with %s"
              .formatted(first.label(), what, one, other.label(), two));
    }
  }

  /** What the results of one class must have in common, and these have not. */
  private static List<String> differences(RunSheet one, RunSheet two) {
    Environment first = one.environment();
    Environment second = two.environment();
    List<String> found = new ArrayList<>();
    if (!first.gridmark().equals(second.gridmark())) {
      found.add(
          "one by Gridmark %s, the other by %s".formatted(first.gridmark(), second.gridmark()));
    }
    compare(found, "assignments", one.assignment(), two.assignment(), String::toString);
    compare(found, "languages", one.language(), two.language(), String::toString);
    if (!first.packSha256().equals(second.packSha256()) || !one.cases().equals(two.cases())) {
      found.add("the test packs differ");
    }
    if (!first.rubricSha256().equals(second.rubricSha256())) {
      found.add("the rubrics differ");
    }
    compare(found, "limits", first.limits(), second.limits(), ResultWords::limits);
    compare(found, "seeds", one.seeds(), two.seeds(), String::toString);
    String reports = "reports that were asked for";
    compare(found, reports, one.reports(), two.reports(), names -> String.join(", ", names));
    if (!one.roll().equals(two.roll()) || !one.absent().equals(two.absent())) {
      found.add("the classes differ" + strangers(everybody(one), everybody(two)));
    }
    if (one.part().count() != two.part().count()) {
      found.add("the class was divided in different ways");
    }
    return found;
  }

  /** What to do about parts that drew their seeds by secrets of their own. */
  private static String aboutSeeds(RunSheet one, RunSheet two) {
    return one.seeds().equals(two.seeds())
        ? "grade one of them anew, as the other was"
        : "grade one of them anew with the --secret FILE (or the --seed) of the other";
  }

  private static <T> void compare(
      List<String> found, String what, T one, T two, Function<T, String> words) {
    if (!one.equals(two)) {
      found.add("the %s differ: %s and %s".formatted(what, words.apply(one), words.apply(two)));
    }
  }

  private static String strangers(Set<String> one, Set<String> two) {
    Set<String> onlyInOne = new TreeSet<>(one);
    onlyInOne.addAll(two);
    onlyInOne.removeIf(each -> one.contains(each) && two.contains(each));
    return onlyInOne.isEmpty()
        ? ", in what is known of somebody: the rosters or the exports are not the same"
        : ", only one of them has " + names(onlyInOne);
  }

  private static Set<String> everybody(RunSheet sheet) {
    return Stream.concat(
            sheet.roll().stream().map(RunSheet.Line::key),
            sheet.absent().stream().map(student -> student.label() + " (who is absent)"))
        .collect(Collectors.toSet());
  }

  private List<ClassPart> oneOfEach(List<ClassPart> given) {
    Map<Integer, ClassPart> parts = new TreeMap<>();
    for (ClassPart part : given) {
      ClassPart twin = parts.putIfAbsent(part.sheet().part().index(), part);
      if (twin != null) {
        problems.add(
            "%s and %s are the same part: leave one out".formatted(twin.path(), part.label()));
      }
    }
    RunSheet any = given.get(0).sheet();
    int count = any.part().count();
    for (int index = 1; index <= count; index++) {
      if (!parts.containsKey(index)) {
        Part missing = new Part(index, count);
        problems.add(
            "%s is missing: give its folder too, or grade it: gridmark batch DIR --shard %s"
                .formatted(missing.inWords(), missing));
      }
    }
    Set<String> keys = new HashSet<>();
    Set<String> twice =
        any.roll().stream()
            .map(RunSheet.Line::key)
            .filter(key -> !keys.add(key))
            .collect(Collectors.toCollection(TreeSet::new));
    if (!twice.isEmpty()) {
      problems.add("the class has twice: " + names(twice));
    }
    return List.copyOf(parts.values());
  }

  private void checkIsThere(ClassPart part) throws IOException {
    List<RunSheet.Line> here = part.sheet().here();
    List<String> missing =
        here.stream().filter(line -> !isDone(part, line)).map(RunSheet.Line::key).toList();
    if (!missing.isEmpty() || !part.sheet().finished()) {
      problems.add(
          "%s was not graded to the end%s; go on with it: gridmark batch DIR --shard %s --out %s --resume"
              .formatted(
                  part.label(),
                  missing.isEmpty() ? "" : ", " + names(missing) + " missing",
                  part.sheet().part(),
                  part.path()));
    }
    Set<String> strangers = new TreeSet<>(part.folder().finished());
    here.forEach(line -> strangers.remove(line.key()));
    if (!strangers.isEmpty()) {
      remarks.accept(
          "%s has results of an earlier run, which are left out: %s"
              .formatted(part.label(), names(strangers)));
    }
  }

  private static boolean isDone(ClassPart part, RunSheet.Line line) {
    Set<Report> reports =
        part.sheet().reports().stream()
            .flatMap(word -> Report.named(word).stream())
            .collect(Collectors.toSet());
    return part.folder()
        .entry(line.key())
        .map(KeptEntry::entry)
        .filter(done -> done.key().equals(line.key()))
        .filter(done -> done.standing().isEmpty() || part.folder().isWhole(line.key(), reports))
        .isPresent();
  }

  private void checkTarget(Path target, List<ClassPart> parts) throws IOException {
    Path wanted = RealPath.of(target);
    for (ClassPart part : parts) {
      Path source = RealPath.of(part.path());
      if (wanted.startsWith(source) || source.startsWith(wanted.resolve("students"))) {
        problems.add(
            "%s cannot take the whole class, since %s is in the way: give another folder with --out"
                .formatted(target, part.label()));
        return;
      }
    }
    Optional<RunSheet> there = BatchFolder.at(target).sheet();
    boolean isFree =
        there.isPresent()
            ? there.get().part().equals(Part.ALL)
                && differences(there.get(), Merge.whole(parts)).isEmpty()
            : isEmptyBut(wanted, parts);
    if (!isFree) {
      problems.add(
          "%s holds %s: remove it, or give another folder with --out"
              .formatted(target, there.isPresent() ? "the results of another run" : "other files"));
    }
  }

  /** Parts may lie in the folder of the whole. */
  private static boolean isEmptyBut(Path target, List<ClassPart> parts) throws IOException {
    if (!Files.isDirectory(target)) {
      return true; // if it is a file, opening it says so
    }
    Set<Path> sources =
        parts.stream().map(part -> RealPath.of(part.path())).collect(Collectors.toSet());
    try (Stream<Path> files = Files.list(target)) {
      return files.allMatch(
          file -> Unfinished.is(file) || sources.contains(file) || file.endsWith(Secret.FILE));
    }
  }

  private static String names(Collection<String> keys) {
    return Words.some(keys, NAMES_SAID);
  }
}
