#!/usr/bin/env bash
# What it takes to start Gridmark for one puzzle, against starting a JVM that prints a line: medians of wall and CPU
# time, in turn in one run. "prepared" means that Gridmark is built and its class-data archive made, as from the second
# call on.
#
#   bench/start-up.sh [ROUNDS]     (default 15)
set -euo pipefail
cd "$(dirname "$0")/.."
rounds=${1:-15}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
cat > "$work/Hello.java" <<'JAVA'
public class Hello {
  public static void main(String[] args) {
    System.out.println("hello");
  }
}
JAVA
javac -d "$work" "$work/Hello.java"

jvm() { java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto -cp "$work" Hello; }
jvm_default() { java -cp "$work" Hello; }
solve() { grader/gridmark solve "$puzzle"; }
count() { grader/gridmark count "$puzzle"; }

# One line a run: way, CPU ms, wall ms.
measure() {
  local TIMEFORMAT='%3U %3S %3R'
  { time "$1" > "$work/log.txt" 2>&1; } 2> "$work/time.txt"
  awk -v way="$1" '{ print way, 1000 * ($1 + $2), 1000 * $3 }' "$work/time.txt" >> "$work/times.txt"
}
solve > /dev/null
for _ in $(seq "$rounds"); do
  for way in jvm jvm_default solve count; do measure "$way"; done
done

python3 - "$work/times.txt" <<'PY'
import statistics, sys
runs = {}
for line in open(sys.argv[1]):
    way, cpu, wall = line.split()
    runs.setdefault(way, []).append((float(cpu), float(wall)))
names = {"jvm": "JVM alone, flags for short runs", "jvm_default": "JVM alone, default flags",
         "solve": "gridmark solve, prepared", "count": "gridmark count, prepared"}
base = [statistics.median(column) for column in zip(*runs["jvm"])]
print(f"{'':<34}{'CPU ms':>8}{'wall ms':>9}{'more CPU':>10}{'more wall':>11}")
for way, name in names.items():
    cpu, wall = (statistics.median(column) for column in zip(*runs[way]))
    print(f"{name:<34}{cpu:>8.0f}{wall:>9.0f}{cpu - base[0]:>10.0f}{wall - base[1]:>11.0f}")
PY
