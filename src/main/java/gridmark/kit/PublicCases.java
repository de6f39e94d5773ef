package gridmark.kit;

import gridmark.catalogue.Languages;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.PackWriter;
import gridmark.grader.pack.TestCase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The cases that students may know all of: public ones with full feedback.
 *
 * @param packs texts of pack files by their names
 * @param count how many cases are in them
 * @param others how many were left out
 * @param release of the language of the kit, which a solver must compile for
 */
public record PublicCases(Map<String, String> packs, int count, int others, int release) {

  /** The pack has none. */
  public static final class NoneException extends Exception {
    private static final long serialVersionUID = 1L;

    NoneException(Path cases) {
      super(
          "%s holds no public case, so there is nothing to practise on: give other cases with --cases"
              .formatted(cases));
    }
  }

  public PublicCases {
    packs = Map.copyOf(packs);
  }

  /** Those of a pack file, or of a folder of them; each file of a folder stays a file. */
  public static PublicCases of(Path cases) throws IOException, BrokenPackException, NoneException {
    Pack all = PackReader.read(cases);
    Map<String, String> packs = new LinkedHashMap<>();
    int count = 0;
    for (Path file : PackReader.files(cases)) {
      List<TestCase> open =
          PackReader.read(file).cases().stream().filter(PublicCases::isOpen).toList();
      if (!open.isEmpty()) {
        packs.put(name(file), PackWriter.text(all.assignment(), all.releases(), open));
        count += open.size();
      }
    }
    if (packs.isEmpty()) {
      throw new NoneException(cases);
    }
    return new PublicCases(
        packs, count, all.cases().size() - count, all.release(Languages.ALL.get(0)));
  }

  private static boolean isOpen(TestCase testCase) {
    return !testCase.isHidden() && testCase.feedback().tellsAll();
  }

  /** A single file may have any name, but in a folder only some are read. */
  private static String name(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".json") && !name.endsWith(".schema.json") ? name : name + ".json";
  }
}
