module spy {
    requires java.compiler;
    provides javax.annotation.processing.Processor with Spy;
}
