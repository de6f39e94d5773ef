#!/usr/bin/env bash
# CPU and wall time of grading one submission three ways, measured in turn in one run: Gridmark, `mvn test` on a minimal
# JUnit project, and bare `javac && java`. Same solver, same 40 cases. Prints medians and ratios.
#
#   bench/one-submission.sh [ROUNDS]     (default 5)
set -euo pipefail
cd "$(dirname "$0")/.."
rounds=${1:-5}
sample=grader/submissions/accepted/sat4j-direct/SudokuSolver.java
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The first 40 cases of the shipped pack, as a pack of one file and as lines of text.
python3 - testcases "$work" <<'PY'
import glob, json, sys
source, work = sys.argv[1:]
cases = [c for f in sorted(glob.glob(source + "/[0-9]*.json")) for c in json.load(open(f))["cases"]][:40]
json.dump({"assignment": "solve", "cases": cases}, open(work + "/cases.json", "w"))
with open(work + "/puzzles.txt", "w") as out:
    for case in cases:
        out.write("".join(case["grid"]) + " " + case["expect"] + "\n")
PY

grader/gridmark grade "$sample" --cases "$work/cases.json" --out "$work/out" > "$work/first.txt" 2>&1
student=$(find target/classes -name 'gridmark-student.jar')
sat4j=$(find target/classes -name 'sat4j.jar')

cp -r bench/maven-way "$work/maven-way"
mkdir -p "$work/maven-way/src/main/java" "$work/bare"
cp "$sample" bench/Bare.java "$work/bare"
cp "$sample" bench/Bare.java src/main/java/AbstractSudokuSolver.java "$work/maven-way/src/main/java"
mkdir -p "$work/maven-way/src/main/java/gridmark/api"
cp src/main/java/gridmark/api/AbstractSudokuSolver.java "$work/maven-way/src/main/java/gridmark/api"
cp "$work/puzzles.txt" "$work/maven-way"
cp "$work/puzzles.txt" "$work/bare"

gridmark() { grader/gridmark grade "$sample" --cases "$work/cases.json" --out "$work/out"; }
maven() { (cd "$work/maven-way" && rm -rf target && mvn -q -B -o test); }
bare() { (cd "$work/bare" && rm -rf out && javac -cp "$student:$sat4j" -d out ./*.java && java -cp "out:$student:$sat4j" Bare); }
student=$PWD/$student sat4j=$PWD/$sat4j

(cd "$work/maven-way" && mvn -q -B test) > "$work/maven.txt" 2>&1   # downloads, once

# One line a run: way, CPU seconds, wall seconds.
measure() {
  local TIMEFORMAT='%U %S %R'
  { time "$1" > "$work/log.txt" 2>&1; } 2> "$work/time.txt"
  awk -v way="$1" '{ print way, $1 + $2, $3 }' "$work/time.txt" >> "$work/times.txt"
}
for _ in $(seq "$rounds"); do
  measure gridmark
  measure maven
  measure bare
done

python3 - "$work/times.txt" <<'PY'
import statistics, sys
runs = {}
for line in open(sys.argv[1]):
    way, cpu, wall = line.split()
    runs.setdefault(way, []).append((float(cpu), float(wall)))
median = {way: [statistics.median(column) for column in zip(*times)] for way, times in runs.items()}
base = median["gridmark"]
print(f"{'':<22}{'CPU s':>8}{'wall s':>8}{'CPU ratio':>11}{'wall ratio':>12}")
for way, name in [("gridmark", "gridmark grade"), ("bare", "javac && java"), ("maven", "mvn test")]:
    cpu, wall = median[way]
    print(f"{name:<22}{cpu:>8.2f}{wall:>8.2f}{cpu / base[0]:>11.1f}{wall / base[1]:>12.1f}")
PY
