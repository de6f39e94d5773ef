package gridmark.classroom.roll;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A class and what it handed in.
 *
 * @param handIns in the order of their keys, which differ
 * @param absent those of the roster who handed in nothing
 * @param remarks for the instructor: what was left out, who could not be found, and so on
 */
public record Roll(List<HandIn> handIns, List<Student> absent, List<String> remarks) {

  public Roll {
    handIns = List.copyOf(handIns);
    absent = List.copyOf(absent);
    remarks = List.copyOf(remarks);
    Set<String> keys = new HashSet<>();
    for (HandIn handIn : handIns) {
      if (!keys.add(handIn.key())) {
        throw new IllegalArgumentException("two have the key " + handIn.key());
      }
    }
  }

  /**
   * Reads who handed in what. What can be left out is, and told in a remark.
   *
   * @param folder in which every sub-folder, archive and source file is a submission, or that is
   *     the export of a platform
   * @param roster a CSV of all who take the course
   * @throws UnreadableRollException if there is nothing to go on with, or the roster is of no use
   */
  public static Roll read(Path folder, Optional<Path> roster) throws UnreadableRollException {
    SubmissionFolder submissions = SubmissionFolder.read(folder, roster);
    List<String> remarks = new ArrayList<>();
    List<Unclaimed> drafts = Owners.find(submissions, remarks);
    List<Student> absent = List.of();
    if (roster.isPresent()) {
      Roster all = RosterReader.read(roster.get(), remarks);
      absent = RollCall.hold(all, drafts, submissions.documents(), remarks);
    }
    remarks.addAll(0, submissions.remarks(drafts.stream().map(Unclaimed::path).toList()));
    Resubmissions.find(drafts, remarks);
    List<HandIn> handIns =
        drafts.stream().map(Unclaimed::toHandIn).sorted(Comparator.comparing(HandIn::key)).toList();
    return new Roll(handIns, absent, remarks);
  }
}
