package gridmark.classroom.roll;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A column of a roster, under the names that universities and platforms give it in English, German,
 * French and Spanish.
 */
enum RosterColumn {
  ID(
      "id|sid|(student|id|university|registration|matriculation)(id|no|nr|num|number)"
          + "|matric.*|matrikel.*|orgdefinedid|sis(user)?id"
          + "|idnummer|(studenten|studierenden)(id|nr|nummer)"
          + "|numerodidentification|(n|no|numero|code)d?etudiant"
          + "|numerode(id|identificacion|estudiante|alumno)|dni"),
  LOGIN(
      "(user|login|account|net)(name|id)?|uid"
          + "|(be)?nutzer(name|kennung)|anmeldename|kennung"
          + "|nomdutilisateur|identifiant|nombredeusuario|usuario"),
  /** What Moodle's grading worksheet calls "Participant 1234567". */
  PARTICIPANT("identifier|participant"),
  NAME(
      "(full|student|display)?name|student"
          + "|vollstandigername|nomcomplet|nometprenom|nombrecompleto|nombreyapellidos?"),
  FIRST_NAME("(first|given)(name)?|forename|vornamen?|rufname|prenoms?|nombres?"),
  LAST_NAME("(last|family)(name)?|surname|nachname|familienname|zuname|nom(defamille)?|apellidos?"),
  EMAIL(
      "(student|university)?e?mail(address)?"
          + "|e?mailadresse|(adresse(de)?)?(courriel|e?mail|mel)|adresseelectronique"
          + "|((direccion(de)?)?(correo|e?mail))(electronico)?");

  private final Pattern spellings;

  RosterColumn(String spellings) {
    this.spellings = Pattern.compile(spellings);
  }

  /** The column with this heading, whatever its case, gaps and marks. */
  static Optional<RosterColumn> headed(String heading) {
    String plain =
        Normalizer.normalize(heading, Normalizer.Form.NFKD)
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9]+", "");
    return Stream.of(values())
        .filter(column -> column.spellings.matcher(plain).matches())
        .findFirst();
  }
}
