#!/usr/bin/env bash
# Runs the JMH benchmarks on the built Gridmark. All of them take hours: choose.
#
#   bench/jmh.sh [JMH-OPTIONS]
#   bench/jmh.sh Solving -p way='reference solver,dpll triads session' -p set=bench/puzzles/hard.txt
#   bench/jmh.sh Counting -p puzzle=9x9-125,empty-9x9
#   bench/jmh.sh -h
set -euo pipefail
cd "$(dirname "$0")/.."
grader/gridmark --version > /dev/null
mvn -q -B -f bench/jmh/pom.xml package
exec java -cp bench/jmh/target/benchmarks.jar:target/gridmark.jar org.openjdk.jmh.Main "$@"
