#!/usr/bin/env bash
# Grades a class of good, wrong, broken and hostile submissions twice, with different --jobs, and compares all results: they
# must be the same, byte for byte, but for times. A short TIME_LIMIT makes verdicts a matter of luck for who comes near it.
#
# usage: bench/class-equality.sh [N [SEED]]   by default 60 submissions; JOBS="1 4", CASES and TIME_LIMIT may be set
set -euo pipefail
cd "$(dirname "$0")/.."

number=${1:-60}
seed=${2:-1}
read -r few many <<< "${JOBS:-1 $((2 * $(nproc)))}"
grader/gridmark --version > /dev/null
mvn -q -B -o -DskipTests -Djacoco.skip test-compile
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
tool() { java -cp "target/test-classes:target/gridmark.jar" "$@"; }

tool gridmark.classroom.batch.MixedClass grader/submissions/solve "$work/class" "$number" "$seed"
for jobs in "$few" "$many"; do
  start=$SECONDS
  grader/gridmark batch "$work/class" --out "$work/jobs-$jobs" --jobs "$jobs" --exit-zero --seed "$seed" \
    --cases "${CASES:-testcases/solve}" --time-limit "${TIME_LIMIT:-4}" 2> "$work/console.txt" || {
    cat "$work/console.txt"
    exit 1
  }
  echo "$number submissions, --jobs $jobs: $((SECONDS - start)) s"
done
cut -d, -f5 "$work/jobs-$few/gradebook.csv" | sort | uniq -c
tool gridmark.classroom.batch.Timeless "$work/jobs-$few" "$work/jobs-$many"
