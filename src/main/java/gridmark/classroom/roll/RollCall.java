package gridmark.classroom.roll;

import gridmark.classroom.roll.Roster.Line;
import gridmark.classroom.roll.Roster.Match;
import gridmark.classroom.roll.Unclaimed.Author;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds the authors of submissions on the roster, and who is left over on either side. */
final class RollCall {

  private final Roster roster;
  private final Set<Line> present = new LinkedHashSet<>();
  private final List<String> unknown = new ArrayList<>();
  private final Set<String> unclear = new LinkedHashSet<>();

  private RollCall(Roster roster) {
    this.roster = roster;
  }

  /**
   * Puts the roster's students in the place of what was known; gives those who are absent.
   *
   * @param drafts grows by the documents of those who handed in nothing else
   */
  static List<Student> hold(
      Roster roster, List<Unclaimed> drafts, List<Path> documents, List<String> remarks) {
    RollCall call = new RollCall(roster);
    drafts.forEach(call::look);
    for (Path document : documents) {
      Unclaimed draft = Unclaimed.entry(Owners.name(document), document);
      if (call.isOfSomebodyAbsent(draft)) {
        call.look(draft);
        List<String> keys = new ArrayList<>(drafts.stream().map(Unclaimed::key).toList());
        keys.add(draft.key());
        drafts.add(draft.keyed(Keys.distinct(keys).get(drafts.size())));
      }
    }
    NameList.tell(remarks, "not on the roster, graded all the same: ", call.unknown);
    NameList.tell(
        remarks,
        "several on the roster could be meant, so that none is, name the submissions by id: ",
        call.unclear);
    return roster.without(call.present);
  }

  private boolean isOfSomebodyAbsent(Unclaimed draft) {
    Match match = roster.find(draft.authors().get(0).student(), draft.known(), draft.participant());
    return match.isSure() && !present.contains(match.lines().get(0));
  }

  private void look(Unclaimed draft) {
    draft.authors().replaceAll(author -> look(draft, author.student()));
  }

  private Author look(Unclaimed draft, Student student) {
    Match match = roster.find(student, draft.known(), draft.participant());
    if (match.isSure()) {
      Line line = match.lines().get(0);
      present.add(line);
      remarkOtherId(draft, student, match);
      return new Author(line.student(), Optional.of(line));
    }
    if (match.lines().isEmpty()) {
      draft.remarks().add(student.label() + " is not on the roster");
      unknown.add(draft.label());
    } else {
      String lines = lines(match);
      draft
          .remarks()
          .add(
              "%s could be several of the roster (%s): it is nobody's until it is named by an id"
                  .formatted(student.label(), lines));
      unclear.add("%s (%s)".formatted(student.label(), lines));
    }
    return new Author(student, Optional.empty());
  }

  private static String lines(Match match) {
    return match.lines().stream()
        .limit(5)
        .map(line -> String.valueOf(line.number()))
        .collect(Collectors.joining(", ", "lines ", ""));
  }

  /** Only Gradescope tells ids. */
  private static void remarkOtherId(Unclaimed draft, Student student, Match match) {
    String id = match.lines().get(0).student().id();
    if (match.isByNameOnly() && !student.id().isEmpty() && !id.isEmpty()) {
      draft
          .remarks()
          .add(
              "%s is taken for the one on the roster by the name alone: the id is %s here and %s there"
                  .formatted(student.label(), student.id(), id));
    }
  }
}
