// An annotation processor that makes a file when a compiler loads it.

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.element.TypeElement;

@SupportedAnnotationTypes("*")
public class Spy extends AbstractProcessor {

    static {
        try {
            Files.writeString(Path.of("@OUTSIDE@", "made"), "by an annotation processor");
        } catch (IOException stopped) {
            // then not
        }
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        return false;
    }
}
