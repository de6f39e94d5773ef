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

case = json.loads(Path("testcases/1-classic.json").read_text())["cases"][0]
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


def compiler(pid):
    """Resident memory of the larger compile server, in MB."""
    tree = Tree(pid)
    tree.look()
    return tree.memory("compiler")


def done():
    """How many rows are finished. Rows are written last, so every one is of a finished submission."""
    try:
        return sum(os.path.exists(f"{entry.path}/.done.json") for entry in os.scandir(work / "out/students"))
    except FileNotFoundError:
        return 0


print(f"{'done':>7}{'s since':>9}{'ms each':>9}{'heap MB':>9}{'RSS MB':>8}{'compiler':>10}{'threads':>9}{'files':>7}{'folders':>9}")
with open(work / "log.txt", "w") as log:
    process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
step, last, since = max(1, number // 10), 0, time.monotonic()
# Looking costs time too: not more often than the steps need.
while process.poll() is None:
    time.sleep(1 if number < 1000 else 5)
    now = done()
    if now - last >= step and process.poll() is None:
        took = time.monotonic() - since
        try:
            heap = heap_after_collection(process.pid)
            print(
                f"{now:>7}{took:>9.1f}{1000 * took / (now - last):>9.0f}{heap:>9.1f}"
                f"{status(process.pid, 'VmRSS') // 1000:>8}{compiler(process.pid):>10}{status(process.pid, 'Threads'):>9}"
                f"{len(os.listdir(f'/proc/{process.pid}/fd')):>7}{len(os.listdir(temporary)):>9}",
                flush=True,
            )
        except (OSError, StopIteration):
            break
        last, since = now, time.monotonic()
if process.wait() != 0:
    sys.exit((work / "log.txt").read_text()[-2000:])
print(f"{len(os.listdir(temporary))} folders left behind at the end")
