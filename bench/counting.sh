#!/usr/bin/env bash
# Times counting, as Markdown: in one process (CPU time of the first count of a case, and the median of several), and
# the whole program from start to end (CPU time and memory). A number that differs from the known one is an error.
#
#   bench/counting.sh [SECONDS]
#
# At most SECONDS a case (default 10): what takes longer is shown as such. The cases are those of bench/puzzles and of the
# folder $PUZZLES, where it is set.
set -euo pipefail
seconds=${1:-10}
cd "$(dirname "$0")/.."
. bench/prepare.sh
bench gridmark.bench.CountTable "$seconds" "${folders[@]}"
echo
python3 - "$seconds" "${folders[@]}" <<'PY'
import os, subprocess, sys

seconds = sys.argv[1]
print("| case | solutions | whole program, CPU s | memory, MB |")
print("| --- | ---: | ---: | ---: |")
for file in (folder + "/count-cases.txt" for folder in sys.argv[2:]):
    for line in open(file) if os.path.exists(file) else []:
        name, rows, columns, puzzle, known = line.split()
        command = ["timeout", "-s", "INT", seconds, "grader/gridmark", "count", puzzle, "--box", rows + "x" + columns]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        answer = process.stdout.read().strip()
        used = os.wait4(process.pid, 0)[2]
        if answer.isdigit() and known not in (answer, "?"):
            sys.exit(f"wrong: {name} counted {answer}")
        print(f"| {name} | {answer} | {used.ru_utime + used.ru_stime:.1f} | {used.ru_maxrss / 1024:.0f} |", flush=True)
PY
