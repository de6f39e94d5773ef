"""The measuring part of class.sh: WORK CLASSPATH ROUNDS SAMPLE LANES."""
import collections
import json
import os
import queue
import shutil
import statistics
import subprocess
import sys
import threading
from pathlib import Path

from processes import Cost, Tree, measure

work, classpath, rounds, sample, lanes = Path(sys.argv[1]), sys.argv[2], *map(int, sys.argv[3:])
submissions = [line.split() for line in (work / "list.txt").read_text().splitlines()]
# The simplest collector and the fast compiler, for short lives.
TUNED = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]
RIGHT = f"{len((work / 'puzzles.txt').read_text().splitlines())} right"


def run(command, folder=None):
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}")
    return done.stdout


def sources(name):
    return [str(path) for path in sorted((work / "submissions" / name).rglob("*.java"))]


def gridmark():
    """One run over all of them; what it is made of is looked at while it runs."""
    out = work / "out"
    shutil.rmtree(out, ignore_errors=True)
    command = ["grader/gridmark", "batch", work / "submissions", "--cases", work / "cases.json", "--out", out]
    with open(work / "batch.txt", "w") as log:
        process = subprocess.Popen([*map(str, command), "--jobs", str(lanes)], stdout=log, stderr=subprocess.STDOUT)
        tree = Tree(process.pid)
        tree.watch_until(process.wait)
    if process.returncode != 0:
        sys.exit((work / "batch.txt").read_text())
    return tree


def bare(lane, name, solver):
    out = work / f"bare-{lane}"
    shutil.rmtree(out, ignore_errors=True)
    run(["javac", *(f"-J{flag}" for flag in TUNED), "-nowarn", "-cp", classpath, "-d", out, *sources(name)])
    said = run(["java", *TUNED, "-cp", f"{out}:{work}/driver:{classpath}", "Bare", solver, work / "puzzles.txt"])
    if said.strip() != RIGHT:
        sys.exit(f"{name}: {said}")


def maven(lane, name, solver):
    project = work / f"maven-{lane}"
    shutil.rmtree(project, ignore_errors=True)
    shutil.copytree(work / "maven-way", project)
    shutil.copytree(work / "submissions" / name, project / "src/main/java")
    student = classpath.split(":")[0]
    run(["mvn", "-q", "-B", "-o", f"-Dstudent.jar={student}", f"-Dsolver={solver}", "test"], project)


def side_by_side(way, some):
    """So many lanes, each taking the next submission when it is done with the last."""
    waiting = queue.SimpleQueue()
    for name, solver, _ in some:
        waiting.put((name, solver))

    def work_off(lane):
        while not failed:
            try:
                way(lane, *waiting.get_nowait())
            except queue.Empty:
                return
            except SystemExit as e:
                failed.append(e)

    failed = []
    threads = [threading.Thread(target=work_off, args=(lane,)) for lane in range(lanes)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failed:
        raise failed[0]


def own_time():
    """CPU that the submissions themselves used in the last run of gridmark, by their way of solving."""
    times = collections.defaultdict(list)
    for name, _, way in submissions:
        sessions = json.loads((work / "out/students" / name / ".runs.json").read_text())["sessions"]
        times[way].append(sum(said["cpuNanos"] for session in sessions for said in session) / 1e9)
    return times


def spread(step):
    """Some of them from all over the class."""
    return submissions[step::max(1, len(submissions) // sample)][:sample]


costs = collections.defaultdict(list)
trees = []
for turn in range(rounds):
    some = spread(turn % max(1, len(submissions) // sample))
    ways = [
        ("gridmark", len(submissions), lambda: trees.append(gridmark())),
        ("bare", len(submissions), lambda: side_by_side(bare, submissions)),
        ("maven", len(some), lambda: side_by_side(maven, some)),
    ]
    for way, number, grade in ways[turn % 3:] + ways[: turn % 3]:
        cost = measure(grade)
        costs[way].append(Cost(cost.cpu / number, cost.wall / number))
        print(f"round {turn + 1}, {way}: {cost.cpu / number:.3f} s CPU, {number / cost.wall:.2f}/s", flush=True)

cpu = {way: statistics.median(each.cpu for each in some) for way, some in costs.items()}
rate = {way: statistics.median(1 / each.wall for each in some) for way, some in costs.items()}
NAMES = {
    "gridmark": "`gridmark batch`, contained",
    "bare": "`javac && java`, SerialGC + C1 on both",
    "maven": "`mvn test`, a minimal JUnit project",
}
print(f"\n{len(submissions)} submissions, {RIGHT.split()[0]} cases, {lanes} at a time, medians of {rounds} rounds\n")
print(f"{'':<42}{'CPU s':>8}{'per s':>8}{'CPU is':>9}{'rate is':>9}")
for way, name in NAMES.items():
    print(
        f"{name.replace('`', ''):<42}{cpu[way]:>8.3f}{rate[way]:>8.2f}"
        f"{cpu[way] / cpu['gridmark']:>8.1f}x{rate['gridmark'] / rate[way]:>8.1f}x"
    )
print("\n| | CPU a submission | submissions/s | CPU, batch = 1 | the batch is faster |\n|---|---|---|---|---|")
for way, name in NAMES.items():
    print(
        f"| {name} | {cpu[way]:.2f} s | {rate[way]:.2f} | {cpu[way] / cpu['gridmark']:.1f} |"
        f" {rate['gridmark'] / rate[way]:.1f}x |"
    )

times = own_time()
own = sum(map(sum, times.values())) / len(submissions)
grader = statistics.median(tree.cpu("grader") for tree in trees) / len(submissions)
compiler = statistics.median(tree.cpu("compiler") for tree in trees) / len(submissions)
rest = cpu["gridmark"] - own - grader - compiler
print("\nWhere gridmark's CPU goes, a submission:")
for name, part in [("the submission's own", own), ("its process: start, end", rest), ("compile server", compiler), ("grader", grader)]:
    print(f"  {name:<26}{1000 * part:>6.0f} ms{100 * part / cpu['gridmark']:>6.0f} %")
print("The submissions' own by way:", ", ".join(f"{way} {1000 * statistics.mean(t):.0f} ms" for way, t in sorted(times.items())))
print("Most memory, MB:", ", ".join(f"{kind} {max(tree.memory(kind) for tree in trees)}" for kind in Tree.KINDS))
