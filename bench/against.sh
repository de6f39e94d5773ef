#!/usr/bin/env bash
# What a class costs in this checkout against another one, graded by both in turn in one run: medians, as ratios.
#
#   bench/against.sh OTHER [SUBMISSIONS [ROUNDS [LANES [SEED]]]]     (default 60 5 2 1); OTHER is a checkout of another commit
set -euo pipefail
other=$(realpath "$1")
cd "$(dirname "$0")/.."
. bench/ways.sh
"$other/grader/gridmark" --version > /dev/null
python3 bench/submissions.py "$work/submissions" "${2:-60}" "${5:-1}" > "$work/list.txt"
python3 bench/against.py "$work" "$other" "${3:-5}" "${4:-2}"
