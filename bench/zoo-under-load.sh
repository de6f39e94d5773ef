#!/usr/bin/env bash
# Grades every sample three times at bwrap and at jail while other processes keep the machine busy, and compares: the
# outcome must be that of the sample's folder, each time. Processes and temporary folders must be the same before and
# after. Takes half an hour on two cores.
#
# usage: bench/zoo-under-load.sh [SAMPLE…]   such as accepted/classic-one-file; all samples if none is named
set -euo pipefail
cd "$(dirname "$0")/.."

rounds=${ROUNDS:-3}
stage=$(mktemp -d)
mkdir "$stage/tmp"
chmod 755 "$stage" "$stage/tmp"
busy=()
# Ends what was started here, and nothing else.
trap 'kill "${busy[@]}" 2> /dev/null || true; rm -rf "$stage"' EXIT

if [ $# -gt 0 ]; then
  samples=("$@")
else
  mapfile -t samples < <(cd grader/submissions/solve && find . -mindepth 2 -maxdepth 2 | sed 's|^\./||' | sort)
fi

grader/gridmark doctor
for _ in $(seq "$(nproc)"); do
  (while :; do :; done) &
  busy+=($!)
done

workers() {
  pgrep -f 'gridmark[.]worker[.]' | sort || true
}

outcome() {
  sed -n 's/^ *"\(status\|verdict\)" : "\(.*\)",\{0,1\}$/\2/p' "$1" | grep -v -x -e GRADED -e ACCEPTED | head -n 1 || true
}

workers > "$stage/before"
wrong=0
for round in $(seq "$rounds"); do
  for level in bwrap jail; do
    for sample in "${samples[@]}"; do
      # Only what never answers need not be waited for as long as in a course.
      limit=10
      case $sample in time_limit/*) limit=2 ;; esac
      JAVA_TOOL_OPTIONS="-Djava.io.tmpdir=$stage/tmp" grader/gridmark grade "grader/submissions/solve/$sample" \
        --cases testcases/solve/1-classic.json --time-limit "$limit" --isolation "$level" --exit-zero \
        --out "$stage/out" > "$stage/console.txt" 2>&1 || true
      got=$(outcome "$stage/out/result.json")
      got=${got:-ACCEPTED}
      if [ "${got,,}" != "${sample%%/*}" ]; then
        echo "round $round at $level: $sample got $got"
        wrong=$((wrong + 1))
      fi
      rm -f "$stage/out/result.json"
    done
    echo "round $round at $level: ${#samples[@]} samples graded, $wrong wrong so far"
  done
done

workers > "$stage/after"
diff "$stage/before" "$stage/after" && echo "No process was left behind."
[ -z "$(ls -A "$stage/tmp")" ] && echo "No temporary folder was left behind."
[ "$wrong" -eq 0 ]
