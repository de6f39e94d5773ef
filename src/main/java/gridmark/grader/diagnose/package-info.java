/**
 * Names the bug behind the failures of a run: with evidence from its answers, and with advice that
 * does not give the solution away.
 */
package gridmark.grader.diagnose;
