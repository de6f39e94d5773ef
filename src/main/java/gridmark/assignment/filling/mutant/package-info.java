/**
 * Wrong solvers, made on purpose. {@link gridmark.assignment.filling.mutant.BoardMutants} lists
 * them: each differs from a right solver in one step, as a student's does; some differ and are
 * right all the same. Packs are measured by how many of them they catch, the diagnosis by how many
 * it names right.
 */
package gridmark.assignment.filling.mutant;
