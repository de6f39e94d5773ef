# shellcheck shell=bash
# For the scripts here: builds Gridmark if need be and what they measure with. Sets $work, a folder that goes away with the
# script, and $folders, where puzzles are.
grader/gridmark --version > /dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
javac -cp target/gridmark.jar -d "$work/classes" bench/src/gridmark/bench/*.java
folders=(bench/puzzles)
if [ -n "${PUZZLES:-}" ]; then
  # shellcheck disable=SC2034 # the scripts use it
  folders+=("$PUZZLES")
fi
bench() { java -XX:+UseSerialGC -Xmx2g -cp "target/gridmark.jar:$work/classes" "$@"; }
