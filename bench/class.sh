#!/usr/bin/env bash
# What a class costs: varied correct submissions (bench/submissions.py) x 40 cases, graded in turn in one run by
# `gridmark batch`, shut in as strongly as this machine can, by bare `javac && java` with tuned flags, and, since that
# takes long, a sample of them by `mvn test`. Two at a time each way. Prints CPU a submission and submissions a second, the
# ratios, and the table for docs/performance.md.
#
#   bench/class.sh [SUBMISSIONS [ROUNDS [SAMPLE [LANES [SEED]]]]]     (default 200 3 10 2 1)
set -euo pipefail
cd "$(dirname "$0")/.."
. bench/ways.sh
python3 bench/submissions.py "$work/submissions" "${1:-200}" "${5:-1}" > "$work/list.txt"
python3 bench/class.py "$work" "$student:$sat4j" "${2:-3}" "${3:-10}" "${4:-2}"
