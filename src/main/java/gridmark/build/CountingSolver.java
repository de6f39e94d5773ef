package gridmark.build;

import gridmark.worker.SatMeter;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Adds two fields to sat4j's solver, and a few instructions in front of four of its methods. The
 * other methods that take clauses or solve (addExactly, addAtMost, addAllClauses, the shorter
 * isSatisfiable, findModel) call these four, so nothing is counted twice. The instructions cannot
 * throw, and there are no branches among them.
 */
final class CountingSolver extends ClassVisitor {

  private static final String SOLVER = "org/sat4j/minisat/core/Solver";
  private static final String CLAUSES = "gridmarkClauses";
  private static final String CARDINALITIES = "gridmarkCardinalities";

  /** What each method does first. */
  private static final Map<String, Consumer<MethodVisitor>> ADDED =
      Map.of(
          "addClause(Lorg/sat4j/specs/IVecInt;)Lorg/sat4j/specs/IConstr;",
          code -> increment(code, CLAUSES),
          "addAtLeast(Lorg/sat4j/specs/IVecInt;I)Lorg/sat4j/specs/IConstr;",
          code -> increment(code, CARDINALITIES),
          "reset()V",
          CountingSolver::forget,
          "isSatisfiable(Lorg/sat4j/specs/IVecInt;Z)Z",
          CountingSolver::report);

  private final Set<String> missing = new TreeSet<>(ADDED.keySet());

  CountingSolver(ClassVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
    return missing.remove(name + descriptor) ? first(next, ADDED.get(name + descriptor)) : next;
  }

  /** A method that does this first. */
  static MethodVisitor first(MethodVisitor next, Consumer<MethodVisitor> added) {
    return new MethodVisitor(Opcodes.ASM9, next) {
      @Override
      public void visitCode() {
        super.visitCode();
        added.accept(this);
      }
    };
  }

  @Override
  public void visitEnd() {
    if (!missing.isEmpty()) {
      throw new IllegalStateException(
          "this version of sat4j has a solver without "
              + missing
              + ": look where it takes clauses now, and change CountingSolver");
    }
    // Transient: a saved solver is the same with them and without.
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_TRANSIENT | Opcodes.ACC_SYNTHETIC;
    visitField(access, CLAUSES, "I", null, null).visitEnd();
    visitField(access, CARDINALITIES, "I", null, null).visitEnd();
    super.visitEnd();
  }

  private static void increment(MethodVisitor code, String field) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    load(code, field);
    code.visitInsn(Opcodes.ICONST_1);
    code.visitInsn(Opcodes.IADD);
    code.visitFieldInsn(Opcodes.PUTFIELD, SOLVER, field, "I");
  }

  private static void forget(MethodVisitor code) {
    for (String field : new String[] {CLAUSES, CARDINALITIES}) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitInsn(Opcodes.ICONST_0);
      code.visitFieldInsn(Opcodes.PUTFIELD, SOLVER, field, "I");
    }
  }

  /** The variables that occur, however they are numbered; then what was counted. */
  private static void report(MethodVisitor code) {
    String literals = "org/sat4j/minisat/core/ILits";
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, SOLVER, "voc", "L" + literals + ";");
    code.visitMethodInsn(Opcodes.INVOKEINTERFACE, literals, "realnVars", "()I", true);
    load(code, CLAUSES);
    load(code, CARDINALITIES);
    tell(code, "called", "(III)V");
  }

  static void tell(MethodVisitor code, String method, String descriptor) {
    String meter = Type.getInternalName(SatMeter.class);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, meter, method, descriptor, false);
  }

  private static void load(MethodVisitor code, String field) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, SOLVER, field, "I");
  }
}
