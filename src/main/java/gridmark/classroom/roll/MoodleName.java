package gridmark.classroom.roll;

import gridmark.catalogue.Languages;
import gridmark.grader.submission.Archive;
import gridmark.language.Language;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What Moodle calls a folder or file when all submissions of an assignment are downloaded: {@code
 * Ann Lee_1234567_assignsubmission_file}, in the flat form followed by the file's own name.
 *
 * @param number of the participant in Moodle, which is not the student's id
 * @param isText whether it was typed into Moodle's editor, and so is no program
 * @param file the file's own name; empty if it is all in one
 */
record MoodleName(String participant, String number, boolean isText, String file) {

  private static final Pattern FORM =
      Pattern.compile(
          "(?s)(.+?)_(\\d{1,18})_assignsubmission_(file|onlinetext)(?:_?(?i:%s)|_(.*))?"
              .formatted(
                  Stream.concat(
                          Archive.endings().stream(),
                          Languages.ALL.stream().map(Language::extension))
                      .map(Pattern::quote)
                      .collect(Collectors.joining("|"))));

  private static final String ANONYMOUS = "Participant";

  static Optional<MoodleName> of(String name) {
    Matcher form = FORM.matcher(name);
    if (!form.matches()) {
      return Optional.empty();
    }
    String file = form.group(4) == null ? "" : form.group(4);
    return Optional.of(
        new MoodleName(form.group(1), form.group(2), form.group(3).equals("onlinetext"), file));
  }

  /** Names the participant, and no other. */
  String key() {
    return participant + "_" + number;
  }

  /** The number stays out of it: in a gradebook it would pass for somebody's id. */
  Student student() {
    String name = participant.equals(ANONYMOUS) ? ANONYMOUS + " " + number : participant;
    return Student.named(Known.clean(name));
  }
}
