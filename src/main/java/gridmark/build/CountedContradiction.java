package gridmark.build;

import gridmark.worker.SatMeter;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Has sat4j's exception for clauses that contradict each other counted when it is made: then the
 * formula is decided without a call to solve.
 */
final class CountedContradiction extends ClassVisitor {

  CountedContradiction(ClassVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
    if (!name.equals("<init>")) {
      return next;
    }
    return new MethodVisitor(Opcodes.ASM9, next) {
      @Override
      public void visitCode() {
        super.visitCode();
        visitMethodInsn(
            Opcodes.INVOKESTATIC,
            Type.getInternalName(SatMeter.class),
            "contradicted",
            "()V",
            false);
      }
    };
  }
}
