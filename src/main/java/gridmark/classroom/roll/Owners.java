package gridmark.classroom.roll;

import gridmark.classroom.roll.GradescopeMetadata.Filing;
import gridmark.grader.submission.SubmissionReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Finds out whose the submissions in a folder are: by their names, or by the platform's file. */
final class Owners {

  private final List<String> remarks;
  private final List<Unclaimed> drafts = new ArrayList<>();

  private Owners(List<String> remarks) {
    this.remarks = remarks;
  }

  /** All submissions, each with a key. */
  static List<Unclaimed> find(SubmissionFolder folder, List<String> remarks) {
    Owners owners = new Owners(remarks);
    owners.find(folder);
    List<Unclaimed> drafts = owners.drafts;
    Iterator<String> keys = Keys.distinct(drafts.stream().map(Unclaimed::key).toList()).iterator();
    drafts.replaceAll(draft -> draft.keyed(keys.next()));
    return drafts;
  }

  private void find(SubmissionFolder folder) {
    Map<String, Participant> participants = new LinkedHashMap<>();
    List<Path> entries = new ArrayList<>();
    for (Path path : folder.submissions()) {
      MoodleName.of(path.getFileName().toString())
          .ifPresentOrElse(
              name ->
                  participants
                      .computeIfAbsent(name.key(), unused -> new Participant(name))
                      .add(name, path),
              () -> entries.add(path));
    }
    participants.values().forEach(participant -> drafts.addAll(participant.drafts()));
    if (folder.metadata().isPresent()) {
      addExport(entries, folder.metadata().get());
    } else {
      entries.forEach(path -> drafts.add(Unclaimed.entry(name(path), path)));
    }
  }

  static String name(Path path) {
    String name = path.getFileName().toString();
    return SubmissionFolder.isOther(path)
        ? name.substring(0, name.lastIndexOf('.'))
        : SubmissionReader.stem(name);
  }

  /** What one participant of Moodle handed in. */
  private static final class Participant {
    private final MoodleName name;
    private final List<Path> whole = new ArrayList<>();
    private final SortedMap<String, Path> loose = new TreeMap<>();
    private final SortedMap<String, Path> typed = new TreeMap<>();

    Participant(MoodleName name) {
      this.name = name;
    }

    void add(MoodleName name, Path path) {
      if (name.isText()) {
        typed.put(path.getFileName().toString(), path);
      } else if (name.file().isEmpty()) {
        whole.add(path);
      } else {
        loose.put(name.file(), path);
      }
    }

    /** Text that was typed into an editor counts only where there is nothing else. */
    List<Unclaimed> drafts() {
      List<Unclaimed> drafts = new ArrayList<>();
      whole.forEach(path -> drafts.add(Unclaimed.ofMoodle(name, path, new TreeMap<>())));
      looseSets().forEach(files -> drafts.add(draft(files)));
      return drafts.isEmpty() ? List.of(draft(typed)) : drafts;
    }

    private Unclaimed draft(SortedMap<String, Path> files) {
      return Unclaimed.ofMoodle(name, files.get(files.firstKey()), files);
    }

    /**
     * Several archives, or one beside sources, are versions and no parts: together they would have
     * the same source twice. What is neither then stays with the sources, or is passed over.
     */
    private List<SortedMap<String, Path>> looseSets() {
      SortedMap<String, Path> archives = new TreeMap<>(loose);
      archives
          .values()
          .removeIf(path -> !SubmissionFolder.isArchive(path) || Files.isDirectory(path));
      SortedMap<String, Path> others = new TreeMap<>(loose);
      others.keySet().removeAll(archives.keySet());
      boolean hasSources =
          others.values().stream()
              .anyMatch(path -> SubmissionFolder.isSource(path) || Files.isDirectory(path));
      if (archives.size() + (hasSources ? 1 : 0) <= 1) {
        return loose.isEmpty() ? List.of() : List.of(loose);
      }
      List<SortedMap<String, Path>> sets = new ArrayList<>();
      if (hasSources) {
        sets.add(others);
      }
      archives.forEach((own, path) -> sets.add(new TreeMap<>(Map.of(own, path))));
      return sets;
    }
  }

  private void addExport(List<Path> entries, Path metadata) {
    String file = metadata.getFileName().toString();
    GradescopeMetadata.Content content = GradescopeMetadata.read(metadata);
    Map<String, Filing> left = new LinkedHashMap<>(content.filings());
    List<String> unlisted = new ArrayList<>();
    List<String> untimed = new ArrayList<>();
    for (Path path : entries) {
      String name = name(path);
      Filing filing = content.filings().get(name);
      left.remove(name);
      boolean isListed = filing != null && !filing.submitters().isEmpty();
      Unclaimed draft =
          isListed ? Unclaimed.ofGradescope(name, filing, path) : Unclaimed.entry(name, path);
      drafts.add(draft);
      if (!isListed) {
        unlisted.add(name);
      }
      if (filing != null && filing.submitted().isEmpty() && !filing.time().isEmpty()) {
        untimed.add("%s (%s)".formatted(name, filing.time()));
        draft
            .remarks()
            .add(
                "it is not known when it was handed in: the time in %s is not understood (%s)"
                    .formatted(file, Known.clean(filing.time())));
      }
    }
    content
        .problem()
        .ifPresent(
            problem ->
                remarks.add(
                    "%s: %s; what it does not tell is named by its folder"
                        .formatted(file, problem)));
    NameList.tell(
        remarks,
        file + " does not say whose these are, they are named by their folders: ",
        unlisted);
    NameList.tell(remarks, file + " has times that are not understood: ", untimed);
    NameList.tell(
        remarks,
        file + " lists what is not in the folder: ",
        left.entrySet().stream().map(each -> missing(each.getKey(), each.getValue())).toList());
  }

  private static String missing(String name, Filing filing) {
    return filing.submitters().isEmpty()
        ? name
        : "%s (%s)".formatted(name, NameList.of(filing.submitters(), Student::label));
  }
}
