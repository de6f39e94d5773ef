package gridmark.worker;

import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;

/**
 * The submission's classes, defined from the bytes the grader sent; nothing of them is on the disk.
 * What lies beside them is found here too.
 */
final class StudentClasses extends ClassLoader {

  /** Marks the submission's own frames in a stack trace. */
  static final String LOADER_NAME = "submission";

  private final Map<String, byte[]> bytes = new HashMap<>();
  private final FilesBeside files;

  StudentClasses(FilesBeside files) {
    super(LOADER_NAME, StudentClasses.class.getClassLoader());
    this.files = files;
  }

  void add(String name, byte[] classFile) {
    bytes.put(name, classFile);
  }

  /** The submission's own class comes before one of the same name that it may not know of. */
  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null) {
        return loaded;
      }
      byte[] classFile = bytes.get(name);
      return classFile == null
          ? super.loadClass(name, resolve)
          : defineClass(name, classFile, 0, classFile.length);
    }
  }

  @Override
  protected URL findResource(String name) {
    return files.find(name);
  }

  @Override
  protected Enumeration<URL> findResources(String name) {
    URL found = files.find(name);
    return found == null
        ? Collections.emptyEnumeration()
        : Collections.enumeration(Collections.singleton(found));
  }
}
