package gridmark.classroom.roll;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RosterReaderTest {

  private static final Student ANN = new Student("17", "Ann Lee", "ann@uni.edu");

  @TempDir private Path folder;
  private final List<String> remarks = new ArrayList<>();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "id,name,email\n17,Ann Lee,ann@uni.edu\n",
        "E-Mail,NAME,Student ID\nann@uni.edu,Ann Lee,17\n",
        "SID;Full Name;Email Address\r\n17;Ann Lee;ann@uni.edu\r\n",
        "sep=;\nmatriculation number;student name;mail\n17;Ann Lee;ann@uni.edu\n",
        "student_id\tfirst name\tlast name\te-mail\n17\tAnn\tLee\tann@uni.edu\n",
        "Surname,Given Name,Username,email\nLee,Ann,17,ann@uni.edu\n",
        "\uFEFFid,name,email\n17,Ann Lee,ann@uni.edu\n",
        "\n\nid,name,email\n\n  ,,\n17,Ann Lee,ann@uni.edu\n\n",
        "section,id,name,email,notes\nA,17,Ann Lee,ann@uni.edu,\"two\nlines\"\n",
        "\"id\", \"name\", \"email\"\n\"17\", \"Ann\nLee\", \"ann@uni.edu\"\n",
        "Matrikelnummer,Name,E-Mail-Address,Name\n17,Ann Lee,ann@uni.edu,other\n",
        "id,name,email\n17,Ann Lee,ann@uni.edu,too,many\n",
      })
  void columnsAreFoundByTheirHeadings(String text) throws Exception {
    assertThat(students(text)).containsExactly(ANN);
    assertThat(remarks).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Vorname;Nachname;ID-Nummer;E-Mail-Adresse\nAnn;Lee;17;ann@uni.edu\n",
        "Name;Vorname;Matrikel-Nr.;E-Mail\nLee;Ann;17;ann@uni.edu\n",
        "Vollständiger Name;Benutzername;Mail\nAnn Lee;17;ann@uni.edu\n",
        "Prénom,Nom,Numéro d'identification,Adresse de courriel\nAnn,Lee,17,ann@uni.edu\n",
        "Nom complet,N° étudiant,Courriel\nAnn Lee,17,ann@uni.edu\n",
        "Nombre,Apellido(s),Número de ID,Dirección de correo\nAnn,Lee,17,ann@uni.edu\n",
        "Nombre completo,Nombre de usuario,Correo electrónico\nAnn Lee,17,ann@uni.edu\n",
        "Nombre,DNI,Dirección Email\nAnn Lee,17,ann@uni.edu\n",
      })
  void headingsMayBeGermanFrenchOrSpanish(String text) throws Exception {
    assertThat(students(text)).containsExactly(ANN);
    assertThat(remarks).isEmpty();
  }

  @Test
  void aRosterWithoutAColumnOfNamesSaysWhatWasNotUnderstood() throws Exception {
    assertThat(students("id,Förnamn, Efternamn,\n17,Ann,Lee,\n"))
        .containsExactly(new Student("17", "", ""));
    assertThat(remarks)
        .containsExactly(
            "the roster has no column of names that is understood; not used: Förnamn, Efternamn"
                + " (wanted: name, or first name and last name)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"id\n17\n", "id,email\n17,\n", "id,last name,section\n17,,A\n"})
  void aRosterThatKeepsNothingBackHasNoSuchRemark(String text) throws Exception {
    assertThat(students(text)).containsExactly(new Student("17", "", ""));
    assertThat(remarks).isEmpty();
  }

  @Test
  void theLineOfPointsInARosterOfCanvasIsNobody() throws Exception {
    assertThat(
            students(
                """
                Student,ID,Section,Homework
                    Points Possible,,,10
                "Lee, Ann",17,A,
                """))
        .containsExactly(new Student("17", "Lee, Ann", ""));
    assertThat(remarks).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "id,name\n16,Eve\n17,\"Ann Lee\n18,Bob\n19,Carl\n",
        "id,name\n16,Eve\n17,\"Ann Lee\n18,\"Bob\"\n19,Carl\n",
        "id,name\r\n16,Eve\r\n17,Ann Lee\"\r\n18,Bob\r\n",
      })
  void aQuoteThatIsNotClosedIsTold(String text) throws Exception {
    Path file = write(text, StandardCharsets.UTF_8);

    assertThatExceptionOfType(UnreadableRollException.class)
        .isThrownBy(() -> read(file))
        .withMessageContaining(
            "roster.csv has a quote that is not closed, in line 3 or after: close it, or take it"
                + " out");
  }

  @Test
  void aLineMayBeShort() throws Exception {
    assertThat(students("id,name,email\n17,Ann Lee\n"))
        .containsExactly(new Student("17", "Ann Lee", ""));
  }

  @Test
  void oldWindowsFilesAreReadAndTold() throws Exception {
    Path file = write("id,name\n1,José\n", Charset.forName("windows-1252"));

    assertThat(read(file)).containsExactly(new Student("1", "José", ""));
    assertThat(remarks).singleElement().asString().contains("windows-1252");
  }

  @Test
  void spreadsheetsUnicodeTextIsRead() throws Exception {
    Path file = write("id\tname\n1\tJosé\n", StandardCharsets.UTF_16);

    assertThat(read(file)).containsExactly(new Student("1", "José", ""));
  }

  @Test
  void aLineOfNobodyIsTold() throws Exception {
    assertThat(students("id,name,section\n1,Ann,A\n,,B\n2,Bob,A\n")).hasSize(2);
    assertThat(remarks).containsExactly("line 3 of the roster has no id, name or e-mail: left out");
  }

  @Test
  void aLineWithNothingButAnAddressIsKeptAndTold() throws Exception {
    assertThat(students("id,name,email\n1,Ann,a@u\n,,b@u\n")).hasSize(2);
    assertThat(remarks)
        .singleElement()
        .asString()
        .startsWith("line 3 of the roster has neither id");
  }

  @Test
  void anIdThatOccursTwiceIsTold() throws Exception {
    assertThat(students("id,name\nx1,Ann\n2,Bob\nX1,Carl\n")).hasSize(2);
    assertThat(remarks)
        .containsExactly(
            "line 4 (X1, as in line 2) of the roster has an id that another line has already: left"
                + " out");
  }

  @Test
  void manyBadLinesAreOneRemark() throws Exception {
    String lines = IntStream.range(0, 30).mapToObj(i -> "1,Ann").collect(Collectors.joining("\n"));

    assertThat(students("id,name\n" + lines)).hasSize(1);
    assertThat(remarks).singleElement().asString().contains("and 21 more");
  }

  @Test
  void aFieldThatWouldForgeLinesIsHarmless() throws Exception {
    assertThat(students("id,name\n1,\"Ann\n::error::\u001b[2J\"\n").get(0).name())
        .isEqualTo("Ann ::error::\uFFFD[2J");
  }

  @ParameterizedTest
  @ValueSource(strings = {"17,Ann Lee,ann@uni.edu\n", "grade;points\n1;2\n"})
  void withoutHeadingsItIsOfNoUse(String text) throws Exception {
    Path file = write(text, StandardCharsets.UTF_8);

    assertThatExceptionOfType(UnreadableRollException.class)
        .isThrownBy(() -> read(file))
        .withMessageContaining("has no column id, name or email")
        .withMessageContaining("such as id,name,email")
        .withMessageContaining("Found: " + text.split("[,;]", -1)[0] + ", ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n\n", "id,name\n", "id,name\n,\n"})
  void aRosterOfNobodyIsOfNoUse(String text) throws Exception {
    Path file = write(text, StandardCharsets.UTF_8);

    assertThatExceptionOfType(UnreadableRollException.class)
        .isThrownBy(() -> read(file))
        .withMessageContaining("lists nobody");
  }

  @Test
  void aSpreadsheetIsToBeSavedAsCsv() throws Exception {
    Path file = write("PK\3\4 and so on", StandardCharsets.ISO_8859_1);

    assertThatExceptionOfType(UnreadableRollException.class)
        .isThrownBy(() -> read(file))
        .withMessageContaining("save it as CSV");
  }

  @Test
  void aRosterThatIsNotThereIsOfNoUse() {
    assertThatExceptionOfType(UnreadableRollException.class)
        .isThrownBy(() -> read(folder.resolve("none.csv")))
        .withMessageContaining("none.csv is not there");
    assertThatExceptionOfType(UnreadableRollException.class)
        .isThrownBy(() -> read(folder))
        .withMessageContaining("is a folder");
  }

  private List<Student> students(String text) throws Exception {
    return read(write(text, StandardCharsets.UTF_8));
  }

  private List<Student> read(Path file) throws UnreadableRollException {
    return RosterReader.read(file, remarks).without(Set.of());
  }

  private Path write(String text, Charset charset) throws IOException {
    return Files.write(folder.resolve("roster.csv"), text.getBytes(charset));
  }
}
