package gridmark.worker;

import gridmark.api.AbstractSudokuSolver;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;

/**
 * The submission's classes, defined from the bytes the grader sent; nothing of them is on the disk.
 */
final class StudentClasses extends ClassLoader {

  /** Marks the submission's own frames in a stack trace. */
  static final String LOADER_NAME = "submission";

  private final Map<String, byte[]> bytes = new HashMap<>();

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
      return bytes.containsKey(name) ? findClass(name) : super.loadClass(name, resolve);
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] classFile = bytes.get(name);
    if (classFile == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, classFile, 0, classFile.length);
  }

  /** A submission's {@code solve}, however it is declared; it may throw anything. */
  interface Solve {
    int[][] of(int[][] sudoku) throws Throwable;
  }

  /**
   * The {@code solve} of a solver made anew from the class of that name, whether or not it
   * implements the interface.
   *
   * @throws Throwable whatever the submission's initialisers and constructor throw
   */
  Solve newSolver(String className) throws Throwable {
    Class<?> type = Class.forName(className, true, this);
    if (AbstractSudokuSolver.class.isAssignableFrom(type)) {
      return new ByInterface((AbstractSudokuSolver) create(type));
    }
    Method solve = solveMethod(type);
    Object target = Modifier.isStatic(solve.getModifiers()) ? null : create(type);
    return sudoku -> {
      try {
        return (int[][]) solve.invoke(target, (Object) sudoku);
      } catch (InvocationTargetException e) {
        throw e.getCause();
      }
    };
  }

  /** Not a lambda, since the first one of a process costs some milliseconds. */
  private record ByInterface(AbstractSudokuSolver solver) implements Solve {
    @Override
    public int[][] of(int[][] sudoku) {
      return solver.solve(sudoku);
    }
  }

  private static Object create(Class<?> type) throws Throwable {
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    try {
      return constructor.newInstance();
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static Method solveMethod(Class<?> type) throws NoSuchMethodException {
    for (Class<?> declaring = type; declaring != null; declaring = declaring.getSuperclass()) {
      for (Method method : declaring.getDeclaredMethods()) {
        if (method.getName().equals("solve")
            && method.getReturnType() == int[][].class
            && method.getParameterCount() == 1
            && method.getParameterTypes()[0] == int[][].class) {
          method.setAccessible(true);
          return method;
        }
      }
    }
    // What is left is a default method of an interface.
    return type.getMethod("solve", int[][].class);
  }
}
