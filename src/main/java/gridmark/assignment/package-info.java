/**
 * What is asked, in values: an assignment says what a program can be called with, reads its
 * questions, judges answers by the rules, and describes what there is to see. The rooms beside this
 * package are the assignments there are.
 */
package gridmark.assignment;
