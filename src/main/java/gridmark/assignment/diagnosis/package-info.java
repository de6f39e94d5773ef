/**
 * Names the bug behind the failures of a run, whatever was asked: suspects that explain failures,
 * with evidence from the answers and advice that does not give the solution away.
 */
package gridmark.assignment.diagnosis;
