package gridmark.worker;

import gridmark.exchange.Type;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;

/**
 * The method that is called for every case, of an object made anew where one can be: {@link
 * Outline} has found it among the sources, here it is found among the classes.
 *
 * <p>Loops, not streams, for the same reason as in {@link Cases}.
 */
final class Callee {

  private final ClassLoader classes;
  private final String className;
  private final String methodName;
  private final Class<?>[] parameterTypes;
  private final Class<?> resultType;
  private Method method;

  Callee(ClassLoader classes, String className, String methodName, Type[] parameters, Type result) {
    this.classes = classes;
    this.className = className;
    this.methodName = methodName;
    parameterTypes = new Class<?>[parameters.length];
    for (int i = 0; i < parameters.length; i++) {
      parameterTypes[i] = JavaValues.type(parameters[i]);
    }
    resultType = JavaValues.type(result);
  }

  /**
   * Calls the method, whether or not the class implements the interface.
   *
   * @throws Throwable whatever the submission's initialisers, constructor and method throw
   */
  Object call(Object[] arguments) throws Throwable {
    Class<?> type = Class.forName(className, true, classes);
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

  /** An object of its own for the case; or the one there is, as {@link Instances} has it. */
  private static Object create(Class<?> type) throws ReflectiveOperationException {
    if (type.isEnum()) {
      return type.getEnumConstants()[0];
    }
    Constructor<?> plain = plainConstructor(type);
    if (plain != null && !Modifier.isPrivate(plain.getModifiers())) {
      return plain.newInstance();
    }
    for (Method accessor : type.getDeclaredMethods()) {
      if (isShared(accessor.getModifiers())
          && accessor.getParameterCount() == 0
          && accessor.getReturnType() == type) {
        accessor.setAccessible(true);
        return accessor.invoke(null);
      }
    }
    for (Field field : type.getDeclaredFields()) {
      if (isShared(field.getModifiers()) && field.getType() == type) {
        field.setAccessible(true);
        return field.get(null);
      }
    }
    if (plain == null) {
      throw new InstantiationException(type.getName());
    }
    return plain.newInstance();
  }

  private static Constructor<?> plainConstructor(Class<?> type) {
    if (!Modifier.isAbstract(type.getModifiers())) {
      for (Constructor<?> constructor : type.getDeclaredConstructors()) {
        if (constructor.getParameterCount() == 0) {
          constructor.setAccessible(true);
          return constructor;
        }
      }
    }
    return null;
  }

  private static boolean isShared(int modifiers) {
    return Modifier.isStatic(modifiers) && !Modifier.isPrivate(modifiers);
  }

  /**
   * The method as an interface has it comes first: to look through a class loads every class that
   * its methods mention.
   */
  private Method find(Class<?> type) throws NoSuchMethodException {
    for (Class<?> declared : type.getInterfaces()) {
      Method method = declaredIn(declared, true);
      if (method != null && !Modifier.isStatic(method.getModifiers())) {
        return method;
      }
    }
    Method found = inherited(type, true);
    // Inherited from a generic class, the method has Object, or a bound, for grids.
    found = found == null ? inherited(type, false) : found;
    if (found == null) {
      throw new NoSuchMethodException(type.getName() + "." + methodName);
    }
    return found;
  }

  private Method inherited(Class<?> type, boolean exactly) {
    for (Class<?> declaring = type; declaring != null; declaring = declaring.getSuperclass()) {
      Method found = declaredIn(declaring, exactly);
      if (found != null) {
        return found;
      }
    }
    for (Class<?> declaring = type; declaring != null; declaring = declaring.getSuperclass()) {
      for (Class<?> implemented : declaring.getInterfaces()) {
        Method found = inherited(implemented, exactly);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private Method declaredIn(Class<?> type, boolean exactly) {
    for (Method method : type.getDeclaredMethods()) {
      if (method.getName().equals(methodName)
          && (exactly ? isExact(method) : takesAndGives(method))) {
        return method;
      }
    }
    return null;
  }

  private boolean isExact(Method method) {
    return method.getReturnType() == resultType
        && Arrays.equals(method.getParameterTypes(), parameterTypes);
  }

  private boolean takesAndGives(Method method) {
    Class<?>[] taken = method.getParameterTypes();
    if (taken.length != parameterTypes.length
        || !method.getReturnType().isAssignableFrom(resultType)) {
      return false;
    }
    for (int i = 0; i < taken.length; i++) {
      if (!taken[i].isAssignableFrom(parameterTypes[i])) {
        return false;
      }
    }
    return true;
  }
}
