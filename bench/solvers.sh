#!/usr/bin/env bash
# Compares the reference solver, each solver with each encoding, and the native SAT solvers that are installed (minisat,
# cadical, picosat and clasp as programs; cadical and picosat also as libraries, if there is a C compiler): CPU time a
# puzzle and ratio, side by side in one run, as Markdown. A wrong grid ends it with an error.
#
#   bench/solvers.sh [--puzzles N] [--seconds S] [--sets NAME,NAME…] [--ways PATTERN]
#
# N puzzles of each set (default 20), rounds until S seconds are over (default 180; two rounds are always made), and
# the sets of bench/puzzles and of the folder $PUZZLES, where it is set; not g25, unless
# it is named. All ways, or those whose names match PATTERN, as 'library|pruned'. On Debian: apt-get install minisat cadical libcadical-dev picosat clasp
set -euo pipefail
puzzles=20
seconds=180
sets=
ways=
while [ $# -gt 0 ]; do
  case $1 in
    --puzzles) puzzles=$2 ;;
    --seconds) seconds=$2 ;;
    --sets) sets=$2 ;;
    --ways) ways=$2 ;;
    *)
      sed -n '2,/^set/{/^set/d;s/^# \{0,1\}//p}' "$0" >&2
      exit 2
      ;;
  esac
  shift 2
done
cd "$(dirname "$0")/.."
. bench/prepare.sh

mkdir "$work/libraries"
cp bench/solvers/each.sh "$work"
library() {
  local name=$1
  shift
  cc -O2 bench/solvers/library.c -o "$work/libraries/$name" "$@" 2> "$work/cc.txt" ||
    echo "Not compared: $name as a library (no compiler, or not installed)" >&2
}
library cadical -DCADICAL -lcadical -lstdc++ -lm
library picosat -DPICOSAT -lpicosat

bench gridmark.bench.SolverTable "$work" "$puzzles" "$seconds" "$sets" "$ways" "${folders[@]}"
