package gridmark.classroom.batch;

import gridmark.classroom.gradebook.Entry;

/**
 * A finished submission as the folder of results keeps it: written last, so that it is there only
 * if everything else is.
 *
 * @param fingerprint of all that the result depends on
 */
record KeptEntry(String fingerprint, Entry entry) {}
