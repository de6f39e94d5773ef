package gridmark.classroom.roll;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Somebody who takes the course; what is not known of them is empty.
 *
 * @param id as the university or the platform numbers them
 * @param name for people to read
 */
public record Student(String id, String name, String email) {

  public Student {
    if (id.isBlank() && name.isBlank() && email.isBlank()) {
      throw new IllegalArgumentException("nothing is known of a student");
    }
  }

  /** Somebody of whom only a name is known. */
  public static Student named(String name) {
    return new Student("", name, "");
  }

  /** What to call a group: all of them. */
  public static String label(List<Student> group) {
    return group.stream().map(Student::label).collect(Collectors.joining(", "));
  }

  public String label() {
    return !name.isBlank() ? name : !id.isBlank() ? id : email;
  }
}
