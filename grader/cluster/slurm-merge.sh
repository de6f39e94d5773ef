#!/bin/bash
# Puts together what an array of slurm.sh graded, after its last task:
#
#   job=$(sbatch --parsable --array=1-4 grader/cluster/slurm.sh DIR OUT)
#   sbatch --dependency="afterok:$job" grader/cluster/slurm-merge.sh OUT
#
# The whole class is then in OUT/class. If the log says that something is missing, it also says what to do.
#
#SBATCH --job-name=gridmark-merge
#SBATCH --cpus-per-task=1
#SBATCH --mem-per-cpu=1G
#SBATCH --time=01:00:00
#SBATCH --output=gridmark-%j.log
set -eu

if [ $# -ne 1 ]; then
  echo "Usage: sbatch --dependency=afterok:JOB grader/cluster/slurm-merge.sh OUT" >&2
  exit 2
fi
home=${GRIDMARK_HOME:-$SLURM_SUBMIT_DIR}
export GRIDMARK_CACHE=${GRIDMARK_CACHE:-$home/target/cache/$SLURMD_NODENAME}
exec "$home/grader/gridmark" merge "$1"/part-* --out "$1/class"
