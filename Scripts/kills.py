"""Kills the tool while it writes: see Scripts/kills."""

import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

TOOL, ROOT, TIMES, SEED = os.path.abspath(sys.argv[1]), sys.argv[2], int(sys.argv[3]), sys.argv[4]
SIGNALS = [signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP, None]
NAMES = {None: "closed pipe"}
r = random.Random(SEED)


def strings():
    lines = "".join(f'"a11y.key{i}" = "Send the code {i} again";\n' for i in range(8))
    return {f"{l}.lproj/L.strings": lines for l in ("en", "de", "fr")}


def scenarios():
    head = "reader: voiceover@27\nscreen:\n  - heading: Enter your code\n  - textField: { label: Code, id: code }\n"
    steps = "steps:\n  - appear\n  - touch: code\n  - doubleTap\n  - type: 4829\n  - expect: { contains: Enter }\n"
    return {f"flow{i}.yaml": f"name: Flow {i}\n" + head + steps * 1 for i in range(12)}


def stale():
    """Scenarios with transcripts that are not what is heard."""
    files = scenarios()
    files.update({name.replace(".yaml", ".voiceover.en.transcript"): "# old\nold\n" for name in scenarios()})
    return files


# What is written, from which files, by which arguments.
JOBS = [
    ("rendering a folder", scenarios, ["run", ".", "--locale", "en", "--locale", "de", "--wav", "out/", "--cache", "cache"]),
    ("rendering a file", scenarios, ["run", "flow0.yaml", "--wav", "out.wav"]),
    ("--update", stale, ["test", ".", "--update", "--update-on-ci"]),
    ("--listen", strings, ["strings", "check", ".", "--listen", "pages"]),
    ("--baseline", strings, ["strings", "check", ".", "--baseline", "base.json"]),
    ("report", scenarios, ["report", *scenarios(), "--no-sound", "-o", "report.html", "--evidence", "evidence.json"]),
    ("new", dict, ["new", "--component", "code-field", "code.yaml"]),
]


def put(folder, files):
    for path, content in files.items():
        path = os.path.join(folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(content)


def contents(folder):
    """The content of every file. The cache's are named by what they hold, so only their presence counts."""
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = file.read()
    return found


def start(folder, arguments, **options):
    environment = {"PATH": os.environ["PATH"], "HOME": folder, "LANG": "C.UTF-8"}
    return subprocess.Popen([TOOL, *arguments], cwd=folder, env=environment, stdin=subprocess.DEVNULL, start_new_session=True,
                            **options)


def processes(session):
    """The processes of a session that live, on Linux."""
    found = []
    for number in os.listdir("/proc") if os.path.isdir("/proc") else []:
        try:
            with open(f"/proc/{number}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
        except (OSError, IndexError):
            continue
        if int(fields[3]) == session and fields[0] != "Z":
            found.append(int(number))
    return found


def faults(before, after, whole, is_over):
    """What is wrong with the files of a folder; unfinished files may be there until the next run."""
    found = []
    for path, content in after.items():
        if content in (before.get(path), whole.get(path)):
            continue
        if path not in whole and os.path.basename(path).endswith(".part"):
            if is_over:
                found.append(f"left over: {path}")
        elif path not in whole and not path.startswith("cache"):
            found.append(f"left over: {path}")
        else:
            found.append(f"neither old nor new: {path}")
    return found + [f"gone: {path}" for path in before if path not in after]


def measure():
    """What each job writes if nobody disturbs it, and how long it takes."""
    results = []
    for name, files, arguments in JOBS:
        with tempfile.TemporaryDirectory() as folder:
            put(folder, files())
            begun = time.monotonic()
            start(folder, arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).wait()
            results.append((contents(folder), time.monotonic() - begun))
            if len(results[-1][0]) <= len(files()) and name != "--update":
                sys.exit(f"{name} writes nothing: {' '.join(arguments)}")
    return results


def kill_once(job, whole, seconds):
    name, files, arguments = job
    kind = r.choice(SIGNALS)
    with tempfile.TemporaryDirectory() as folder:
        put(folder, files())
        before = contents(folder)
        process = start(folder, arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        time.sleep(r.uniform(0, seconds * 1.1))
        if kind is None:
            process.stdout.close()
        else:
            process.send_signal(kind)
        begun = time.monotonic()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            return [f"{name}: lives on 20 s after {NAMES.get(kind, kind)}"]
        # A worker sees that its pipe is closed, and ends.
        while processes(process.pid) and time.monotonic() - begun < 5:
            time.sleep(0.01)
        found = [f"process left: {p}" for p in processes(process.pid)]
        found += faults(before, contents(folder), whole, is_over=kind is not signal.SIGKILL)
        # The next run removes what a killed one left, and finishes.
        start(folder, arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).wait()
        if name not in ("new", "--baseline"):
            after = contents(folder)
            found += faults(before, after, whole, is_over=True)
            found += [f"not finished by the next run: {path}" for path in whole if after.get(path) != whole[path]]
        return [f"{name}, {NAMES.get(kind, getattr(kind, 'name', kind))}: {fault}" for fault in found]


def containers(times):
    """Two process namespaces write to the same folders at once; one of them is killed, and both are begun again."""
    found = []
    job, files = "cd %s && %s %s", {**stale()}
    arguments = [JOBS[0][2], JOBS[2][2]]
    with tempfile.TemporaryDirectory() as folder:
        put(folder, files)
        for words in arguments:
            start(folder, words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).wait()
        whole = contents(folder)
    for time_number in range(times):
        with tempfile.TemporaryDirectory() as folder:
            put(folder, files)
            before = contents(folder)
            for is_killed in (True, False):
                running = []
                for _ in range(2):
                    for words in arguments:
                        script = job % (folder, TOOL, " ".join(words))
                        running.append(
                            subprocess.Popen(
                                ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child", "sh", "-c", script + "; :"],
                                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                start_new_session=True))
                if is_killed:
                    time.sleep(r.uniform(0.05, 0.6))
                    for process in running[:2]:
                        os.killpg(process.pid, signal.SIGKILL)
                for process in running:
                    try:
                        process.wait(120)
                    except subprocess.TimeoutExpired:
                        found.append(f"container {time_number}: lives on")
                        os.killpg(process.pid, signal.SIGKILL)
                left = [p for process in running for p in processes(process.pid)]
                found += [f"container {time_number}: process left: {p}" for p in left]
            after = contents(folder)
            found += [f"container {time_number}: {f}" for f in faults(before, after, whole, is_over=True)]
            found += [f"container {time_number}: not whole: {path}" for path in whole if after.get(path) != whole[path]]
    return found


def main():
    results = measure()
    found, counts = [], {}
    for number in range(TIMES):
        index = number % len(JOBS)
        found += kill_once(JOBS[index], *results[index])
        counts[JOBS[index][0]] = counts.get(JOBS[index][0], 0) + 1
    print(f"{TIMES} kills, seed {SEED}: " + ", ".join(f"{name} {count}" for name, count in counts.items()))
    if shutil.which("unshare") and os.geteuid() == 0:
        found += containers(20)
        print("two containers on the same folders: 20 times")
    else:
        print("two containers were not tried: that needs unshare and root")
    for fault in found:
        print(fault)
    print(f"{len(found)} faults")
    return 1 if found else 0


sys.exit(main())
