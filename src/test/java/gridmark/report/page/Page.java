package gridmark.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jsoup.select.Elements;

/** A page as tests read it: its elements, found by CSS selectors. */
public final class Page {

  private static final Pattern SPACE = Pattern.compile("[ \t\r\n\f]+");

  private final String source;
  private final Document document;

  private Page(String source, Document document) {
    this.source = source;
    this.document = document;
  }

  /** Reads a page, which has to be HTML without a mistake in it. */
  public static Page of(String source) {
    Parser parser = Parser.htmlParser().setTrackErrors(10);
    Document document = Jsoup.parse(source, parser);
    assertThat(parser.getErrors()).isEmpty();
    return new Page(source, document);
  }

  /** The page to the letter, for what must be nowhere in it. */
  public String source() {
    return source;
  }

  public boolean has(String selector) {
    return count(selector) > 0;
  }

  public int count(String selector) {
    return document.select(selector).size();
  }

  /** What the only such element says. */
  public String text(String selector) {
    return text(only(selector));
  }

  /** What all such elements say, in their order. */
  public List<String> texts(String selector) {
    return document.select(selector).stream().map(Page::text).toList();
  }

  /** What all such elements say, with all spaces and line breaks. */
  public List<String> verbatim(String selector) {
    return document.select(selector).stream().map(Element::wholeText).toList();
  }

  /** What the children of all such elements say: the cells, row by row. */
  public List<List<String>> rows(String selector) {
    return document.select(selector).stream()
        .map(row -> row.children().stream().map(Page::text).toList())
        .toList();
  }

  /** What stands beside a term, which is there once among the terms that are so selected. */
  public String described(String terms, String term) {
    List<Element> found =
        document.select(terms).stream().filter(each -> text(each).equals(term)).toList();
    assertThat(found).as("%s that says %s", terms, term).hasSize(1);
    Element description = found.get(0).nextElementSibling();
    assertThat(description).as("what follows %s", term).isNotNull();
    assertThat(description.normalName()).isEqualTo("dd");
    return text(description);
  }

  /** The style sheets of the page. */
  public String styles() {
    return document.select("style").stream().map(Element::data).collect(Collectors.joining());
  }

  /** An attribute of the only such element, which has it. */
  public String attribute(String selector, String name) {
    Element element = only(selector);
    assertThat(element.hasAttr(name)).as("%s has %s", selector, name).isTrue();
    return element.attr(name);
  }

  /** An attribute of all such elements, in their order; empty where one lacks it. */
  public List<String> attributes(String selector, String name) {
    return document.select(selector).stream().map(each -> each.attr(name)).toList();
  }

  private Element only(String selector) {
    Elements found = document.select(selector);
    assertThat(found).as(selector).hasSize(1);
    return found.get(0);
  }

  /** Unlike jsoup's own, keeps no-break spaces. */
  private static String text(Element element) {
    return SPACE.matcher(element.wholeText()).replaceAll(" ").strip();
  }
}
