package gridmark.language.java;

import gridmark.exchange.Wire;
import gridmark.language.CompileError;
import gridmark.language.Source;
import gridmark.language.java.StudentType.StudentMethod;
import gridmark.worker.Instances;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A compile server's reply; its lines are taken as they come. */
record CompilerReply(
    List<Source> sources,
    List<String> notes,
    List<CompileError> errors,
    List<StudentType> types,
    Map<String, byte[]> classFiles) {

  private static final int LONGEST_MESSAGE = 2_000;
  private static final Pattern MISSING_CLASS =
      Pattern.compile("(?s)cannot find symbol.*symbol:\\s+(?:class|variable) ([A-Z]\\w*).*");
  private static final Pattern MISSING_PACKAGE =
      Pattern.compile("(?s)package [\\w.]+ does not exist.*");

  CompilerReply(List<Source> sources) {
    this(sources, new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new LinkedHashMap<>());
  }

  void accept(String line) {
    String[] fields = Wire.fields(line);
    switch (fields[0]) {
      case Wire.NOTE -> notes.add(text(fields[1]));
      case Wire.ERROR -> errors.add(error(fields));
      case Wire.TYPE -> types.add(type(fields));
      case Wire.CONSTRUCTOR -> lastType().constructors().add(text(fields[1]));
      case Wire.METHOD ->
          lastType()
              .methods()
              .add(new StudentMethod(flag(fields[1]), flag(fields[2]), text(fields[3])));
      case Wire.CLASS -> classFiles.put(text(fields[1]), Wire.decode(fields[2]));
      default -> throw new IllegalArgumentException("unknown reply " + fields[0]);
    }
  }

  private CompileError error(String[] fields) {
    int source = Integer.parseInt(fields[1]);
    String message = advised(shortened(text(fields[3])));
    return source < 0
        ? CompileError.general(message)
        : CompileError.at(sources.get(source), Integer.parseInt(fields[2]), message);
  }

  /** Types of types can fill megabytes. */
  private static String shortened(String message) {
    return message.length() <= LONGEST_MESSAGE
        ? message
        : message.substring(0, LONGEST_MESSAGE) + "…";
  }

  /** With what a message means here, where the compiler cannot know. */
  private static String advised(String message) {
    Matcher missingClass = MISSING_CLASS.matcher(message);
    if (missingClass.matches()) {
      String name = missingClass.group(1);
      return message + "\nIf " + name + " is yours, hand in " + name + ".java too.";
    }
    if (message.startsWith("duplicate class: ")) {
      return message + "\nTwo files declare it: hand in only one of them.";
    }
    return MISSING_PACKAGE.matcher(message).matches()
        ? message
            + "\nOnly the JDK, gridmark.api and sat4j-core are there; hand in your own packages whole."
        : message;
  }

  private static StudentType type(String[] fields) {
    return new StudentType(
        text(fields[1]),
        flag(fields[2]),
        flag(fields[3]),
        flag(fields[4]),
        flag(fields[5]),
        flag(fields[6]),
        Instances.valueOf(fields[7]),
        text(fields[8]),
        new ArrayList<>(),
        new ArrayList<>());
  }

  private StudentType lastType() {
    return types.get(types.size() - 1);
  }

  private static boolean flag(String field) {
    return field.equals("1");
  }

  private static String text(String field) {
    return Wire.decodeText(field);
  }
}
