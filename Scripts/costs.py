"""Measures how the tool's cost grows with its input: see Scripts/costs."""

import os
import resource
import sys
import tempfile

from catalogues import CATALOGUES, arb, binary

TOOL = os.path.abspath(sys.argv[1])
WORDS = sys.argv[2:]
DOUBLINGS = 5
# The greatest growth when the input doubles: 2 is linear, 4 is quadratic.
GROWTH = 3
MEGABYTES = 500
# Seconds of processor time. Below it the start of the program hides what its input costs.
LEAST = 0.1
# Seconds after which a run is ended.
MOST = 120

HEAD = "reader: voiceover@27\nlocale: en\n"
FORM = HEAD + "screen:\n  - heading: Enter\n  - textField: { label: Code, id: code }\n  - button: { label: Send, id: send }\n"
FIELD = FORM + "steps:\n  - touch: code\n  - doubleTap\n"
SEND = FORM + "steps:\n  - touch: send\n"


def text(piece, size):
    return "a" + piece * (size // len(piece.encode())) + "z"


def page(items):
    return HEAD + "screen:\n" + "".join(items) + "steps:\n  - appear\n"


def label(piece, size, step):
    line = text(piece, size)
    screen = HEAD + 'screen:\n  - button: { label: "%s", id: send }\nsteps:\n  - touch: send\n' % line
    return {"s.yaml": screen + step.replace("LINE", line[:-1] + "b")}


def steps(count, line):
    return {"s.yaml": SEND + "".join(line.replace("#", str(i)) for i in range(count))}


def typed(count):
    return {"s.yaml": FIELD + ("  - type: '%s'\n" % ("4" * 250)) * (count // 250)}


def golden(count, line):
    """Kept lines of which none is heard."""
    files = steps(count, "  - announce: Code # sent\n")
    files["s.voiceover.en.transcript"] = "# s\n" + "".join(line.replace("#", str(i)) + "\n" for i in range(count))
    return files


def keys(count):
    return [(f"key{i}", f"Send the code {i} again") for i in range(count)]


REPORT = ["report", "--no-sound", "-o", "report.html", "--evidence", "evidence.json"]

# Name, the size to begin with, the files of a size, and arguments.
CASES = [
    ("run: elements", 250, lambda n: {"s.yaml": page(f"  - button: B{i}\n" for i in range(n))}, ["run"]),
    ("run: elements in groups", 250, lambda n: {
        "s.yaml": page(f"  - group: {{ label: G{i}, children: [ {{ text: A }}, {{ button: B }} ] }}\n" for i in range(n // 3))
    }, ["run"]),
    ("describe: elements", 250, lambda n: {"s.yaml": page(f"  - button: B{i}\n" for i in range(n))}, ["describe"]),
    ("run: steps", 500, lambda n: steps(n, "  - announce: Code # sent\n"), ["run"]),
    ("run: keys", 250, typed, ["run"]),
    ("run --format json: keys", 250, typed, ["run", "--format", "json"]),
    ("run: aliases", 500, lambda n: {"s.yaml": "name: &n Code\n" + FORM + "steps:\n" + "  - announce: *n\n" * n}, ["run"]),
    ("run --format json: steps", 500, lambda n: steps(n, "  - announce: Code # sent\n"), ["run", "--format", "json"]),
    ("audit: announcements", 500, lambda n: steps(n, "  - announce: Code # sent\n"), ["audit"]),
    ("audit: changes", 500, lambda n: steps(n, "  - set: { send: { label: 'Send #' } }\n"), ["audit"]),
    ("audit: taps", 500, lambda n: steps(n, "  - doubleTap\n"), ["audit"]),
    ("audit: keys", 250, typed, ["audit"]),
    ("test: many expected lines", 250, lambda n: {
        "s.yaml": SEND + "".join(f"  - announce: Code {i}\n" for i in range(n))
        + "  - expect: |\n" + "".join(f"      Other {i}\n" for i in range(n))}, ["test"]),
    ("test: golden lines", 250, lambda n: golden(n, "Other # sent"), ["test"]),
    ("test: never", 250, lambda n: {
        "s.yaml": SEND + "".join(f"  - announce: '{i % 10}'\n" for i in range(n))
        + "  - expect: { never: { text: '99', scope: stream } }\n"}, ["test"]),
    ("test: anyOrder", 32, lambda n: {
        "s.yaml": SEND + "".join(f"  - announce: Code {i}\n" for i in range(n))
        + "  - expect: { anyOrder: [" + ", ".join(f"Code {i}" for i in reversed(range(n))) + ", none] }\n"}, ["test"]),
]
for piece in ("a\u0301", "\u0301", "a, ", "12 "):
    CASES += [
        (f"test: expected line of {piece!r}", 5_000,
         lambda n, p=piece: label(p, n, "  - expect: |\n      LINE, button\n"), ["test"]),
        (f"test: conditions on {piece!r}", 5_000,
         lambda n, p=piece: label(p, n, '  - expect: { contains: "LINE", never: "LINE", inOrder: ["LINE"] }\n'), ["test"]),
    ]
for name in ["jsonl", "vtt", "srt", "table"]:
    CASES.append((f"run --format {name}: steps", 500, lambda n: steps(n, "  - announce: Code # sent\n"),
                  ["run", "--format", name]))
for name in ["json", "sarif", "github", "junit"]:
    CASES.append((f"test --format {name}: failures", 100, lambda n: {
        "s.yaml": SEND + "  - announce: Code\n  - expect: Other\n" * n}, ["test", "--format", name]))
CASES += [
    ("run --why: steps", 500, lambda n: steps(n, "  - announce: Code # sent\n"), ["run", "--why"]),
    ("run --audit: steps", 500, lambda n: steps(n, "  - announce: Code # sent\n"), ["run", "--audit"]),
    ("report: elements", 250, lambda n: {"s.yaml": page(f"  - button: B{i}\n" for i in range(n))}, REPORT),
    ("report: steps", 250, lambda n: steps(n, "  - announce: Code # sent\n"), REPORT),
    ("report: changes", 250, lambda n: steps(n, "  - set: { send: { label: 'Send #' } }\n"), REPORT),
    ("report: keys", 250, typed, REPORT),
    ("report: failures", 100, lambda n: {"s.yaml": SEND + "  - announce: Code\n  - expect: Other\n" * n}, REPORT),
    ("compare: steps", 250, lambda n: {
        "s.yaml": HEAD + "screen: [ { component: code-field, id: code, version: 1.0 } ]\nsteps:\n"
        + "  - announce: Code sent\n" * n},
     ["compare", "--components", "code-field,passcode-field"]),
    ("fidelity: recorded rows", 14, lambda n: {
        "s.yaml": "reader: voiceover@27\nvectors:\n  - id: R\n    style: recorded\n    confidence: recorded\n    source: a\n"
        "    screen:\n" + "".join(f"      - button: Row {i}\n" for i in range(n))
        + "    recorded:\n" + "".join(f"      - Line {i} Button\n" for i in range(n))}, ["fidelity"]),
    ("fidelity: vectors", 250, lambda n: {
        "s.yaml": "vectors:\n" + "".join(
            f"  - {{ id: {i}, element: {{ button: A }}, expected: B, source: a, confidence: reported }}\n" for i in range(n))},
     ["fidelity"]),
]
for make in CATALOGUES:
    check = ["strings", "check"]
    name = f"strings check: {make.__name__}"
    CASES += [
        (f"{name}, keys", 250, lambda n, make=make: make(keys(n)), check),
        (f"{name}, long text", 4_000, lambda n, make=make: make([("key", text("ab cd, ", n))]), check),
        (f"{name}, marks", 4_000, lambda n, make=make: make([("key", text("\u0301", n))]), check),
        (f"{name}, placeholders", 6, lambda n, make=make: make([("key", "%d " * n)]), check),
    ]
CASES.append(("strings check: binary, shared texts", 250,
              lambda n: binary([(f"key{i}", "Send the code again. " * 50) for i in range(n)]), ["strings", "check"]))
CASES += [
    ("strings say: keys", 250, lambda n: arb(keys(n)), ["strings", "say", "key1", "--in"]),
    ("strings matrix: keys", 250, lambda n: arb(keys(n)), ["strings", "matrix", "key1", "--in"]),
]
CASES.append(("strings check: arb, nesting", 4, lambda n: arb([("key", "{n, plural, other{a " * n + "}}" * n)]),
              ["strings", "check"]))


def run(files, arguments):
    """Returns seconds, megabytes and the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        for path, content in files.items():
            path = os.path.join(folder, path)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(content if isinstance(content, bytes) else content.encode())
        target = "s.yaml" if "s.yaml" in files else "."
        child = os.fork()
        if child == 0:
            resource.setrlimit(resource.RLIMIT_CPU, (MOST, MOST))
            os.chdir(folder)
            null = os.open(os.devnull, os.O_RDWR)
            for descriptor in (0, 1, 2):
                os.dup2(null, descriptor)
            os.execv(TOOL, [TOOL, *arguments, target])
        _, status, usage = os.wait4(child, 0)
    # Kilobytes on Linux, bytes on macOS.
    unit = 1_000_000 if sys.platform == "darwin" else 1_000
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / unit, os.waitstatus_to_exitcode(status)


failed = []
print(f"{'processor seconds, input doubled each time':44} {'growth of the last':>19} {'MB':>5}  status")
for name, size, make, arguments in CASES:
    if WORDS and not any(word in name for word in WORDS):
        continue
    times, peak, statuses = [], 0, []
    for doubling in range(DOUBLINGS + 1):
        seconds, megabytes, status = run(make(size << doubling), arguments)
        times.append(seconds)
        statuses.append(status)
        peak = max(peak, megabytes)
        # Ended by a signal: a crash, or more than its time.
        if status < 0:
            break
    growth = [after / max(before, LEAST) for before, after in zip(times, times[1:])]
    problems = ["superlinear"] if any(a > GROWTH and b > GROWTH for a, b in zip(growth, growth[1:])) else []
    problems += ["memory"] if peak > MEGABYTES else []
    problems += [f"signal {-statuses[-1]}"] if statuses[-1] < 0 else []
    # 2 from some size on: that much is refused.
    codes = " ".join(str(code) for code in statuses)
    print(f"{name}\n  {' '.join(f'{t:6.2f}' for t in times):44} {' '.join(f'{g:.1f}' for g in growth[-2:]):>17} {peak:5.0f}  "
          f"{codes} {', '.join(problems)}", flush=True)
    if problems:
        failed.append(name)
if failed:
    print(f"not linear, too large or ended: {'; '.join(failed)}", file=sys.stderr)
    sys.exit(1)
