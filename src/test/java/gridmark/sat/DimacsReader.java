package gridmark.sat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Reads back what was written: one formula in DIMACS form, which must be right to the letter. */
public final class DimacsReader {

  /** More variables than any Sudoku needs; a larger number is a slip that would fill the memory. */
  private static final int MOST_VARIABLES = 10_000_000;

  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final String HEADER = "\"p cnf VARIABLES CLAUSES\"";

  private final BufferedReader text;

  /** The clauses so far, null until the header has been read. */
  private Cnf.Builder formula;

  private int variables;

  /** How many clauses the header promises, and where it does. */
  private Word promised;

  private int clauses;
  private int[] clause = new int[16];
  private int clauseLength;

  /** The place of the last word read, for what is missing at the end. */
  private Word last = new Word("", 1, 1);

  /** A word and its place, counted from 1. */
  private record Word(String text, int line, int column) {

    UnreadableDimacsException wrong(String reason) {
      return new UnreadableDimacsException(line, column, reason);
    }

    int number() throws UnreadableDimacsException {
      try {
        return Integer.parseInt(text);
      } catch (NumberFormatException e) {
        throw wrong(
            "\""
                + text
                + "\" is not a number; a clause is numbers that end with 0, a comment"
                + " starts with c");
      }
    }
  }

  private DimacsReader(BufferedReader text) {
    this.text = text;
  }

  /**
   * Reads a formula. Comments may stand between lines, clauses may be spread over lines or share
   * one, and what follows a line that starts with {@code %} is not read.
   *
   * @throws UnreadableDimacsException if the text is not DIMACS, or its header is missing or wrong
   */
  public static Cnf read(Reader text) throws IOException, UnreadableDimacsException {
    return new DimacsReader(new BufferedReader(text)).read();
  }

  private Cnf read() throws IOException, UnreadableDimacsException {
    int number = 0;
    for (String line = text.readLine(); line != null; line = text.readLine()) {
      number++;
      List<Word> words = words(line, number);
      if (isTrailer(words)) {
        break;
      }
      readLine(words);
    }
    return finished();
  }

  private static List<Word> words(String line, int number) {
    return WORD.matcher(line)
        .results()
        .map((MatchResult word) -> new Word(word.group(), number, word.start() + 1))
        .toList();
  }

  /** The files of SATLIB end with a percent sign and more. */
  private static boolean isTrailer(List<Word> words) {
    return !words.isEmpty() && words.get(0).text().startsWith("%");
  }

  private void readLine(List<Word> words) throws UnreadableDimacsException {
    if (words.isEmpty() || words.get(0).text().startsWith("c")) {
      return;
    }
    last = words.get(words.size() - 1);
    if (words.get(0).text().equals("p")) {
      readHeader(words);
    } else {
      for (Word word : words) {
        readLiteral(word);
      }
    }
  }

  private void readHeader(List<Word> words) throws UnreadableDimacsException {
    Word first = words.get(0);
    if (formula != null) {
      throw first.wrong("a second header; a file has one, " + HEADER);
    }
    if (words.size() != 4 || !words.get(1).text().equals("cnf")) {
      throw first.wrong("the header is not of the form " + HEADER);
    }
    variables = inRange(words.get(2), MOST_VARIABLES, "a number of variables");
    promised = words.get(3);
    inRange(promised, Integer.MAX_VALUE, "a number of clauses");
    formula = new Cnf.Builder(variables);
  }

  private static int inRange(Word word, int most, String what) throws UnreadableDimacsException {
    int number = word.number();
    if (number < 0 || number > most) {
      throw word.wrong(what + " is between 0 and " + most + ", not " + number);
    }
    return number;
  }

  private void readLiteral(Word word) throws UnreadableDimacsException {
    int literal = word.number();
    if (formula == null) {
      throw word.wrong("the header " + HEADER + " must come before the clauses");
    }
    if (literal > variables || literal < -variables) {
      throw word.wrong(
          "the header promises variables 1 to "
              + variables
              + ", so "
              + literal
              + " is none; raise the first number of the header");
    }
    if (literal == 0) {
      formula.add(Arrays.copyOf(clause, clauseLength));
      clauses++;
      clauseLength = 0;
    } else {
      push(literal);
    }
  }

  private void push(int literal) {
    if (clauseLength == clause.length) {
      clause = Arrays.copyOf(clause, 2 * clauseLength);
    }
    clause[clauseLength++] = literal;
  }

  private Cnf finished() throws UnreadableDimacsException {
    if (formula == null) {
      throw last.wrong("the header " + HEADER + " is missing");
    }
    if (clauseLength > 0) {
      throw last.wrong("the last clause does not end with 0");
    }
    if (clauses != promised.number()) {
      throw promised.wrong(
          "the header promises "
              + promised.text()
              + " clauses, but "
              + clauses
              + " follow; correct the second number of the header");
    }
    return formula.build();
  }
}
