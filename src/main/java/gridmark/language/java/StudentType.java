package gridmark.language.java;

import gridmark.worker.Instances;
import java.util.List;

/**
 * A class of a submission as the compiler describes it; nothing is loaded.
 *
 * @param name its binary name
 * @param isPublic declared so
 * @param isNested declared inside another class
 * @param isAbstract cannot be created
 * @param isInner needs an instance of the class around it
 * @param implementsInterface is what was asked for
 * @param instances how an object of it comes about
 * @param otherInterface the interface of another assignment that it implements; empty if none
 * @param constructors as declared
 * @param methods those that may have been meant
 */
record StudentType(
    String name,
    boolean isPublic,
    boolean isNested,
    boolean isAbstract,
    boolean isInner,
    boolean implementsInterface,
    Instances instances,
    String otherInterface,
    List<String> constructors,
    List<StudentMethod> methods) {

  /**
   * A method as declared.
   *
   * @param isWanted is the one that was asked for
   */
  record StudentMethod(boolean isWanted, boolean isStatic, String signature) {}

  String simpleName() {
    return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
  }

  boolean declaresMethod() {
    return methods.stream().anyMatch(StudentMethod::isWanted);
  }

  boolean hasStaticMethod() {
    return methods.stream().anyMatch(method -> method.isWanted() && method.isStatic());
  }

  /** Whether every case is asked of one and the same object. */
  boolean isShared() {
    return instances == Instances.SHARED;
  }

  /** Whether the method that was asked for can be called on it. */
  boolean canBeRun() {
    boolean canBeCreated = instances == Instances.FRESH && !isAbstract && !isInner;
    return declaresMethod() && (canBeCreated || isShared() || hasStaticMethod());
  }
}
