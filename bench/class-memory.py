"""The measuring part of class-memory.sh: WORK."""
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from processes import Tree

work = Path(sys.argv[1])
number = len(os.listdir(work / "submissions"))
temporary = work / "tmp"
temporary.mkdir()

case = json.loads(Path("testcases/solve/1-classic.json").read_text())["cases"][0]
clash = {**case, "id": "clash", "expect": "unsolvable", "grid": ["11......."] + ["........."] * 8}
(work / "cases.json").write_text(json.dumps({"assignment": "solve", "cases": [case, clash]}))

# As the launcher starts it, but jcmd may look at it.
java = shutil.which("java")
flags = os.environ.get("GRIDMARK_JAVA_FLAGS", "-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmn16m").split()
command = [
    java, *flags, f"-Djava.io.tmpdir={temporary}", f"-Dgridmark.home={os.getcwd()}",
    f"-Dgridmark.cache={os.getcwd()}/target/cache", "-Dgridmark.terminal=false", "-Dgridmark.columns=",
    "-jar", "target/gridmark.jar", "batch", str(work / "submissions"), "--cases", str(work / "cases.json"),
    "--out", str(work / "out"),
]


def heap_after_collection(pid):
    """Live objects, in MB."""
    histogram = subprocess.run(["jcmd", str(pid), "GC.class_histogram"], capture_output=True, text=True).stdout
    total = [line.split() for line in histogram.splitlines() if line.startswith("Total")]
    return int(total[0][2]) / 1e6 if total else float("nan")


def status(pid, field):
    with open(f"/proc/{pid}/status") as file:
        return int(next(line for line in file if line.startswith(field + ":")).split()[1])


def look(pid):
    tree = Tree(pid)
    tree.look()
    return tree


def used(pid, tree):
    """Processor time so far, in seconds: of the grader, of all that has ended below it, and of the compile servers."""
    with open(f"/proc/{pid}/stat") as file:
        own_and_ended = map(int, file.read().rpartition(")")[2].split()[11:15])
    return sum(own_and_ended) / Tree.TICK + tree.cpu("compiler")


def done():
    """How many rows are finished. Rows are written last, so every one is of a finished submission."""
    try:
        return sum(os.path.exists(f"{entry.path}/.done.json") for entry in os.scandir(work / "out/students"))
    except FileNotFoundError:
        return 0


print(f"{'done':>7}{'ms each':>9}{'CPU each':>10}{'heap MB':>9}{'RSS MB':>8}{'compiler':>10}{'threads':>9}{'files':>7}{'folders':>9}")
with open(work / "log.txt", "w") as log:
    process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
start = time.monotonic()
step, last, since, before = max(1, number // 10), 0, start, 0.0
# Looking costs time too: not more often than the steps need.
pause = 1 if number < 1000 else 5
seconds, peak = 0, 0
while process.poll() is None:
    time.sleep(1)
    seconds += 1
    try:
        peak = status(process.pid, "VmHWM") // 1000
    except (OSError, StopIteration):
        break
    if seconds % pause != 0:
        continue
    now = done()
    if now - last >= step and process.poll() is None:
        took = time.monotonic() - since
        try:
            tree = look(process.pid)
            cpu = used(process.pid, tree)
            heap = heap_after_collection(process.pid)
            print(
                f"{now:>7}{1000 * took / (now - last):>9.0f}{1000 * (cpu - before) / (now - last):>10.0f}{heap:>9.1f}"
                f"{status(process.pid, 'VmRSS') // 1000:>8}{tree.memory('compiler'):>10}{status(process.pid, 'Threads'):>9}"
                f"{len(os.listdir(f'/proc/{process.pid}/fd')):>7}{len(os.listdir(temporary)):>9}",
                flush=True,
            )
        except (OSError, StopIteration):
            break
        last, since, before = now, time.monotonic(), cpu
if process.wait() != 0:
    sys.exit((work / "log.txt").read_text()[-2000:])
print(f"{number} in {time.monotonic() - start:.0f} s; the grader held at most {peak} MB, the reports on the class included")
print(f"{len(os.listdir(temporary))} folders left behind at the end")
