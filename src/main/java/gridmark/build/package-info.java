/** Runs while the program is built, and is no part of it: makes the sandbox's copy of sat4j. */
package gridmark.build;
