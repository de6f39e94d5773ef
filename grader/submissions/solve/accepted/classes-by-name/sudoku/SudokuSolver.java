// Looks classes up by name where programs do: through the class loader of the thread, also in a
// thread of its own and in the common pool, for a proxy and for a bundle of texts.

package sudoku;

import java.lang.reflect.Proxy;
import java.util.ResourceBundle;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SudokuSolver {

    public interface Engine {
        int[][] fill(int[][] board);
    }

    public int[][] solve(int[][] sudoku) throws Exception {
        String name = CompletableFuture.supplyAsync(() -> className().getName()).get();
        ExecutorService threads = Executors.newSingleThreadExecutor();
        try {
            return threads.submit(() -> engine(name).fill(sudoku)).get();
        } finally {
            threads.shutdown();
        }
    }

    private static Class<?> className() {
        try {
            String name = ResourceBundle.getBundle("sudoku.Names").getString("engine");
            return Class.forName(name, true, Thread.currentThread().getContextClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Engine engine(String name) throws ReflectiveOperationException {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        Class<?> engine = loader.loadClass(name);
        return (Engine)
                Proxy.newProxyInstance(
                        loader,
                        new Class<?>[] {Engine.class},
                        (proxy, method, arguments) ->
                                engine.getMethod("fill", int[][].class).invoke(null, arguments));
    }
}
