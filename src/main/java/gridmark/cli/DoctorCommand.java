package gridmark.cli;

import gridmark.catalogue.Languages;
import gridmark.grader.Version;
import gridmark.sandbox.Offer;
import gridmark.sandbox.Sandbox;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Shows what this machine offers for isolation. */
@Command(
    name = "doctor",
    description = {
      "Shows what this machine offers for isolation, and what grading will therefore use.",
      "",
      "Each level is tried: a probe inside it attempts what a submission must not be able to do."
    },
    footer = {"", "docs/security.md says what each level stops."})
public final class DoctorCommand extends Subcommand {

  @Option(names = "--json", description = "Print it as one JSON object.")
  private boolean json;

  public DoctorCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    try {
      List<Offer> offers = Sandbox.offers(Places.cache(), terminal().err()::println, Languages.ALL);
      terminal().out().print(json ? json(offers) : text(offers));
      terminal().out().flush();
      return ExitCode.DONE;
    } catch (IOException e) {
      terminal().err().println("gridmark: " + e.getMessage());
      return ExitCode.GRADER_FAILED;
    }
  }

  private static Offer used(List<Offer> offers) {
    return offers.stream().filter(Offer::isAvailable).findFirst().orElseThrow();
  }

  private static String text(List<Offer> offers) {
    StringBuilder text = new StringBuilder();
    text.append("Gridmark   %s%n".formatted(Version.gridmark()));
    text.append("Java       %s, %s%n".formatted(Version.java(), System.getProperty("java.home")));
    text.append("System     %s%n".formatted(system()));
    text.append("User       %s%n".formatted(System.getProperty("user.name")));
    text.append("%nIsolation, from strong to weak%n".formatted());
    for (Offer offer : offers) {
      String there = offer.isAvailable() ? "yes" : "no";
      text.append("  %-8s %-3s  %s%n".formatted(offer.level().word(), there, offer.state()));
      if (!offer.cure().isEmpty()) {
        text.append("  %-8s %-3s  What helps: %s%n".formatted("", "", offer.cure()));
      }
    }
    text.append("%nGrading will use %s.%n".formatted(used(offers).level().word()));
    return text.toString();
  }

  private static String system() {
    return String.join(
        " ",
        System.getProperty("os.name"),
        System.getProperty("os.version"),
        System.getProperty("os.arch"));
  }

  private static String json(List<Offer> offers) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("gridmark", Version.gridmark());
    node.put("java", Version.java());
    node.put("system", system());
    node.put("user", System.getProperty("user.name"));
    node.put("uses", used(offers).level().word());
    ArrayNode levels = node.putArray("isolation");
    for (Offer offer : offers) {
      ObjectNode level = levels.addObject();
      level.put("level", offer.level().word());
      level.put("available", offer.isAvailable());
      level.put("state", offer.state());
      level.put("cure", offer.cure());
    }
    return node + "\n";
  }
}
