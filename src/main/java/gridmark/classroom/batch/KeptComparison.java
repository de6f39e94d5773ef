package gridmark.classroom.batch;

import gridmark.classroom.gradebook.SimilarPair;
import java.util.List;

/**
 * Who resembles whom, as the folder of results keeps it.
 *
 * @param fingerprint of all that was compared
 */
record KeptComparison(String fingerprint, List<SimilarPair> pairs) {}
