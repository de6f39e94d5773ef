public class Sketch {

    int[][] candidates = for every cell
}
