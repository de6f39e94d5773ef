#!/usr/bin/env bash
# Starts a SAT solver's program on one DIMACS file after the other, and says on stderr what user and system time that
# took, in seconds. The answer to FILE is left in FILE.out. Stops when the time is up.
#
#   bench/solvers/each.sh PROGRAM SECONDS FILE...
set -euo pipefail
program=$1
limit=$2
shift 2

solve() {
  case $program in
    minisat) minisat -verb=0 "$1" "$1.out" ;;
    cadical) cadical -q "$1" > "$1.out" ;;
    picosat) picosat "$1" > "$1.out" ;;
    clasp) clasp --verbose=0 "$1" > "$1.out" ;;
  esac > /dev/null 2>&1 || true   # 10 is satisfiable, 20 is not
}

ulimit -t "$limit"
TIMEFORMAT='%3U %3S'
time for file in "$@"; do
  solve "$file"
  [ "$SECONDS" -lt "$limit" ] || break
done
