public class Main {

    public static void main(String[] arguments) {
        Window.launch(Window.class, arguments);
    }
}
