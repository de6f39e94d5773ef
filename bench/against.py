"""The measuring part of against.sh: WORK OTHER ROUNDS LANES."""
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

from processes import measure

work, other, rounds, lanes = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
count = len((work / "list.txt").read_text().splitlines())
WAYS = {"this": Path("."), "other": other}


def batch(checkout):
    out = work / "out"
    shutil.rmtree(out, ignore_errors=True)
    command = [checkout / "grader/gridmark", "batch", work / "submissions", "--cases", work / "cases.json", "--out", out]
    done = subprocess.run([*map(str, command), "--jobs", lanes], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        sys.exit(done.stdout)


costs = {name: [] for name in WAYS}
for name in WAYS:
    batch(WAYS[name])  # warms the disk, and builds what is built once
for number in range(rounds):
    # Each goes first as often as the other.
    for name in sorted(WAYS, reverse=number % 2 == 0):
        cost = measure(lambda checkout=WAYS[name]: batch(checkout))
        costs[name].append(cost)
        print(f"round {number + 1}, {name}: {cost.cpu / count:.3f} s CPU a submission, {cost.wall:.1f} s in all", flush=True)
for value in ("cpu", "wall"):
    medians = {name: statistics.median(getattr(cost, value) for cost in costs[name]) for name in WAYS}
    print(f"{value}: {medians['this'] / medians['other']:.3f} times that of the other (medians of {rounds} rounds)")
