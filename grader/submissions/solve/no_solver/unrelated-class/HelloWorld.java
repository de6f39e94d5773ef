// The wrong homework: there is a class, but nothing that solves anything.

public class HelloWorld {

    public static void main(String[] args) {
        System.out.println("Hello, world!");
    }
}
