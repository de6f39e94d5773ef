package sudoku;

import java.util.ListResourceBundle;

public class Names extends ListResourceBundle {

    @Override
    protected Object[][] getContents() {
        return new Object[][] {{"engine", "sudoku.SatEngine"}};
    }
}
