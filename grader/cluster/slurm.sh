#!/bin/bash
# Grades one part of a class as a task of a Slurm array, from the folder of this repository:
#
#   grader/gridmark --version       # once, before: builds Gridmark, which tasks must not do side by side
#   sbatch --array=1-4 grader/cluster/slurm.sh DIR OUT [any option of gridmark batch]
#
# DIR is the folder of submissions; the results of task 2 go to OUT/part-2, and slurm-merge.sh puts them together. Both
# folders, and this one, must be on a file system that all nodes share. A task that was broken off goes on where it was:
#
#   PARTS=4 sbatch --array=2 grader/cluster/slurm.sh DIR OUT
#
# All tasks draw seeds by OUT/secret.key, which the first of them makes; keep it from students.
#
# So the number of a task is the number of its part, and arrays are counted from 1, without gaps.
#
#SBATCH --job-name=gridmark
# Change these as your cluster wants them. As many submissions are graded at a time as a task has processors.
#SBATCH --cpus-per-task=4
#SBATCH --mem-per-cpu=1536M
#SBATCH --time=08:00:00
#SBATCH --output=gridmark-%A-%a.log
set -eu

if [ $# -lt 2 ] || [ -z "${SLURM_ARRAY_TASK_ID:-}" ]; then
  echo "Usage: sbatch --array=1-4 grader/cluster/slurm.sh DIR OUT [OPTION...]" >&2
  exit 2
fi
if [ "${SLURM_ARRAY_TASK_MIN:-1}" = 0 ]; then
  echo "This array is numbered from 0, but parts are counted from 1: sbatch --array=1-4 for four. Nothing was graded." >&2
  exit 2
fi
if [ -z "${PARTS:-}" ] && [ "${SLURM_ARRAY_TASK_STEP:-1}" -gt 1 ]; then
  echo "This array has a step, but parts are counted without gaps: sbatch --array=1-4 for four. Nothing was graded." >&2
  exit 2
fi
submissions=$1
out=$2
shift 2

# Slurm runs a copy of this script, so its own place does not tell where Gridmark is.
home=${GRIDMARK_HOME:-$SLURM_SUBMIT_DIR}
if [ ! -f "$home/target/gridmark.built" ]; then
  echo "Gridmark is not built in $home: run grader/gridmark --version there once, or set GRIDMARK_HOME" >&2
  exit 2
fi
# Each node has its own: what is in it fits one JDK and one kernel.
export GRIDMARK_CACHE=${GRIDMARK_CACHE:-$home/target/cache/$SLURMD_NODENAME}

# Which part of how many is known from the array, unless only some of its tasks run again.
if [ -n "${PARTS:-}" ]; then
  set -- --shard "$SLURM_ARRAY_TASK_ID/$PARTS" "$@"
fi
exec "$home/grader/gridmark" batch "$submissions" --out "$out/part-$SLURM_ARRAY_TASK_ID" \
  --jobs "${SLURM_CPUS_PER_TASK:-1}" --resume --exit-zero "$@"
