package gridmark.classroom.roll;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoodleNameTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Ann Lee_1234567_assignsubmission_file                    | Ann Lee         | 1234567 | false | ''
          Ann Lee_1234567_assignsubmission_file_                   | Ann Lee         | 1234567 | false | ''
          Ann Lee_1234567_assignsubmission_file.zip                | Ann Lee         | 1234567 | false | ''
          Ann Lee_1234567_assignsubmission_file_SudokuSolver.java  | Ann Lee         | 1234567 | false | SudokuSolver.java
          Ann Lee_1234567_assignsubmission_file_my_own_Solver.java | Ann Lee         | 1234567 | false | my_own_Solver.java
          Ann Lee_1234567_assignsubmission_file_work.zip           | Ann Lee         | 1234567 | false | work.zip
          Ann Lee_1234567_assignsubmission_onlinetext              | Ann Lee         | 1234567 | true  | ''
          Ann Lee_1_assignsubmission_onlinetext_onlinetext.html    | Ann Lee         | 1       | true  | onlinetext.html
          Participant_42_assignsubmission_file_                    | Participant 42  | 42      | false | ''
          José_Ñ_7_assignsubmission_file                           | José_Ñ          | 7       | false | ''
          """)
  void tellsTheParticipant(String text, String name, String number, boolean isText, String file) {
    MoodleName moodle = MoodleName.of(text).orElseThrow();

    assertThat(moodle.student()).isEqualTo(Student.named(name));
    assertThat(moodle.number()).isEqualTo(number);
    assertThat(moodle.isText()).isEqualTo(isText);
    assertThat(moodle.file()).isEqualTo(file);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "alice",
        "Ann Lee_1234567",
        "_1_assignsubmission_file",
        "Ann Lee_x_assignsubmission_file",
        "Ann Lee_1_assignsubmission_files",
        "submission_123456"
      })
  void otherNamesAreNotMoodles(String text) {
    assertThat(MoodleName.of(text)).isEmpty();
  }
}
