/**
 * What a program is asked and what it answers, in words that every language and every assignment
 * speak: types, values, signatures, and the lines between processes. JDK only, for it is inside the
 * sandbox too.
 */
package gridmark.exchange;
