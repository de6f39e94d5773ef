# shellcheck shell=bash
# For the scripts that compare ways of grading: builds Gridmark if need be, and lays out in $work, a folder that goes away
# with the script, what each way needs:
#   cases.json, puzzles.txt   the first 40 cases of the shipped packs, as a pack and as lines of text
#   maven-way                 a minimal JUnit project that lacks the submission
#   driver                    the compiled main of the bare way
# Sets $student and $sat4j, the jars that a submission needs outside of Gridmark. (The sandbox's own sat4j.jar works in a
# worker only.)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
grader/gridmark --version > /dev/null

python3 - testcases/solve "$work" <<'PY'
import glob, json, sys
source, work = sys.argv[1:]
cases = [c for f in sorted(glob.glob(source + "/[0-9]*.json")) for c in json.load(open(f))["cases"]][:40]
json.dump({"assignment": "solve", "cases": cases}, open(work + "/cases.json", "w"))
with open(work + "/puzzles.txt", "w") as out:
    for case in cases:
        out.write("".join(case["grid"]) + " " + case["expect"] + "\n")
PY

student=$PWD/$(find target/classes -name gridmark-student.jar)
cp -r bench/maven-way "$work/maven-way"
cp bench/Bare.java "$work/maven-way/src/test/java"
cp "$work/puzzles.txt" "$work/maven-way"
# Downloads what it takes, once, so that nothing is fetched while it is measured.
mkdir -p "$work/maven-way/src/main/java"
cp grader/submissions/solve/accepted/sat4j-direct/SudokuSolver.java "$work/maven-way/src/main/java"
(cd "$work/maven-way" && mvn -q -B -Dstudent.jar="$student" -Dsolver=SudokuSolver test) > "$work/maven.txt" 2>&1 ||
  { cat "$work/maven.txt" >&2; exit 1; }
(cd "$work/maven-way" && mvn -q -B -Dstudent.jar="$student" dependency:build-classpath -DincludeScope=runtime \
  -Dmdep.outputFile="$work/classpath.txt") > "$work/maven.txt" 2>&1 || { cat "$work/maven.txt" >&2; exit 1; }
# shellcheck disable=SC2034 # the scripts use it
sat4j=$(tr ':' '\n' < "$work/classpath.txt" | grep sat4j)
rm -rf "$work/maven-way/src/main/java" "$work/maven-way/target"
mkdir "$work/driver"
javac -cp "$student" -d "$work/driver" bench/Bare.java
