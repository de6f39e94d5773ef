package gridmark.grader.pack;

import gridmark.assignment.Assignment;
import gridmark.assignment.Contradiction;
import gridmark.catalogue.Catalogue;
import gridmark.files.Reason;
import gridmark.files.Sha256;
import gridmark.json.JsonFile;
import gridmark.json.JsonObject;
import gridmark.json.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Reads a pack from a JSON file, or from all {@code *.json} files of a folder in the order of their
 * names. A {@link SealedPack} may stand wherever a JSON file may. Every problem of every file is
 * told at once.
 */
public final class PackReader {

  private final Problems problems = new Problems();
  private final List<TestCase> cases = new ArrayList<>();
  private final Map<String, String> fileOfId = new HashMap<>();
  private final Sha256 digest = new Sha256();
  private final Optional<PackKey> key;
  private Optional<Assignment> assignment = Optional.empty();
  private String first = "";
  private final Map<String, Named> releases = new TreeMap<>();

  private PackReader(Optional<PackKey> key) {
    this.key = key;
  }

  /** Reads a pack that is not sealed. */
  public static Pack read(Path path) throws BrokenPackException {
    return read(path, Optional.empty());
  }

  /**
   * Reads a pack.
   *
   * @param path a file, or a folder of files
   * @param key opens what is sealed
   * @throws BrokenPackException if anything at all is wrong with it
   */
  public static Pack read(Path path, Optional<PackKey> key) throws BrokenPackException {
    return new PackReader(key).pack(List.of(path));
  }

  /**
   * Reads a pack to grade by.
   *
   * @throws BrokenPackException if anything at all is wrong with it, what its cases expect included
   */
  public static Pack readProved(Path path, Optional<PackKey> key, Expectations expectations)
      throws BrokenPackException {
    return readProved(List.of(path), key, expectations);
  }

  static Pack readProved(List<Path> paths, Optional<PackKey> key, Expectations expectations)
      throws BrokenPackException {
    PackReader reader = new PackReader(key);
    Pack pack = reader.pack(paths);
    Map<String, Contradiction> wrong = expectations.contradictions(pack);
    pack.cases().stream()
        .map(TestCase::id)
        .filter(wrong::containsKey)
        .forEach(id -> reader.refute(id, wrong.get(id)));
    reader.throwIfBroken();
    return pack;
  }

  private Pack pack(List<Path> paths) throws BrokenPackException {
    for (Path path : paths) {
      filesOf(path).forEach(this::readFile);
    }
    throwIfBroken();
    Map<String, Integer> named = new TreeMap<>();
    releases.forEach((language, each) -> named.put(language, each.release()));
    return new Pack(assignment.orElseThrow(), named, cases, digest.hex());
  }

  private void throwIfBroken() throws BrokenPackException {
    if (problems.count() > 0) {
      throw new BrokenPackException(problems);
    }
  }

  private void refute(String id, Contradiction contradiction) {
    Problems ofFile = problems.in(Path.of(fileOfId.get(id)));
    ofFile.turnTo("case " + id);
    ofFile.add("", contradiction.what(), contradiction.fix());
  }

  /** The files of a pack, in the order in which they are read. */
  public static List<Path> files(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      return List.of(path);
    }
    try (Stream<Path> files = Files.list(path)) {
      return files.filter(PackReader::isPack).sorted().toList();
    }
  }

  private List<Path> filesOf(Path path) {
    Problems ofPath = problems.in(path);
    if (!Files.exists(path)) {
      ofPath.add("", "there is no such file or folder", "give a pack file, or a folder of them");
      return List.of();
    }
    try {
      List<Path> packs = files(path);
      if (packs.isEmpty()) {
        ofPath.add(
            "",
            "the folder holds no *.json or *.sealed file",
            "give the folder that holds the packs");
      }
      return packs;
    } catch (IOException e) {
      String reason = Reason.ofReading(e);
      ofPath.add("", "the folder cannot be read (" + reason + ")", "check its permissions");
      return List.of();
    }
  }

  private static boolean isPack(Path file) {
    String name = file.getFileName().toString();
    boolean isPlain = name.endsWith(".json") && !name.endsWith(".schema.json");
    return (isPlain || SealedPack.hasEnding(file)) && Files.isRegularFile(file);
  }

  private void readFile(Path file) {
    Problems ofFile = problems.in(file);
    Optional<byte[]> bytes = JsonFile.bytes(file, ofFile);
    if (SealedPack.hasEnding(file)) {
      bytes
          .flatMap(text -> SealedPack.open(text, key, ofFile))
          .ifPresent(
              plain ->
                  SealedPack.unpack(
                      plain, (name, json) -> take(json, problems.in(file.resolve(name)))));
    } else {
      bytes.ifPresent(json -> take(json, ofFile));
    }
  }

  /** The digest is of the plain text: sealing a pack does not change what it asks. */
  private void take(byte[] json, Problems ofFile) {
    digest.add(json);
    String example = "write { \"assignment\": \"%s\", \"cases\": [ … ] }";
    JsonFile.parse(json, ofFile, "a pack", example.formatted(Catalogue.words().get(0)))
        .ifPresent(pack -> take(pack, ofFile));
  }

  private void take(JsonObject pack, Problems ofFile) {
    CaseParser parser = new CaseParser(ofFile, fileOfId);
    Optional<Assignment> its = parser.assignment(pack);
    parser.releases(pack).forEach((language, release) -> take(language, release, ofFile));
    cases.addAll(parser.cases(pack, its));
    its.ifPresent(each -> take(each, ofFile));
  }

  /** A release of a language, and the first file that names it. */
  private record Named(int release, String file) {}

  /** A pack is for one release of a language; a file may leave it to the others. */
  private void take(String language, int release, Problems ofFile) {
    Named earlier = releases.putIfAbsent(language, new Named(release, ofFile.file()));
    if (earlier != null && earlier.release() != release) {
      ofFile.add(
          "/release/" + language,
          "the file is for release %d, but %s is for %d"
              .formatted(release, earlier.file(), earlier.release()),
          "write the same in both files, or in one of them only");
    }
  }

  /** A pack is for one assignment. */
  private void take(Assignment each, Problems ofFile) {
    if (assignment.isEmpty()) {
      assignment = Optional.of(each);
      first = ofFile.file();
    } else if (!assignment.get().equals(each)) {
      ofFile.add(
          "/assignment",
          "the file is for \"%s\", but %s is for \"%s\""
              .formatted(each.word(), first, assignment.get().word()),
          "keep the packs of each assignment in a folder of their own");
    }
  }
}
