/** What is asked: reads the JSON test packs and refuses a broken one with words that mend it. */
package gridmark.grader.testcase;
