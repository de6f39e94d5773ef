/**
 * The student's starter project: a Maven project with the public cases and with a copy of the
 * program that cannot solve puzzles. {@link gridmark.kit.StarterKit} makes it, {@link
 * gridmark.kit.LeftOut} says what that copy lacks.
 */
package gridmark.kit;
