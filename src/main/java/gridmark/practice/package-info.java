/**
 * What the test of a student's starter project calls: public cases, solved in the same process, so
 * that a debugger works. Nothing is graded here.
 */
package gridmark.practice;
