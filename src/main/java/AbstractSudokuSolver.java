/**
 * The classic name of the interface, in the default package, so that a one-file submission needs
 * neither an import nor a package: {@code public class SudokuSolver implements
 * AbstractSudokuSolver}.
 */
@SuppressWarnings("DefaultPackage")
public interface AbstractSudokuSolver extends gridmark.api.AbstractSudokuSolver {}
