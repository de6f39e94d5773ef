// A Maven project with resources: a list of services, texts, and a table that is read by its path.

package sudoku;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.ServiceLoader;

public class SudokuSolver {

    public int[][] solve(int[][] sudoku) throws IOException, URISyntaxException {
        Properties settings = new Properties();
        try (InputStream in = SudokuSolver.class.getResourceAsStream("settings.properties")) {
            settings.load(in);
        }
        List<String> lines = Files.readAllLines(Path.of("data", "size.txt"));
        Path again = Path.of(SudokuSolver.class.getResource("/sudoku/settings.properties").toURI());
        String texts = ResourceBundle.getBundle("texts").getString("empty");
        if (!settings.getProperty("size").equals(lines.get(0))
                || !Files.readString(again).contains("size")
                || !texts.equals("0")) {
            throw new IllegalStateException("the files are not those of the project");
        }
        return ServiceLoader.load(Engine.class).findFirst().orElseThrow().fill(sudoku);
    }
}
