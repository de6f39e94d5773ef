package gridmark.classroom.roll;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import gridmark.grader.submission.Printable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads a roster: CSV with a heading over each column, as spreadsheets and platforms write it with
 * commas, semicolons or tabs.
 */
final class RosterReader {

  private static final Charset OLD_WINDOWS = Charset.forName("windows-1252");

  /** Moodle puts a word of its language before the number. */
  private static final Pattern PARTICIPANT = Pattern.compile("\\D*?(\\d+)");

  private static final String WANTED =
      "the first line names the columns, such as id,name,email; at least one of them is needed";

  /**
   * A column of a roster, under the names that universities and platforms give it in English,
   * German, French and Spanish.
   */
  private enum Column {
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
    LAST_NAME(
        "(last|family)(name)?|surname|nachname|familienname|zuname|nom(defamille)?|apellidos?"),
    EMAIL(
        "(student|university)?e?mail(address)?"
            + "|e?mailadresse|(adresse(de)?)?(courriel|e?mail|mel)|adresseelectronique"
            + "|((direccion(de)?)?(correo|e?mail))(electronico)?");

    private final Pattern spellings;

    Column(String spellings) {
      this.spellings = Pattern.compile(spellings);
    }

    /** The column with this heading, whatever its case, gaps and marks. */
    static Optional<Column> headed(String heading) {
      String plain =
          Normalizer.normalize(heading, Normalizer.Form.NFKD)
              .toLowerCase(Locale.ROOT)
              .replaceAll("[^a-z0-9]+", "");
      return Stream.of(values())
          .filter(column -> column.spellings.matcher(plain).matches())
          .findFirst();
    }
  }

  private final Path file;
  private final List<String> remarks;
  private final Map<Column, Integer> columns = new EnumMap<>(Column.class);
  private final List<Roster.Line> lines = new ArrayList<>();
  private final Map<String, Long> lineOfId = new HashMap<>();
  private final List<String> twice = new ArrayList<>();
  private final List<String> ofNobody = new ArrayList<>();
  private final List<String> byEmailOnly = new ArrayList<>();

  private RosterReader(Path file, List<String> remarks) {
    this.file = file;
    this.remarks = remarks;
  }

  /**
   * Reads who takes the course.
   *
   * @param remarks what was left out
   * @throws UnreadableRollException if it cannot be used at all
   */
  static Roster read(Path file, List<String> remarks) throws UnreadableRollException {
    return new RosterReader(file, remarks).read();
  }

  private Roster read() throws UnreadableRollException {
    String text = text();
    refuseOpenQuote(text);
    try (CsvReader<CsvRecord> reader = open(text)) {
      boolean isHeaded = false;
      for (CsvRecord record : reader) {
        if (isOfNobody(record)) {
          continue;
        }
        if (isHeaded) {
          accept(record);
        } else {
          acceptHeadings(record.getFields());
          isHeaded = true;
        }
      }
    } catch (CsvParseException | IOException | UncheckedIOException e) {
      throw unusable("is no CSV: " + Printable.line(String.valueOf(e.getMessage())));
    }
    if (lines.isEmpty()) {
      throw unusable("lists nobody: " + WANTED + ", and one line for each student follows");
    }
    complain(ofNobody, "no id, name or e-mail: left out");
    complain(byEmailOnly, "neither id nor name, only an e-mail address: kept");
    complain(twice, "an id that another line has already: left out");
    return new Roster(lines);
  }

  private UnreadableRollException unusable(String why) {
    return new UnreadableRollException("the roster " + Printable.line(file.toString()) + " " + why);
  }

  private String text() throws UnreadableRollException {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(file);
    } catch (IOException e) {
      throw unusable(
          Files.isDirectory(file)
              ? "is a folder: give a CSV file"
              : Files.exists(file) ? "cannot be read: check its permissions" : "is not there");
    }
    // Latin-1 keeps the bytes as they are, to look at the first of them.
    String start = new String(bytes, 0, Math.min(4, bytes.length), StandardCharsets.ISO_8859_1);
    if (start.startsWith("PK\3\4") || start.startsWith("\u00D0\u00CF\u0011\u00E0")) {
      throw unusable("is a spreadsheet or an archive: save it as CSV");
    }
    if (start.startsWith("\u00FF\u00FE") || start.startsWith("\u00FE\u00FF")) {
      return new String(bytes, StandardCharsets.UTF_16);
    }
    int mark = start.startsWith("\u00EF\u00BB\u00BF") ? 3 : 0;
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(bytes, mark, bytes.length - mark))
          .toString();
    } catch (CharacterCodingException e) {
      remarks.add(
          "the roster is not UTF-8: read as windows-1252, look whether the names are right");
      return new String(bytes, OLD_WINDOWS);
    }
  }

  /** The rest of the class would be within the quotes, and gone. */
  private void refuseOpenQuote(String text) throws UnreadableRollException {
    if (count(text, '"') % 2 == 0) {
      return;
    }
    int number = 1;
    for (String line : text.lines().toList()) {
      if (count(line, '"') % 2 != 0) {
        throw unusable(
            "has a quote that is not closed, in line %d or after: close it, or take it out"
                .formatted(number));
      }
      number++;
    }
  }

  private static CsvReader<CsvRecord> open(String text) {
    return CsvReader.builder()
        .fieldSeparator(separator(text))
        .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
        .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
        .trimWhitespacesAroundQuotes(true)
        .ofCsvRecord(text);
  }

  /** The one that is most in the headings. */
  private static char separator(String text) {
    String headings = text.lines().filter(line -> !line.isBlank()).findFirst().orElse("");
    char most = ',';
    for (char each : new char[] {';', '\t'}) {
      most = count(headings, each) > count(headings, most) ? each : most;
    }
    return most;
  }

  private static long count(String text, char wanted) {
    return text.chars().filter(c -> c == wanted).count();
  }

  /** Excel is told the separator in a first line; Canvas has one for the points of its tasks. */
  private static boolean isOfNobody(CsvRecord record) {
    String first = record.getField(0).strip();
    return record.getFields().stream().allMatch(String::isBlank)
        || (record.getStartingLineNumber() == 1
            && record.getField(0).toLowerCase(Locale.ROOT).startsWith("sep="))
        || first.equalsIgnoreCase("Points Possible");
  }

  private void acceptHeadings(List<String> headings) throws UnreadableRollException {
    List<String> unused = new ArrayList<>();
    for (int i = 0; i < headings.size(); i++) {
      Optional<Column> column = Column.headed(headings.get(i));
      if (column.isPresent()) {
        columns.putIfAbsent(column.get(), i);
      } else if (!headings.get(i).isBlank()) {
        unused.add(headings.get(i).strip());
      }
    }
    if (columns.isEmpty()) {
      throw unusable(
          "has no column id, name or email: %s. Found: %s"
              .formatted(WANTED, NameList.of(headings)));
    }
    boolean hasNames =
        Stream.of(Column.NAME, Column.FIRST_NAME, Column.LAST_NAME).anyMatch(columns::containsKey);
    if (!hasNames && !unused.isEmpty()) {
      remarks.add(
          "the roster has no column of names that is understood; not used: %s (wanted: name, or first name and last name)"
              .formatted(NameList.of(unused)));
    }
    settleName(headings);
  }

  /** Beside a first name, a German "Name" is the last one. */
  private void settleName(List<String> headings) {
    Integer name = columns.get(Column.NAME);
    if (name != null
        && headings.get(name).strip().equalsIgnoreCase("name")
        && columns.containsKey(Column.FIRST_NAME)
        && !columns.containsKey(Column.LAST_NAME)) {
      columns.remove(Column.NAME);
      columns.put(Column.LAST_NAME, name);
    }
  }

  private void accept(CsvRecord record) {
    long number = record.getStartingLineNumber();
    Set<String> ids =
        Stream.of(Column.ID, Column.LOGIN, Column.PARTICIPANT)
            .map(column -> field(record, column))
            .filter(id -> !id.isEmpty())
            .collect(Collectors.toCollection(LinkedHashSet::new));
    String id = ids.isEmpty() ? "" : ids.iterator().next();
    String name = name(record);
    String email = field(record, Column.EMAIL);
    if (id.isEmpty() && name.isEmpty() && email.isEmpty()) {
      ofNobody.add(String.valueOf(number));
      return;
    }
    Long earlier = id.isEmpty() ? null : lineOfId.putIfAbsent(id.toLowerCase(Locale.ROOT), number);
    if (earlier != null) {
      twice.add("%d (%s, as in line %d)".formatted(number, id, earlier));
      return;
    }
    if (id.isEmpty() && name.isEmpty() && columns.size() > 1) {
      byEmailOnly.add(String.valueOf(number));
    }
    lines.add(new Roster.Line(number, new Student(id, name, email), ids, participant(record)));
  }

  private String participant(CsvRecord record) {
    Matcher number = PARTICIPANT.matcher(field(record, Column.PARTICIPANT));
    return number.matches() ? number.group(1) : "";
  }

  private String name(CsvRecord record) {
    String whole = field(record, Column.NAME);
    return whole.isEmpty()
        ? (field(record, Column.FIRST_NAME) + " " + field(record, Column.LAST_NAME)).strip()
        : whole;
  }

  private String field(CsvRecord record, Column column) {
    Integer position = columns.get(column);
    boolean isThere = position != null && position < record.getFieldCount();
    return isThere ? Known.clean(record.getField(position).replaceAll("\\s+", " ")) : "";
  }

  private void complain(List<String> numbers, String what) {
    String lines =
        numbers.size() == 1 ? "line %s of the roster has " : "lines %s of the roster have ";
    if (!numbers.isEmpty()) {
      remarks.add(lines.formatted(NameList.of(numbers)) + what);
    }
  }
}
