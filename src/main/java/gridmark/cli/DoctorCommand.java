package gridmark.cli;

import gridmark.catalogue.Languages;
import gridmark.grader.Version;
import gridmark.sandbox.Offer;
import gridmark.sandbox.Sandbox;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

  @Override
  public Integer call() throws IOException {
    List<Offer> offers = Sandbox.offers(Places.cache(), terminal()::say, Languages.ALL);
    terminal().print(json ? json(offers) : text(offers));
    return ExitCode.DONE;
  }

  private static String used(List<Offer> offers) {
    return offers.stream().filter(Offer::isAvailable).findFirst().orElseThrow().level().word();
  }

  private static String java() {
    return properties("java.vendor", "java.runtime.version");
  }

  private static String system() {
    return properties("os.name", "os.version", "os.arch");
  }

  private static String properties(String... names) {
    return Stream.of(names).map(System::getProperty).collect(Collectors.joining(" "));
  }

  private static String text(List<Offer> offers) {
    StringBuilder text = new StringBuilder();
    text.append("Gridmark   %s%n".formatted(Version.gridmark()));
    text.append("Java       %s, %s%n".formatted(java(), properties("java.home")));
    text.append("System     %s%n".formatted(system()));
    text.append("User       %s%n".formatted(properties("user.name")));
    text.append("%nIsolation, from strong to weak%n".formatted());
    for (Offer offer : offers) {
      String there = offer.isAvailable() ? "yes" : "no";
      text.append("  %-8s %-3s  %s%n".formatted(offer.level().word(), there, offer.state()));
      if (!offer.cure().isEmpty()) {
        text.append("  %-8s %-3s  What helps: %s%n".formatted("", "", offer.cure()));
      }
    }
    return text.append("%nGrading will use %s.%n".formatted(used(offers))).toString();
  }

  private static String json(List<Offer> offers) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("gridmark", Version.gridmark()).put("java", java());
    node.put("system", system()).put("user", properties("user.name")).put("uses", used(offers));
    ArrayNode levels = node.putArray("isolation");
    for (Offer offer : offers) {
      levels
          .addObject()
          .put("level", offer.level().word())
          .put("available", offer.isAvailable())
          .put("state", offer.state())
          .put("cure", offer.cure());
    }
    return node + "\n";
  }
}
