"""Runs the shell steps of action.yml as GitHub does, without GitHub: the release is taken from a folder.

    try_action.py REPOSITORY RELEASE VERSION SAMPLE FOLDER
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

import yaml

repository, release, version, sample, folder = sys.argv[1:]
repository, folder = pathlib.Path(repository), pathlib.Path(folder)
action = yaml.safe_load((repository / "action.yml").read_text())
downloads = folder / "server/owner/name/releases/download"
downloads.mkdir(parents=True)
(downloads / f"v{version}").symlink_to(release)
(downloads / "v0.0.0").mkdir()
for file in pathlib.Path(release).glob("*"):
    shutil.copyfile(file, downloads / "v0.0.0" / file.name.replace(version, "0.0.0"))
# Another file than the one whose digest is there.
sums = downloads / "v0.0.0/SHA256SUMS"
sums.write_text(re.sub(r"^\w{8}", "00000000", sums.read_text().replace(version, "0.0.0"), flags=re.MULTILINE))
work = folder / "workspace"
shutil.copytree(sample, work, ignore=shutil.ignore_patterns(".build"))
number = 0


def run(inputs, ref=f"v{version}"):
    """Returns the exit status, the output, the summary and the folder with the report."""
    global number
    number += 1
    runner = folder / f"runner-{number}"
    runner.mkdir()
    values = {f"inputs.{name}": entry.get("default", "") for name, entry in action["inputs"].items()}
    values |= {f"inputs.{name}": value for name, value in inputs.items()}
    values |= {
        "github.server_url": f"file://{folder}/server",
        "github.action_repository": "owner/name",
        "github.action_ref": ref,
    }
    said = ""
    for step in action["runs"]["steps"]:
        if "run" not in step:
            continue
        written = runner / "output"
        written.write_text("")
        environment = {
            "PATH": os.environ["PATH"], "HOME": str(runner), "LC_ALL": "C.UTF-8", "CI": "true",
            "GITHUB_ACTION_PATH": str(repository), "GITHUB_OUTPUT": str(written), "RUNNER_TEMP": str(runner),
            "GITHUB_STEP_SUMMARY": str(runner / "summary"),
        }
        for name, text in step["env"].items():
            environment[name] = re.sub(r"\$\{\{ ([\w.]+) \}\}", lambda match: values[match[1]], text)
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=work, env=environment,
            capture_output=True, text=True)
        said += done.stdout + done.stderr
        for line in written.read_text().splitlines():
            name, value = line.split("=", 1)
            values[f"steps.{step['id']}.outputs.{name}"] = value
        if done.returncode != 0:
            break
    summary = runner / "summary"
    report = pathlib.Path(values.get("steps.run.outputs.report", "/nonexistent"))
    return done.returncode, said, summary.read_text() if summary.exists() else "", report


def expect(what, result, status, words, files=()):
    code, said, summary, report = result
    missing = [word for word in words if word not in said] + [file for file in files if not (report / file).exists()]
    if code != status or missing or (files and not summary.strip()):
        sys.exit(f"{said}\nerror: the action, {what}: status {code} instead of {status}; missing: {missing}")
    print(f"action, {what}: fine")


report_files = ["report.html", "output.txt"]
flow = {"paths": "Accessibility"}
expect("test", run(flow), 0, ["1 passed, 0 failed"], report_files + ["test.json"])
expect("audit", run({"command": "audit", "paths": "demo"}), 1,
       ["::error file=demo,line=20,col=1::step 4: ", "::warning file=demo,line="], report_files)
expect("strings", run({"command": "strings", "paths": "Sources\nAccessibility/../Sources"}), 0, ["nothing found"],
       ["strings.sarif", "output.txt"])
expect("arguments", run({**flow, "arguments": "--reader talkback\n--filter nothing-has-this-name"}), 2, ["no scenario"])
code = work / "Accessibility/code.yaml"
code.write_text("""screen:
  - textField: { label: Code, id: code }
  - text: "````"
steps:
  - touch: code
  - doubleTap
  - type: "70519384"
  - readAll
  - expect: "```` nothing"
""")
# `--filter` is of `test` alone: the report leaves it out, and is written.
concealed = run({"paths": "Accessibility/code.yaml", "arguments": "--redact --locale de\n--filter code --diff full"})
expect("a code that is concealed", concealed, 1, ["••••••••"], report_files + ["test.json"])
for file in concealed[3].iterdir():
    if "70519384" in file.read_text():
        sys.exit(f"error: the action, a code that is concealed: it is in {file.name}")
lines = concealed[2].splitlines()
if lines[0] != "`````" or lines.index(lines[0], 1) != len(lines) - 1:
    sys.exit(f"{concealed[2]}\nerror: the action, a row of backticks: it ends the block in the summary")
code.unlink()
expect("an unknown command", run({**flow, "command": "fly"}), 2, ["::error::there is no command “fly”"])
expect("a branch", run(flow, ref="main"), 2, ["::error::“main” is not a release"])
expect("a release that is not there", run(flow, ref="v9.9.9"), 2, ["cannot be loaded"])
expect("a damaged file", run(flow, ref="v0.0.0"), 2, ["is not the file that was released"])
expect("a tool that is not there", run({**flow, "tool": "no/tool"}), 2, ["::error::there is no program “no/tool”"])

scenario = work / "Accessibility/order.yaml"
scenario.write_text(scenario.read_text().replace("Order, button", "Buy, button"))
expect("a flow that is heard otherwise", run(flow), 1, ["::error file=Accessibility/order.yaml,line=8"], report_files)
catalogue = work / "Sources/Teahouse/Resources/de.lproj/Localizable.strings"
catalogue.write_text(catalogue.read_text().replace("%2$@", "%2$d"))
expect("a wrong text", run({"command": "strings", "paths": "Sources"}), 1, ["::error file=Sources/Teahouse", "line=2"],
       ["strings.sarif"])
