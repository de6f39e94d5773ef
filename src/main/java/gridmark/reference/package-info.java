/**
 * The reference solution: a solver that is right, against which packs are proved and never answers
 * compared.
 */
package gridmark.reference;
