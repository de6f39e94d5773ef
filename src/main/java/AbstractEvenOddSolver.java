/**
 * The interface in the default package, as {@link AbstractSudokuSolver} is: {@code public class
 * EvenOddSolver implements AbstractEvenOddSolver}.
 */
@SuppressWarnings("DefaultPackage")
public interface AbstractEvenOddSolver extends gridmark.api.AbstractEvenOddSolver {}
