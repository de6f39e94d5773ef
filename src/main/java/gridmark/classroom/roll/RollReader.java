package gridmark.classroom.roll;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Reads a folder in which every sub-folder, zip and source file is a submission, or that is the
 * export of a platform.
 */
public final class RollReader {

  private RollReader() {}

  /**
   * Reads who handed in what. What can be left out is, and told in a remark.
   *
   * @param folder of submissions
   * @param roster a CSV of all who take the course
   * @throws UnreadableRollException if there is nothing to go on with, or the roster is of no use
   */
  public static Roll read(Path folder, Optional<Path> roster) throws UnreadableRollException {
    List<String> remarks = new ArrayList<>();
    SubmissionFolder submissions = SubmissionFolder.read(folder, roster);
    remarks.addAll(submissions.remarks());
    List<Unclaimed> drafts = Owners.find(submissions, remarks);
    List<Student> absent = List.of();
    if (roster.isPresent()) {
      absent = RollCall.hold(RosterReader.read(roster.get(), remarks), drafts, remarks);
    }
    Resubmissions.find(drafts, remarks);
    List<HandIn> handIns =
        drafts.stream().map(Unclaimed::toHandIn).sorted(Comparator.comparing(HandIn::key)).toList();
    return new Roll(handIns, absent, remarks);
  }
}
