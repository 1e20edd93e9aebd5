"""Measures how the tool's cost grows with its input: see Scripts/costs."""

import json
import os
import resource
import sys
import tempfile

import screens
from catalogues import CATALOGUES, arb, binary

TOOL = os.path.abspath(sys.argv[1])
WORDS = sys.argv[2:]
DOUBLINGS = 5
# The greatest growth when the input doubles: 2 is linear, 4 is quadratic. These commands may grow by less.
GROWTH = 3
STRICT_GROWTH = 2.3
STRICT = ["audit", "compare", "diff", "explore", "report", "run --redact", "test"]
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


def rows(line, count):
    """A scenario that goes through a screen with `count` elements."""
    return (
        HEAD + "screen:\n" + "".join(line.replace("#", str(i)) for i in range(count)) + "steps:\n  - appear\n"
        + "".join(f"  - swipe: {{ direction: right, times: {min(500, count - 1 - i)} }}\n" for i in range(0, count - 1, 500)))


def taps(count):
    """A button for each double tap, with a reaction of its own."""
    return (
        HEAD + "screen:\n" + "".join(f"  - button: {{ label: B{i}, id: b{i} }}\n" for i in range(count)) + "when:\n"
        + "".join(f"  b{i}.activated:\n    - announce: Sent {i}\n" for i in range(count)) + "steps:\n  - appear\n"
        + "  - swipe: right\n  - doubleTap\n" * min(count - 1, 16))


def prose(count):
    """Texts of 200 characters, typed key by key."""
    words = "The quick brown fox jumps over 13 lazy dogs. "
    text = (words * (count // len(words) + 1))[:count]
    return "".join(f'  - type: "{text[i:i + 200]}"\n' for i in range(0, count, 200))


SCREENS = {
    "Android texts": lambda n: {"s.xml": screens.android_texts(n)},
    "Android fields": lambda n: {"s.xml": screens.android_fields(n)},
    "Android list": lambda n: {"s.xml": screens.android_list(n)},
    "iOS texts": lambda n: {"s.json": screens.idb(n)},
    "iOS buttons": lambda n: {"s.json": screens.idb(n, "Button")},
    "screen file": lambda n: {"s.screen.json": screens.screen_file(n)},
}
for name, make in SCREENS.items():
    CASES += [(f"audit: {name}", 125, make, ["audit"]), (f"report: {name}", 64, make, REPORT)]
for name, line in {"texts": "  - text: T#\n", "buttons": "  - button: B#\n", "small buttons":
                   "  - button: { label: B#, frame: [0, #0, 9, 9] }\n"}.items():
    make = lambda n, line=line: {"s.yaml": rows(line, n)}
    CASES += [(f"audit: {name}", 62, make, ["audit"]), (f"report: {name}", 62, make, REPORT)]
CASES += [
    ("audit: reactions", 64, lambda n: {"s.yaml": taps(n)}, ["audit"]),
    ("run --redact: keys", 62, lambda n: {"s.yaml": FIELD + prose(n)}, ["run", "--redact"]),
    ("run --redact: digits", 62, lambda n: {"s.yaml": FIELD + "  - type: '7'\n" * n}, ["run", "--redact"]),
    ("run --redact: texts", 8, lambda n: {"s.yaml": FIELD + "".join(f"  - type: 'Code {i}{i}'\n" for i in range(n))},
     ["run", "--redact"]),
    ("audit --redact: keys", 62, lambda n: {"s.yaml": FIELD + prose(n)}, ["audit", "--redact"]),
    ("report --redact: keys", 32, lambda n: {"s.yaml": FIELD + prose(n)}, ["report", "--redact", *REPORT[1:]]),
    ("report --redact: texts", 8,
     lambda n: {"s.yaml": FIELD + "".join(f"  - type: 'Code {i}{i}'\n" for i in range(n))},
     ["report", "--redact", *REPORT[1:]]),
    ("test --redact: keys", 62, lambda n: {"s.yaml": FIELD + prose(n) + "  - expect: { contains: Other }\n"},
     ["test", "--redact"]),
]
OPENED = FORM + "steps: [ appear ]\n"
EXPLORE = ["explore", "--script"]
CASES += [
    ("explore: swipes", 250, lambda n: {"s.yaml": OPENED, "keys": "right\nleft\n" * (n // 2)}, EXPLORE),
    ("explore: undos", 250, lambda n: {"s.yaml": OPENED, "keys": "right\nleft\n" * (n // 2) + "cmd:undo\n" * n}, EXPLORE),
    ("explore: typed keys, undos", 125,
     lambda n: {"s.yaml": OPENED, "keys": "right\nreturn\n" + "type:4\n" * n + "cmd:undo\n" * n}, EXPLORE),
    ("explore: turns of the rotor", 125, lambda n: {"s.yaml": OPENED, "keys": "cmd:rotor\n" * n}, EXPLORE),
    ("explore --redact: keys", 125, lambda n: {"s.yaml": OPENED, "keys": "right\nreturn\n" + "type:4\n" * n},
     ["explore", "--script", "--redact"]),
]
DIFF = ["diff"]


def captures(count, **former):
    return {"old.screen.json": screens.screen_file(count, **former), "new.screen.json": screens.screen_file(count)}


CASES += [
    ("diff: ids", 125, lambda n: captures(n, label="Line"), DIFF),
    ("diff: the same", 125, captures, DIFF),
    ("diff: no ids", 125, lambda n: captures(n, ids=False), DIFF),
    ("diff: no ids, other labels", 125, lambda n: captures(n, ids=False, label="Line"), DIFF),
    ("diff: shifted rows", 125, lambda n: captures(n, first=n // 2), DIFF),
    ("diff: screens", 32, lambda n: {
        f"{side}/{i}.screen.json": screens.screen_file(2) for i in range(n) for side in ("old", "new")}, DIFF),
    ("compare: keys", 62, lambda n: {
        "s.yaml": HEAD + "screen: [ { component: code-field, id: code, version: 1.0 } ]\nsteps:\n"
        + "  - touch: code.1\n  - doubleTap\n" + "  - type: '4'\n  - delete: 1\n" * n},
     ["compare", "--components", "code-field,passcode-field"]),
]
for name, condition in {
    "contains": "contains: Code #", "the same": "contains: Code 1", "absent": "never: Other #", "no word": "never: '77777'",
    "effects": "effects: { announced: # }", "line": "line: Code #", "order": "inOrder: [Code 1, Code #]",
    "sound": "silence: true", "matches": "matches: 'Code #$'", "cut": "uninterrupted: true", "limit": "atMost: 9999",
}.items():
    CASES.append((f"test: expectations since the start, {name}", 48, lambda n, c=condition: steps(
        n, f"  - announce: Code #\n  - expect: {{ {c} }}\n"), ["test"]))
CASES += [
    ("test --format json: scenarios", 32, lambda n: {
        f"{i}.yaml": SEND + "  - announce: Code\n  - expect: Other\n" for i in range(n)}, ["test", "--format", "json"]),
    ("report: suites", 1_000, lambda n: {
        "s.json": json.dumps([
            {"kind": "finding", "rule": "expectation", "severity": "error", "message": "“A” was not heard",
             "suite": f"flow{i}.yaml", "case": "flow"} for i in range(n)])}, REPORT),
    ("report: changed screens", 1_000, lambda n: {
        "s.json": json.dumps([
            {"kind": "finding", "rule": "changed", "severity": "error", "message": "another label", "element": "a",
             "before": "A", "after": "B", "locale": "en", "suite": f"screen{i}", "case": "screen"} for i in range(n)])},
     REPORT),
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
        targets = [f for f in files if f.startswith("s.")] or (["old", "new"] if arguments[0] == "diff" else ["."])
        if "old.screen.json" in files:
            targets = ["old.screen.json", "new.screen.json"]
        child = os.fork()
        if child == 0:
            resource.setrlimit(resource.RLIMIT_CPU, (MOST, MOST))
            os.chdir(folder)
            null = os.open(os.devnull, os.O_RDWR)
            keys = os.open("keys", os.O_RDONLY) if "keys" in files else null
            for descriptor, file in enumerate((keys, null, null)):
                os.dup2(file, descriptor)
            os.execv(TOOL, [TOOL, *arguments, *targets])
        _, status, usage = os.wait4(child, 0)
    # Kilobytes on Linux, bytes on macOS.
    unit = 1_000_000 if sys.platform == "darwin" else 1_000
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / unit, os.waitstatus_to_exitcode(status)


def growths(times):
    return [after / max(before, LEAST) for before, after in zip(times, times[1:])]


failed = []
print(f"{'processor seconds, input doubled each time':44} {'growth of the last':>19} {'MB':>5}  status")
for name, size, make, arguments in CASES:
    if WORDS and not any(word in name for word in WORDS):
        continue
    is_strict = any(name.startswith(command) for command in STRICT)
    times, peak, statuses = [], 0, []
    for doubling in range(DOUBLINGS + 1):
        seconds, megabytes, status = run(make(size << doubling), arguments)
        # Other work on the machine slows a run down, so a run that looks too slow is measured again.
        for _ in range(3):
            if is_strict and times and status >= 0 and growths([times[-1], seconds])[0] > STRICT_GROWTH:
                seconds = min(seconds, run(make(size << doubling), arguments)[0])
        times.append(seconds)
        statuses.append(status)
        peak = max(peak, megabytes)
        # Ended by a signal: a crash, or more than its time.
        if status < 0:
            break
    growth = growths(times)
    problems = []
    if is_strict and any(a > STRICT_GROWTH for a in growth):
        problems.append("superlinear")
    if any(a > GROWTH and b > GROWTH for a, b in zip(growth, growth[1:])):
        problems.append("superlinear")
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
