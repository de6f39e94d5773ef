package gridmark.build;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

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
    return name.equals("<init>")
        ? CountingSolver.first(next, code -> CountingSolver.tell(code, "contradicted", "()V"))
        : next;
  }
}
