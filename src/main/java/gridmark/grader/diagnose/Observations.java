package gridmark.grader.diagnose;

import gridmark.grader.judge.Judgement;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

/**
 * All that was seen of a submission.
 *
 * @param all the cases of the run, in order
 * @param failed those of them that are still to be explained
 * @param again what came of running some of them again, each in a fresh process; what a limit ended
 *     there tells nothing
 */
record Observations(List<Sighting> all, List<Sighting> failed, List<Sighting> again) {

  Observations {
    all = List.copyOf(all);
    failed = List.copyOf(failed);
    again = List.copyOf(again);
  }

  static Observations of(List<Judgement> judgements, List<Judgement> again) {
    List<Sighting> all = judgements.stream().map(Sighting::new).toList();
    return new Observations(
        all,
        all.stream().filter(Sighting::isFailed).toList(),
        again.stream()
            .map(Sighting::new)
            .filter(each -> each.isAccepted() || each.isWrongOrCrashed())
            .toList());
  }

  /** The same without failures that are explained. */
  Observations without(Collection<Sighting> explained) {
    return new Observations(
        all, failed.stream().filter(each -> !explained.contains(each)).toList(), again);
  }

  List<Sighting> failed(Predicate<Sighting> which) {
    return failed.stream().filter(which).toList();
  }

  List<Sighting> accepted(Predicate<Sighting> which) {
    return all.stream().filter(Sighting::isAccepted).filter(which).toList();
  }

  /** Of these those that a student may be told of. */
  static List<Sighting> open(List<Sighting> sightings) {
    return sightings.stream().filter(Sighting::isOpen).toList();
  }

  /** How many these are of the public cases that are to be explained. */
  String shareOfCases(List<Sighting> part) {
    return Phrase.share(part.size(), open(failed).size(), other() + "failed public case");
  }

  /** Where some are explained already, the rest are not all there are. */
  private String other() {
    return failed.size() < all.stream().filter(Sighting::isFailed).count() ? "other " : "";
  }

  /** How many these are of the grids that are to be explained, and public. */
  String shareOfGrids(List<Sighting> part) {
    return Phrase.share(
        part.size(), open(failed(Sighting::isGrid)).size(), other() + "wrong public grid");
  }
}
