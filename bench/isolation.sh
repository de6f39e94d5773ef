#!/usr/bin/env bash
# What isolation costs: CPU and wall time of grading one submission of 40 cases at each level that this machine offers,
# measured in turn in one run, as ratios to the level `process`. Once for the whole program from its start to its end,
# once for each further submission of the same process.
#
#   bench/isolation.sh [ROUNDS]     (default 9)
set -euo pipefail
cd "$(dirname "$0")/.."
rounds=${1:-9}
sample=grader/submissions/solve/accepted/sat4j-direct/SudokuSolver.java
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The first 40 cases of the shipped pack.
python3 - testcases/solve "$work/cases.json" <<'PY'
import glob, json, sys
source, target = sys.argv[1:]
cases = [c for f in sorted(glob.glob(source + "/[0-9]*.json")) for c in json.load(open(f))["cases"]][:40]
json.dump({"assignment": "solve", "cases": cases}, open(target, "w"))
PY

levels=$(grader/gridmark doctor --json | python3 -c '
import json, sys
print(*[level["level"] for level in json.load(sys.stdin)["isolation"][::-1] if level["available"]])')
# The first time prepares caches.
for level in $levels; do
  grader/gridmark grade "$sample" --cases "$work/cases.json" --out "$work/out" --isolation "$level" > "$work/log.txt" 2>&1
done
mkdir "$work/further"
javac -cp target/gridmark.jar -d "$work/further" bench/Further.java

python3 - "$rounds" "$work" "$sample" "$levels" <<'PY'
import os, statistics, subprocess, sys

sys.path.insert(0, "bench")
from processes import measure

rounds, work, sample, levels = int(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4].split()
cases = work + "/cases.json"


def cost(command):
    return measure(lambda: subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True))


def whole(level):
    return cost(["grader/gridmark", "grade", sample, "--cases", cases, "--out", work + "/out", "--isolation", level])


def several(level, times):
    java = ["java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", f"target/gridmark.jar:{work}/further"]
    return cost(java + ["Further", os.path.abspath("target/cache"), cases, sample, str(times), level])


def further(level):
    one, eleven = several(level, 1), several(level, 11)
    return tuple((b - a) / 10 for a, b in zip(one, eleven))


for name, way in (("the whole program", whole), ("each further submission", further)):
    runs = {level: [] for level in levels}
    for _ in range(rounds):
        for level in levels:
            runs[level].append(way(level))
    print(f"{name:<26}{'CPU s':>8}{'wall s':>8}{'CPU ratio':>11}{'wall ratio':>12}")
    base = [statistics.median(column) for column in zip(*runs["process"])]
    for level in levels:
        cpu, wall = (statistics.median(column) for column in zip(*runs[level]))
        print(f"  {level:<24}{cpu:>8.2f}{wall:>8.2f}{cpu / base[0]:>11.2f}{wall / base[1]:>12.2f}")
PY
