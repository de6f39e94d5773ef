package gridmark.worker;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/** Keeps the class files javac writes in memory, by class name. */
final class MemoryClasses extends ForwardingJavaFileManager<JavaFileManager> {

  private final Map<String, ByteArrayOutputStream> classes = new LinkedHashMap<>();

  MemoryClasses(JavaFileManager delegate) {
    super(delegate);
  }

  Map<String, ByteArrayOutputStream> classes() {
    return classes;
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    classes.put(className, bytes);
    return new SimpleJavaFileObject(URI.create("class:///" + classes.size()), kind) {
      @Override
      public OutputStream openOutputStream() {
        return bytes;
      }
    };
  }

  /** The shared file manager outlives one compilation. */
  @Override
  public void close() {}
}
