package gridmark.sat;

import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * A formula loaded into a solver, to be solved many times under different assumptions. For one
 * thread at a time.
 */
public interface Session {

  /**
   * A model of the formula in which all assumptions hold, or empty when there is none. The next
   * call knows nothing of these assumptions.
   *
   * @param assumptions literals of the formula's variables
   * @throws CancellationException if the thread is interrupted meanwhile
   */
  Optional<Model> solve(int... assumptions);
}
