/**
 * Lists what there is to choose from: the one place that knows every room of assignments and
 * languages.
 */
package gridmark.catalogue;
