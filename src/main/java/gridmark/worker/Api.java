package gridmark.worker;

import java.io.IOException;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/**
 * What we give to students, as it lies on their class path.
 *
 * @param types the qualified names of the classes in our package
 * @param interfaces the names of those that a submission may be asked to implement: they are there
 *     without a package, too
 */
record Api(Set<String> types, Set<String> interfaces) {

  static final String PACKAGE = "gridmark.api";

  static Api in(JavaFileManager library) throws IOException {
    return new Api(names(library, PACKAGE), names(library, ""));
  }

  private static Set<String> names(JavaFileManager library, String packageName) throws IOException {
    Set<String> names = new TreeSet<>();
    for (JavaFileObject file :
        library.list(
            StandardLocation.CLASS_PATH,
            packageName,
            EnumSet.of(JavaFileObject.Kind.CLASS),
            false)) {
      names.add(library.inferBinaryName(StandardLocation.CLASS_PATH, file));
    }
    return names;
  }
}
