#!/usr/bin/env bash
# Makes the pictures in docs/images anew, with Chromium: docs/screenshots.sh
set -euo pipefail
cd "$(dirname "$0")/.."

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT

# A window as high as what is to be seen of the page; light unless asked otherwise.
picture() { # NAME FILE WIDTH HEIGHT [OPTION…]
  chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=1 \
    --user-data-dir="$stage/profile" --window-size="$3,$4" --screenshot="$PWD/docs/images/$1.png" "${@:5}" \
    "file://$2" 2> /dev/null
  echo "docs/images/$1.png"
}

# What a terminal shows, as a page: the few colours we use become styles.
page_of_terminal() {
  sed -e 's/&/\&amp;/g; s/</\&lt;/g' \
    -e 's/\x1b\[1;31m/<b class=bad>/g; s/\x1b\[1m/<b>/g; s/\x1b\[2m/<b class=faint>/g' \
    -e 's/\x1b\[31m/<b class=bad>/g; s/\x1b\[32m/<b class=good>/g; s/\x1b\[33m/<b class=warn>/g; s/\x1b\[0m/<\/b>/g' \
    -e '1i <meta charset=utf-8><style>body{background:#16181d;color:#e4e6ea;font:14px/1.3 monospace;padding:12px}b{color:#fff}.bad{color:#ff7b72}.good{color:#7ee787}.warn{color:#e3b341}.faint{color:#9aa0a9;font-weight:normal}</style><pre>'
}

mkdir -p docs/images
grader/gridmark grade grader/submissions/solve/wrong_answer/missing-row-rule --seed 1 --out "$stage/out" --report html -q || [ $? = 1 ]
picture report-light "$stage/out/report.html" 1100 1500
picture report-dark "$stage/out/report.html" 1100 1500 --force-dark-mode --enable-features=WebContentsForceDark:inversion_method/none
picture report-narrow "$stage/out/report.html" 500 1200

script -qec "stty cols 90; grader/gridmark grade grader/submissions/solve/wrong_answer/missing-row-rule --seed 1 --out '$stage/out' 2> /dev/null" \
  /dev/null | tr -d '\r' | page_of_terminal > "$stage/terminal.html" || true
picture terminal "$stage/terminal.html" 860 1500

grader/gridmark verify --no-samples --report html --out "$stage/out" > /dev/null
picture verification "$stage/out/verification.html" 1300 1100

mkdir "$stage/Sheet 4"
cp -r grader/submissions/solve/accepted/* grader/submissions/solve/wrong_answer/* grader/submissions/solve/compile_error/missing-semicolon "$stage/Sheet 4"
grader/gridmark batch "$stage/Sheet 4" --seed 1 --out "$stage/class" --report html > /dev/null || [ $? = 1 ]
picture class "$stage/class/index.html" 1400 1900
