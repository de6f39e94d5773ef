/**
 * What is asked: reads the JSON test packs, refuses a broken one with words that mend it, and
 * disguises hidden puzzles.
 */
package gridmark.grader.pack;
