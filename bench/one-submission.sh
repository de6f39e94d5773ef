#!/usr/bin/env bash
# CPU and wall time of grading one submission, measured in turn in one run: Gridmark from its start to its end, Gridmark
# for each further submission of the same process, bare `javac && java`, and `mvn test` on a minimal JUnit project.
# Same solver, same 40 cases. Prints medians and ratios.
#
#   bench/one-submission.sh [ROUNDS]     (default 5)
set -euo pipefail
cd "$(dirname "$0")/.."
rounds=${1:-5}
sample=grader/submissions/solve/accepted/sat4j-direct/SudokuSolver.java
. bench/ways.sh
grader/gridmark grade "$sample" --cases "$work/cases.json" --out "$work/out" > "$work/first.txt" 2>&1
mkdir -p "$work/maven-way/src/main/java" "$work/bare"
cp "$sample" "$work/maven-way/src/main/java"
cp "$sample" "$work/bare"

mkdir "$work/further"
javac -cp target/gridmark.jar -d "$work/further" bench/Further.java
several() {
  java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "target/gridmark.jar:$work/further" Further \
    "$PWD/target/cache" "$work/cases.json" "$sample" "$1"
}
one() { several 1; }
eleven() { several 11; }
gridmark() { grader/gridmark grade "$sample" --cases "$work/cases.json" --out "$work/out"; }
maven() { (cd "$work/maven-way" && rm -rf target && mvn -q -B -o -Dstudent.jar="$student" -Dsolver=SudokuSolver test); }
bare() {
  (cd "$work/bare" && rm -rf out && javac -cp "$student:$sat4j" -d out ./*.java &&
    java -cp "out:$work/driver:$student:$sat4j" Bare SudokuSolver "$work/puzzles.txt")
}

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
  measure one
  measure eleven
done

python3 - "$work/times.txt" <<'PY'
import statistics, sys
runs = {}
for line in open(sys.argv[1]):
    way, cpu, wall = line.split()
    runs.setdefault(way, []).append((float(cpu), float(wall)))
median = {way: [statistics.median(column) for column in zip(*times)] for way, times in runs.items()}
median["further"] = [(eleven - one) / 10 for eleven, one in zip(median["eleven"], median["one"])]
rows = [
    ("further", "gridmark, each further"),
    ("gridmark", "gridmark grade"),
    ("bare", "javac && java"),
    ("maven", "mvn test"),
]
print(f"{'':<24}{'CPU s':>8}{'wall s':>8}{'mvn CPU is':>12}{'mvn wall is':>13}")
for way, name in rows:
    cpu, wall = median[way]
    print(f"{name:<24}{cpu:>8.2f}{wall:>8.2f}{median['maven'][0] / cpu:>11.1f}x{median['maven'][1] / wall:>12.1f}x")
PY
