package gridmark.classroom.report;

import gridmark.assignment.filling.diagnose.BoardBug;
import gridmark.classroom.gradebook.AskedCase;
import gridmark.classroom.gradebook.Entry;
import gridmark.classroom.gradebook.Gradebook;
import gridmark.classroom.gradebook.Gradebooks;
import gridmark.classroom.gradebook.SimilarPair;
import gridmark.classroom.roll.Student;
import gridmark.grader.pack.Visibility;
import gridmark.grader.score.Status;
import java.util.List;
import java.util.Optional;

/** A class in which a text stands wherever a stranger's text can stand. */
final class HostileClass {

  private HostileClass() {}

  static Gradebook of(String text) {
    return new Gradebook(
        text,
        Gradebooks.ENVIRONMENT,
        Optional.of(new Gradebook.Part(2, 4)),
        List.of(
            new AskedCase("c-1", "a" + text, Visibility.PUBLIC, 1),
            new AskedCase("c-2", text + "b", Visibility.HIDDEN, 1)),
        List.of(
            called(text, Gradebooks.ran("a", "p q", BoardBug.TRANSPOSED)),
            called(text, Gradebooks.ran("b", "p q", BoardBug.TRANSPOSED)),
            called(text, Gradebooks.ran("ümlaut mit. Punkt", "ok ok")),
            called(text, Gradebooks.stopped("d", Status.COMPILE_ERROR, 2)),
            called(text, Gradebooks.unreadable("e", text)),
            called(text, Entry.absent(Student.named("f")))),
        List.of(text, "of " + text),
        Optional.of(List.of(new SimilarPair("a", "b", 0.9), new SimilarPair("a", text, 0.8))));
  }

  private static Entry called(String text, Entry entry) {
    return new Entry(
        entry.key(),
        List.of(new Student(text + "i", "n" + text, text)),
        text,
        entry.hasHandedIn() ? List.of(text, text) : List.of(),
        entry.standing());
  }
}
