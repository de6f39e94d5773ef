package gridmark.worker;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Files that declare a class which another file declares better: students keep an older version in
 * "backup/", and browsers save a second one as "SudokuSolver (1).java". Where nothing tells them
 * apart, none is a copy, and the compiler will say that there are two.
 */
final class SecondCopies {

  private static final Comparator<SourceSurvey> BY_PLACE =
      Comparator.<SourceSurvey, Boolean>comparing(each -> SetAside.isSo(each.source().path()))
          .thenComparing(each -> !isNamedAfterItsClass(each));

  /** By a copy, the file in whose place it is not needed. */
  private final Map<SourceSurvey, SourceSurvey> copies = new LinkedHashMap<>();

  SecondCopies(List<SourceSurvey> surveys) {
    for (SourceSurvey survey : surveys) {
      surveys.stream()
          .filter(other -> !Collections.disjoint(other.types(), survey.types()))
          .filter(other -> BY_PLACE.compare(other, survey) < 0)
          .findFirst()
          .ifPresent(better -> copies.put(survey, better));
    }
  }

  private static boolean isNamedAfterItsClass(SourceSurvey survey) {
    String path = survey.source().path();
    String file = path.substring(path.lastIndexOf('/') + 1);
    return survey.types().stream()
        .map(type -> type.substring(type.lastIndexOf('.') + 1) + ".java")
        .anyMatch(file::equals);
  }

  /** The file that is compiled in its place; empty if it is no copy. */
  Optional<SourceSurvey> betterThan(SourceSurvey survey) {
    return Optional.ofNullable(copies.get(survey));
  }
}
