package gridmark.classroom.roll;

import gridmark.grader.submission.Printable;

/** Where what is known of a student comes from, and so what it can be compared with. */
enum Known {
  /** The name of a folder or file, which may be an id, a login, an e-mail address or a name. */
  BY_ENTRY,
  /** Moodle: a name, and a number that only Moodle knows. */
  BY_MOODLE,
  /** Gradescope: a name, perhaps the student's id and e-mail address. */
  BY_GRADESCOPE;

  /** What strangers wrote, as one harmless line. */
  static String clean(String text) {
    return Printable.line(text.strip()).strip();
  }
}
