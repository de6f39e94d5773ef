#!/usr/bin/env python3
"""Grades a submission for Classroom 50.

It stands in the bundle of the assignment, beside gridmark.jar, testcases/ and perhaps rubric.json, and is run in the
student's checkout. It writes ./result.json and exits with 0, or it says on stderr what went wrong, writes nothing and
exits with 1: a fault of the grader costs no points.

Nothing in the checkout is asked how to grade, and the grader gets no variable it has no use for.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

BUNDLE = Path(__file__).resolve().parent
RESULT = Path("result.json")
REPORT = "classroom50.json"

# What a JVM needs, what the report says of the submission, what opens sealed packs, and where GitHub shows a summary
# and annotations. Not GITHUB_OUTPUT, which belongs to the platform, and no token.
PASSED_ON = (
    "PATH", "HOME", "JAVA_HOME", "TMPDIR", "GRIDMARK_CACHE", "GRIDMARK_PACK_KEY",
    "CLASSROOM", "ASSIGNMENT", "SUBMISSION_TAG", "COMMIT_URL", "RELEASE_URL", "REVIEW_URL",
    "GITHUB_ACTIONS", "GITHUB_WORKSPACE", "GITHUB_STEP_SUMMARY",
)  # fmt: skip


def main():
    remove_planted_result()
    with tempfile.TemporaryDirectory(prefix="gridmark-") as reports:
        exit_code = grade(reports)
        if exit_code != 0:
            sys.exit(f"gridmark could not grade (exit code {exit_code}); no result was written")
        publish(Path(reports, REPORT))


def remove_planted_result():
    """Whatever the student has put there is no result."""
    if RESULT.is_dir() and not RESULT.is_symlink():
        shutil.rmtree(RESULT)
    else:
        RESULT.unlink(missing_ok=True)


def grade(reports):
    java = Path(os.environ["JAVA_HOME"], "bin", "java") if os.environ.get("JAVA_HOME") else "java"
    command = [
        str(java), f"-Dgridmark.home={BUNDLE}", "-jar", str(BUNDLE / "gridmark.jar"), "grade", os.getcwd(),
        "--cases", str(BUNDLE / "testcases"), "--out", reports, "--report", "classroom50", "--exit-zero",
    ]  # fmt: skip
    rubric = BUNDLE / "rubric.json"
    if rubric.exists():
        command += ["--rubric", str(rubric)]
    environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    # Without a UTF-8 locale Java cannot open files whose names go beyond ASCII.
    environment["LC_ALL"] = "C.UTF-8"
    # Not in the checkout, where files with the names of our own could lie.
    return subprocess.run(command, cwd=reports, env=environment, stdin=subprocess.DEVNULL, check=False).returncode


def publish(report):
    """Puts the report in its place as a whole: it is copied beside it and then renamed."""
    with tempfile.NamedTemporaryFile(dir=".", prefix=".result-", delete=False) as unfinished:
        unfinished.write(report.read_bytes())
    try:
        os.chmod(unfinished.name, 0o644)
        os.replace(unfinished.name, RESULT)
    finally:
        Path(unfinished.name).unlink(missing_ok=True)


if __name__ == "__main__":
    try:
        main()
    except OSError as error:
        sys.exit(f"gridmark could not grade ({error}); no result was written")
