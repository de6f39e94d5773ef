import javafx.application.Application;
import javafx.stage.Stage;

public class Window extends Application {

    @Override
    public void start(Stage stage) {
        stage.setTitle("Sudoku");
        stage.show();
    }

    public void solve() {
        new SudokuSolver().solve(new int[9][9]);
    }
}
