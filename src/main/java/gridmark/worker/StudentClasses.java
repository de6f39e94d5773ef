package gridmark.worker;

import gridmark.exchange.Type;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The submission's classes, defined from the bytes the grader sent; nothing of them is on the disk.
 */
final class StudentClasses extends ClassLoader {

  /** Marks the submission's own frames in a stack trace. */
  static final String LOADER_NAME = "submission";

  private final Map<String, byte[]> bytes = new HashMap<>();
  private String entry = "";
  private String name = "";
  private Class<?>[] parameterTypes = {};
  private Class<?> resultType = void.class;
  private Method method;

  StudentClasses() {
    super(LOADER_NAME, StudentClasses.class.getClassLoader());
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

  /** Says which method is to be called from now on, and of which class. */
  void enter(String className, String methodName, Type[] parameters, Type result) {
    entry = className;
    name = methodName;
    parameterTypes = new Class<?>[parameters.length];
    for (int i = 0; i < parameters.length; i++) {
      parameterTypes[i] = JavaValues.type(parameters[i]);
    }
    resultType = JavaValues.type(result);
    method = null;
  }

  /**
   * Calls the method, of an object made anew unless it is static, whether or not the class
   * implements the interface.
   *
   * @throws Throwable whatever the submission's initialisers, constructor and method throw
   */
  Object call(Object[] arguments) throws Throwable {
    Class<?> type = Class.forName(entry, true, this);
    if (method == null) {
      method = find(type);
      method.setAccessible(true);
    }
    try {
      Object target = Modifier.isStatic(method.getModifiers()) ? null : create(type);
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static Object create(Class<?> type) throws ReflectiveOperationException {
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    return constructor.newInstance();
  }

  /**
   * The method as an interface has it comes first: to look through a class loads every class that
   * its methods mention.
   */
  private Method find(Class<?> type) throws NoSuchMethodException {
    for (Class<?> declared : type.getInterfaces()) {
      Method method = declaredIn(declared);
      if (method != null && !Modifier.isStatic(method.getModifiers())) {
        return method;
      }
    }
    for (Class<?> declaring = type; declaring != null; declaring = declaring.getSuperclass()) {
      Method method = declaredIn(declaring);
      if (method != null) {
        return method;
      }
    }
    // What is left is a default method of an interface.
    return type.getMethod(name, parameterTypes);
  }

  private Method declaredIn(Class<?> type) {
    for (Method method : type.getDeclaredMethods()) {
      if (method.getName().equals(name)
          && method.getReturnType() == resultType
          && Arrays.equals(method.getParameterTypes(), parameterTypes)) {
        return method;
      }
    }
    return null;
  }
}
