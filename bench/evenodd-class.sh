#!/usr/bin/env bash
# Makes a class of 20 even/odd submissions out of the samples: right ones, each bug, broken ones.
#
# usage: bench/evenodd-class.sh OUTDIR
#        grader/gridmark batch OUTDIR --assignment evenodd --out results
set -euo pipefail

[ $# -eq 1 ] || { echo "usage: bench/evenodd-class.sh OUTDIR" >&2; exit 2; }
samples=$(cd "$(dirname "$0")/.." && pwd)/grader/submissions/evenodd
class=$(
  cat << 'END'
adam accepted/sat4j-direct
bela accepted/dimacs-writer
cyril accepted/backtracking-no-sat
dana accepted/static-solve-in-package
emil wrong_answer/marks-ignored
filip wrong_answer/marks-swapped
gita wrong_answer/even-marks-only
hana wrong_answer/odd-marks-only
igor wrong_answer/last-row-unmarked
jana wrong_answer/marks-shifted
karel wrong_answer/marks-transposed
lida wrong_answer/given-wins-over-mark
milan wrong_answer/missing-row-rule
nela wrong_answer/missing-block-rule
olga wrong_answer/null-for-unsolvable
petr crashed/exception-for-unsolvable
radka crashed/parity-index-from-one
simon wrong_interface/sudoku-solver
tereza compile_error/undeclared-variable
viktor time_limit/endless-loop
END
)

mkdir -p "$1"
[ -z "$(ls -A "$1")" ] || { echo "$1 is not empty" >&2; exit 2; }
while read -r student sample; do
  cp -R "$samples/$sample" "$1/$student"
done <<< "$class"
echo "$1: $(wc -l <<< "$class") submissions"
