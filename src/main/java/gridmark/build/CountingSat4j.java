package gridmark.build;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.function.UnaryOperator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.sat4j.minisat.core.Solver;

/**
 * Copies the jar of sat4j, with one class changed: its solver counts what it is given, and reports
 * that to {@link gridmark.worker.SatMeter} at every call. All ways into sat4j end at that class:
 * the factories make it, decorators and readers pass clauses on to it.
 */
public final class CountingSat4j {

  private static final String SOLVER = "org/sat4j/minisat/core/Solver.class";
  private static final String CONTRADICTION = "org/sat4j/specs/ContradictionException.class";

  private CountingSat4j() {}

  /**
   * Writes the copy, unless it is there already: the class-data archive goes by the file's date.
   *
   * @param args where to
   */
  public static void main(String[] args) throws IOException {
    Path target = Path.of(args[0]);
    byte[] jar = jar();
    if (!Files.exists(target) || !Arrays.equals(jar, Files.readAllBytes(target))) {
      Files.createDirectories(target.toAbsolutePath().getParent());
      Files.write(target, jar);
    }
  }

  private static byte[] jar() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipFile original = new ZipFile(original().toFile());
        ZipOutputStream copy = new ZipOutputStream(bytes)) {
      for (ZipEntry entry : Collections.list(original.entries())) {
        ZipEntry same = new ZipEntry(entry.getName());
        same.setTimeLocal(entry.getTimeLocal());
        copy.putNextEntry(same);
        try (InputStream in = original.getInputStream(entry)) {
          byte[] content = in.readAllBytes();
          copy.write(
              switch (entry.getName()) {
                case SOLVER -> woven(content, CountingSolver::new);
                case CONTRADICTION -> woven(content, CountingSat4j::countedContradiction);
                default -> content;
              });
        }
      }
    }
    return bytes.toByteArray();
  }

  /** The jar that the solver on our own class path comes from. */
  private static Path original() throws IOException {
    try {
      return Path.of(Solver.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  /** Counts contradictions as they are thrown: they decide a formula without a call to solve. */
  private static ClassVisitor countedContradiction(ClassVisitor next) {
    return new ClassVisitor(Opcodes.ASM9, next) {
      @Override
      public MethodVisitor visitMethod(
          int access, String name, String descriptor, String signature, String[] exceptions) {
        MethodVisitor method = super.visitMethod(access, name, descriptor, signature, exceptions);
        return name.equals("<init>")
            ? CountingSolver.first(method, code -> CountingSolver.tell(code, "contradicted", "()V"))
            : method;
      }
    };
  }

  private static byte[] woven(byte[] classFile, UnaryOperator<ClassVisitor> weaver) {
    ClassReader reader = new ClassReader(classFile);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(weaver.apply(writer), 0);
    return writer.toByteArray();
  }
}
