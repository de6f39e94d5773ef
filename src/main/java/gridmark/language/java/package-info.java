/** Java: the only place outside the sandbox that knows javac, class files and the JVM. */
package gridmark.language.java;
