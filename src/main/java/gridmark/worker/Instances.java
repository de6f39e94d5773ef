package gridmark.worker;

/** How an object of a student's class comes about. */
public enum Instances {
  /** By a constructor without arguments: a new one for every case. */
  FRESH,
  /** By the class itself, as an enum's constant or a singleton: one for all cases. */
  SHARED,
  /** Not without arguments that nobody knows. */
  NONE
}
