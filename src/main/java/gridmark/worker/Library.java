package gridmark.worker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/**
 * The classes that submissions are compiled against, the JDK's and ours. They stay the same as long
 * as the process lives, so what is in a package is looked up once: javac would list java.util anew
 * for every submission, which takes a third of its time.
 */
final class Library extends ForwardingJavaFileManager<JavaFileManager> {

  /** Has nothing to load. */
  private static final ClassLoader NO_PLUGINS = new ClassLoader(null) {};

  private final Map<Inquiry, List<JavaFileObject>> packages = new HashMap<>();

  Library(JavaFileManager files) {
    super(files);
  }

  private record Inquiry(
      Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse) {}

  @Override
  public Iterable<JavaFileObject> list(
      Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
      throws IOException {
    Inquiry inquiry = new Inquiry(location, packageName, Set.copyOf(kinds), recurse);
    List<JavaFileObject> known = packages.get(inquiry);
    if (known != null) {
      return known;
    }
    List<JavaFileObject> found = new ArrayList<>();
    super.list(location, packageName, kinds, recurse).forEach(found::add);
    // A submission may name any number of packages that are not there.
    if (!found.isEmpty()) {
      packages.put(inquiry, List.copyOf(found));
    }
    return found;
  }

  /** For plug-ins of the compiler, which it would search our jars for each time. */
  @Override
  public ClassLoader getClassLoader(Location location) {
    return NO_PLUGINS;
  }
}
