#!/usr/bin/env bash
# Whether a large class stays flat: so many small submissions, two cases each, in one run of `gridmark batch`. At every
# tenth of the way it says how long each took since the last, and what the grader holds: heap after a full collection,
# resident memory, that of the compile server, threads, open files; and how many folders are left in the temporary folder.
#
#   bench/class-memory.sh [SUBMISSIONS]     (default 10000)
set -euo pipefail
cd "$(dirname "$0")/.."
grader/gridmark --version > /dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 bench/submissions.py "$work/submissions" "${1:-10000}" > "$work/list.txt"
python3 bench/class-memory.py "$work"
