/** Numbers, lists and beginnings of sentences as all our texts write them. */
package gridmark.words;
