/** The bugs of programs that fill boards, and how they are told from wrong boards. */
package gridmark.assignment.filling.diagnose;
