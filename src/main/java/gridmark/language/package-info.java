/**
 * What every language is to know: how to find, build and start a program, and how to word what goes
 * wrong in it. Each language has a room of its own.
 */
package gridmark.language;
