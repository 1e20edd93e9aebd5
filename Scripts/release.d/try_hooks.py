"""Runs each hook of .pre-commit-hooks.yaml in a new git repository: it passes, and with something to find it fails.

    try_hooks.py REPOSITORY SAMPLE FOLDER
"""

import pathlib
import shutil
import subprocess
import sys

import yaml

repository, sample, folder = map(pathlib.Path, sys.argv[1:])
pre_commit = pathlib.Path(sys.executable).parent / "pre-commit"
hooks = yaml.safe_load((repository / ".pre-commit-hooks.yaml").read_text())
faults = {
    "a11y-sim-test": ("Accessibility/order.yaml", "Order, button", "Buy, button", "“Buy, button”"),
    "a11y-sim-audit": ("Accessibility/order.yaml", "label: Order, id", 'label: "", id', "error:"),
    "a11y-sim-strings": (
        "Sources/Teahouse/Resources/de.lproj/Localizable.strings", "%2$@", "%2$d", "a meaningless number is heard"),
}
shutil.copytree(sample, folder, ignore=shutil.ignore_patterns(".build"))


def run(*command):
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def commit():
    run("git", "add", "--all")
    run("git", "-c", "user.name=a", "-c", "user.email=a@example.invalid", "commit", "--quiet", "--message", "x")


run("git", "init", "--quiet")
commit()
for hook in hooks:
    name = hook["id"]
    file, old, new, words = faults[name]
    passed = run(pre_commit, "try-repo", repository, name, "--all-files", "--verbose")
    if passed.returncode != 0 or "Passed" not in passed.stdout:
        sys.exit(f"{passed.stdout}{passed.stderr}\nerror: the hook {name} does not pass")
    path = folder / file
    kept = path.read_text()
    path.write_text(kept.replace(old, new))
    commit()
    failed = run(pre_commit, "try-repo", repository, name, "--all-files", "--verbose")
    if failed.returncode != 1 or words not in failed.stdout:
        sys.exit(f"{failed.stdout}{failed.stderr}\nerror: the hook {name} does not fail, or does not say {words}")
    path.write_text(kept)
    commit()
    print(f"hook {name}: passes, and fails where it should")
