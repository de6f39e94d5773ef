#!/usr/bin/env bash
# Tries slurm.sh and slurm-merge.sh on a real Slurm: sets up a cluster of one node in a temporary folder, grades a small
# class in three tasks, and compares with the same class graded at once. Needs root, python3, and Debian's slurm-wlm.
set -euo pipefail
home=$(cd "$(dirname "$0")/../.." && pwd)
limit=300

for tool in munged slurmctld slurmd sbatch python3; do
  command -v "$tool" > /dev/null || PATH=$PATH:/usr/sbin:/sbin
  command -v "$tool" > /dev/null || { echo "$tool is missing: apt-get install slurm-wlm munge python3" >&2; exit 2; }
done
[ "$(id -u)" = 0 ] || { echo "only root can start a node of Slurm" >&2; exit 2; }

work=$(mktemp -d)
chmod 755 "$work"
export SLURM_CONF=$work/slurm.conf # before anything that talks to a cluster: this one, no other
daemons=()

finish() {
  status=$?
  trap - EXIT
  if [ "$status" != 0 ]; then
    for log in "$work"/*.log; do
      if [ -s "$log" ]; then
        echo "--- ${log##*/}"
        tail -n 40 "$log"
      fi
    done >&2
  fi
  # Jobs first: their processes would outlive the daemon that started them.
  if [ "${#daemons[@]}" = 3 ]; then
    scancel --user=root || true
    for ((i = 0; i < 30; i++)); do
      [ -n "$(squeue -h)" ] || break
      sleep 0.5
    done
  fi 2> /dev/null
  for ((i = ${#daemons[@]} - 1; i >= 0; i--)); do
    kill "${daemons[i]}" 2> /dev/null || true
    wait "${daemons[i]}" 2> /dev/null || true
  done
  rm -rf "$work"
  exit "$status"
}
trap finish EXIT
trap 'exit 130' INT TERM

# start NAME COMMAND...: a daemon, whose log is NAME.log
start() {
  local log=$work/$1.log
  shift
  "$@" > "$log" 2>&1 &
  daemons+=($!)
}

# await WHAT COMMAND...: until the command succeeds
await() {
  local what=$1
  shift
  for ((i = 0; i < 60; i++)); do
    if "$@" > /dev/null 2>&1; then
      return
    fi
    sleep 0.5
  done
  echo "$what did not start" >&2
  exit 1
}

# settle JOB...: until the queue is empty, and every task has done what it should
settle() {
  for ((i = 0; i < limit; i++)); do
    if [ -z "$(squeue -h)" ]; then
      for job in "$@"; do
        if scontrol -o show job "$job" | grep -v JobState=COMPLETED; then
          exit 1
        fi
      done
      return
    fi
    sleep 1
  done
  squeue >&2
  echo "not done after $limit seconds" >&2
  exit 1
}

# Other clusters may be on this machine.
read -r controller_port node_port < <(python3 -c '
import socket
pair = [socket.socket() for _ in range(2)]
for each in pair:
    each.bind(("127.0.0.1", 0))
print(*[each.getsockname()[1] for each in pair])')

# The node pretends to have a processor for every task, so that they run side by side wherever this runs.
host=$(uname -n)
cat > "$SLURM_CONF" << END
ClusterName=gridmark
SlurmctldHost=${host%%.*}(127.0.0.1)
SlurmctldPort=$controller_port
SlurmdPort=$node_port
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$work/munge.socket
CredType=cred/munge
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SwitchType=switch/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdParameters=config_overrides
DependencyParameters=kill_invalid_depend
ReturnToService=2
NodeName=one NodeHostname=${host%%.*} NodeAddr=127.0.0.1 CPUs=3 RealMemory=8192 State=UNKNOWN
PartitionName=all Nodes=one Default=YES MaxTime=INFINITE State=UP
END
mkdir "$work/state" "$work/spool"
(umask 077 && head -c 1024 /dev/urandom > "$work/munge.key")
start munged munged --foreground --key-file="$work/munge.key" --socket="$work/munge.socket" \
  --pid-file="$work/munged.pid" --log-file="$work/munged.log" --seed-file="$work/munge.seed"
await munged munge -S "$work/munge.socket" -n
start slurmctld slurmctld -D -i -f "$SLURM_CONF"
start slurmd slurmd -D -N one -f "$SLURM_CONF"
await "Slurm's node" bash -c 'sinfo -h -o %T | grep -qx idle'

class=$work/submissions
mkdir "$class"
for sample in accepted/{classic-one-file,helper-classes,sat4j-direct,static-solve} wrong_answer/{always-zeros,null-always,returns-input,transposed} \
  compile_error/{missing-semicolon,type-error} crashed/null-pointer no_solver/unrelated-class; do
  cp -r "$home/grader/submissions/solve/$sample" "$class/"
done

export GRIDMARK_HOME=$home GRIDMARK_CACHE=${GRIDMARK_CACHE:-$home/target/cache}
# One seed for both, or they would not be asked the same.
options=(--cases "$home/testcases/solve/1-classic.json" --seed 1)
"$home/grader/gridmark" --version
cd "$work"
grade() {
  sbatch --parsable --cpus-per-task=1 "$@" "$home/grader/cluster/slurm.sh" "$class" "$work/out" "${options[@]}"
}
array=$(grade --array=1-3)
merge=$(sbatch --parsable --dependency="afterok:$array" "$home/grader/cluster/slurm-merge.sh" "$work/out")
settle "$array" "$merge"
cat gridmark-*.log
# One task again, as if its node had died.
settle "$(PARTS=3 grade --array=2)"

# refused NAME SENTENCE OPTION...: an array that slurm.sh does not take, and says why
refused() {
  local name=$1 sentence=$2
  shift 2
  if sbatch --wait --cpus-per-task=1 --output="$work/$name-%a.log" "$@" "$home/grader/cluster/slurm.sh" \
    "$class" "$work/$name" "${options[@]}" > /dev/null; then
    echo "slurm.sh takes an array with $*" >&2
    exit 1
  fi
  for log in "$work/$name"-*.log; do
    grep -q "$sentence" "$log" || { echo "${log##*/} does not say: $sentence" >&2; exit 1; }
  done
  [ ! -e "$work/$name" ] || { echo "something was graded with $*" >&2; exit 1; }
}
refused from-zero "is numbered from 0" --array=0-1
refused stepped "has a step" --array=1-3:2

"$home/grader/gridmark" batch "$class" --out "$work/whole" --exit-zero "${options[@]}" > whole.log 2>&1
python3 - "$work/whole" "$work/out/class" << 'END'
"""Compares two folders of results, but for times, and pages, which show times all over."""
import csv, json, pathlib, re, sys

def bare(value):
    if isinstance(value, dict):
        return {key: bare(each) for key, each in value.items() if not re.search("Ms$|Nanos$|^nonce$", key)}
    return [bare(each) for each in value] if isinstance(value, list) else value

def content(path):
    text = path.read_text(encoding="utf-8-sig")
    if path.suffix == ".json":
        return bare(json.loads(text))
    if path.suffix == ".jsonl":
        return [bare(json.loads(line)) for line in text.splitlines()]
    if path.suffix == ".csv":
        return [{key: each for key, each in row.items() if not re.search("cpu|wall|time|ms", key, re.I)}
                for row in csv.DictReader(text.splitlines())]
    return None

whole, merged = (pathlib.Path(each) for each in sys.argv[1:])
files = [sorted(path.relative_to(folder) for path in folder.rglob("*") if path.is_file()) for folder in (whole, merged)]
if files[0] != files[1]:
    sys.exit(f"not the same files: {set(files[0]) ^ set(files[1])}")
different = [str(path) for path in files[0] if content(whole / path) != content(merged / path)]
if different:
    sys.exit(f"different: {different}")
results = [path for path in files[0] if path.name == "result.json"]
if len(results) != 12:
    sys.exit(f"{len(results)} results, not 12")
print(f"Slurm: {len(results)} results of three tasks are the same as of one run, {len(files[0])} files in all")
END
