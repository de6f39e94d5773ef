package org.junit.jupiter.api;

public class Assertions {

    public static void assertEquals(Object expected, Object actual) {}
}
