#!/usr/bin/env bash
# Gradescope runs this once, as root, when the image of the autograder is built.
set -euo pipefail

base=${GRIDMARK_AUTOGRADER:-/autograder}
jar=$base/source/gridmark.jar
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8

fail() {
  echo "setup.sh: $1" >&2
  exit 1
}

install() {
  apt-get install -y --no-install-recommends "$@"
}

# A whole JDK, as new as the packs ask for: javac compiles the submissions.
JAVA_RELEASE=17
# shellcheck source=/dev/null
[ ! -f "$base/source/settings.sh" ] || . "$base/source/settings.sh"
has_jdk() {
  local version
  version=$(javac -version 2>&1 | sed -n 's/^javac \([0-9]*\).*/\1/p') || return 1
  [ "${version:-0}" -ge "$JAVA_RELEASE" ] && command -v java > /dev/null
}

[ -f "$jar" ] || fail "there is no $jar: upload the zip that gridmark bundle made, whole"

apt-get update || fail "apt-get update failed: there may be no network"
# bubblewrap and the jail, which gcc builds, shut submissions in; setpriv, of util-linux, at least makes them another user's.
install bubblewrap gcc libc6-dev util-linux || fail "what isolation needs could not be installed"
for package in openjdk-21-jdk-headless "openjdk-$JAVA_RELEASE-jdk-headless" default-jdk-headless; do
  has_jdk || install "$package" || true
done
has_jdk || fail "there is no JDK $JAVA_RELEASE or newer to be had here: choose a newer base image on Gradescope (Ubuntu 22.04)"

# What this machine offers; the log of the build keeps it.
java -jar "$jar" doctor || fail "gridmark does not run here"

# One grading, so that all that is made once is there, and that whatever is wrong with this image shows now.
trial=$(mktemp -d)
trap 'rm -rf "$trial"' EXIT
echo 'public class SudokuSolver { public int[][] solve(int[][] sudoku) { return sudoku; } }' > "$trial/SudokuSolver.java"
java -jar "$jar" grade "$trial/SudokuSolver.java" --cases "$base/source/testcases" --out "$trial/out" --exit-zero \
  > /dev/null || fail "gridmark cannot grade here; the reason stands above"
echo "setup.sh: ready to grade"
