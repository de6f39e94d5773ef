"""CPU time and memory of process trees, for the scripts here."""
import collections
import ctypes
import os
import resource
import threading
import time

# A wrapper that is killed leaves its child to whoever adopts orphans: to us, so that its CPU time is counted too.
PR_SET_CHILD_SUBREAPER = 36
ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)

Cost = collections.namedtuple("Cost", "cpu wall")


def measure(action):
    """Runs it, and tells what it and all processes it started used, in seconds."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    action()
    wall = time.monotonic() - start
    try:
        while True:
            os.wait()
    except ChildProcessError:
        pass
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return Cost(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall)


class Tree:
    """A running grader and the processes it starts, looked at four times a second."""

    KINDS = ("grader", "compiler", "worker")
    TICK = os.sysconf("SC_CLK_TCK")
    PAGE = os.sysconf("SC_PAGE_SIZE")

    def __init__(self, pid):
        self.root = pid
        self.kinds = {pid: "grader"}
        self.cpus = {}
        self.resident = collections.defaultdict(int)

    def watch_until(self, wait):
        over = threading.Event()

        def watch():
            while not over.wait(0.25):
                self.look()

        watcher = threading.Thread(target=watch)
        watcher.start()
        wait()
        over.set()
        watcher.join()

    def look(self):
        for pid, kind in [(self.root, "grader"), *self.descendants(self.root)]:
            try:
                with open(f"/proc/{pid}/stat") as file:
                    fields = file.read().rpartition(")")[2].split()
                self.cpus[pid] = (kind, (int(fields[11]) + int(fields[12])) / self.TICK)
                self.resident[kind] = max(self.resident[kind], int(fields[21]) * self.PAGE)
            except OSError:
                pass

    def descendants(self, pid):
        try:
            children = []
            for task in os.listdir(f"/proc/{pid}/task"):
                with open(f"/proc/{pid}/task/{task}/children") as file:
                    children += map(int, file.read().split())
        except OSError:
            return
        for child in children:
            try:
                with open(f"/proc/{child}/cmdline") as file:
                    command = file.read()
            except OSError:
                continue
            yield child, "compiler" if "gridmark.worker.CompileServer" in command else "worker"
            yield from self.descendants(child)

    def cpu(self, kind):
        return sum(cpu for each, cpu in self.cpus.values() if each == kind)

    def memory(self, kind):
        """The most that one process of this kind held, in MB."""
        return self.resident[kind] // 1_000_000
