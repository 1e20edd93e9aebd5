"""Runs the tool on damaged input: see Scripts/fuzz-all."""

import json
import multiprocessing
import os
import random
import re
import resource
import shutil
import signal
import sys
import tempfile
import time

from catalogues import CATALOGUES

TOOL, ROOT, RUNS, SEED = os.path.abspath(sys.argv[1]), sys.argv[2], int(sys.argv[3]), sys.argv[4]
SECONDS, MEGABYTES = 5, 500
# Bytes of output that are looked at.
MOST = 4_000_000

# What nobody expects where a name, a text or a number stands.
SCALARS = [
    "", "x", "0", "-1", "1e309", "99999999999999999999", "0x7FFFFFFFFFFFFFFF", "1000001", "3601s", "-5s", "NaN", "true",
    "~", "[]", "{}", "[[[[]]]]", "{ a: { b: c } }", "&a x", "*a", "!!binary AA==", "|", ">-", "'", '"', "#", "%", "@x",
    "a\u0301" * 40, "\u202e4829", "\u2066x", "\x1b[31mred", "\x07", "\x9b2J", "::error file=a::x", "##vso[task.fail]", "👩‍👩‍👧‍👦",
    "ﷺ" * 20, "%1$d %2$@", "%#@n@", "{n, plural, other{#}}", "%999999999$d", "%" * 30, "\ufeff", "\u2028", "\\u0000",
    "../../../../etc/passwd", "/dev/zero", "code.1", "keyboard.4", "none", "voiceover@999", "en-XA", "qaa", "A" * 5000,
    "( [ {", "482913", "•" * 6, "\ud83d".encode("utf-16", "surrogatepass").decode("utf-16", "replace"),
]
KEY = re.compile(r"[A-Za-z][\w.]*(?=:)")


def corpus():
    """Scenarios with what stands beside them, as content by path, and vectors."""
    found = []
    for folder, _, names in os.walk(os.path.join(ROOT, "Tests", "Scenarios")):
        others = [n for n in names if not n.endswith(".yaml")]
        for name in sorted(names):
            path = os.path.join(folder, name)
            if not name.endswith(".yaml") or os.path.getsize(path) > 20_000:
                continue
            files = {"s.yaml": open(path, "rb").read()}
            for other in others:
                content = open(os.path.join(folder, other), "rb").read()
                if len(content) < 20_000:
                    files[other.replace(name[:-5] + ".", "s.", 1) if other.startswith(name[:-5] + ".") else other] = content
            found.append(files)
    folder = os.path.join(ROOT, "Tests", "Fidelity")
    vectors = [{"v.yaml": open(os.path.join(folder, n), "rb").read()[:20_000]} for n in sorted(os.listdir(folder))
               if n.endswith(".yaml")]
    return sorted(found, key=lambda f: f["s.yaml"]), vectors


SCENARIOS, VECTORS = corpus()
KEYS = sorted({k for f in SCENARIOS for k in KEY.findall(f["s.yaml"].decode("utf-8", "replace"))})
LINES = sorted({l for f in SCENARIOS for l in f["s.yaml"].decode("utf-8", "replace").split("\n") if ":" in l})
TEXTS = ["Send", "%d digits", "%1$d of %2$d", "Digit %d", "{count} left", "Code %@", "<b>Code</b>", "On", "Off", "48 %"]
LOCALES = ["en", "de", "fr", "ar", "ja", "th", "zh-Hans", "en-XA", "ar-XB"]
RULES = ["unnamed-text-field", "secret-announced", "completion-twice"]
CHECKS = ["plural-missing", "digits", "slash-count", "homograph"]


def block(lines, first):
    """The end of what is indented below a line."""
    depth = len(lines[first]) - len(lines[first].lstrip())
    end = first + 1
    while end < len(lines) and (not lines[end].strip() or len(lines[end]) - len(lines[end].lstrip()) > depth):
        end += 1
    return end


def mutate_lines(r, text):
    lines = text.split("\n")
    first = r.randrange(len(lines))
    end = block(lines, first)
    part = lines[first:end]
    kind = r.randrange(9)
    if kind == 0:
        del lines[first:end]
    elif kind == 1:
        lines[end:end] = part * r.choice([1, 1, 3, 60])
    elif kind == 2:
        del lines[first:end]
        to = r.randrange(len(lines) + 1)
        lines[to:to] = [" " * r.choice([0, 0, 2, 4]) + l for l in part]
    elif kind == 3:
        lines[first] = re.sub(r":.*", lambda _: ": " + r.choice(SCALARS), lines[first], count=1)
    elif kind == 4:
        lines[first] = KEY.sub(lambda _: r.choice(KEYS), lines[first], count=1)
    elif kind == 5:
        lines[first] = r.choice(LINES)
    elif kind == 6:
        lines[first] = " " * r.randrange(6) + lines[first].lstrip()
    elif kind == 7:
        at = r.randrange(len(lines[first]) + 1)
        lines[first] = lines[first][:at] + r.choice(SCALARS) + lines[first][at:]
    else:
        lines[first] = re.sub(r"\d+", lambda _: r.choice(["0", "7", "1000", "-3", "4000000000", "1.5"]), lines[first])
    return "\n".join(lines)


def mutate_json(r, value, depth=0):
    """Damages one place of a tree."""
    if isinstance(value, dict) and value and r.random() < 0.8 and depth < 12:
        key = r.choice(list(value))
        kind = r.randrange(8)
        if kind == 0:
            del value[key]
        elif kind == 1:
            value[r.choice(SCALARS)] = value[key]
        else:
            value[key] = mutate_json(r, value[key], depth + 1)
        return value
    return r.choice([r.choice(SCALARS), 7, -1.5, None, True, [], {}, [value], {"a": value}, value])


def mutate_bytes(r, data):
    data = bytearray(data)
    for _ in range(r.randrange(1, 5)):
        at = r.randrange(len(data) + 1)
        kind = r.randrange(5)
        if kind == 0:
            del data[at:]
        elif kind == 1:
            data[at:at] = r.choice([b"\0", b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\r", b"<!--", b"&a;"])
        elif kind == 2 and data:
            data[at % len(data)] ^= 1 << r.randrange(8)
        elif kind == 3:
            del data[at:at + r.randrange(40)]
        else:
            data[at:at] = data[at:at + r.randrange(400)] * r.randrange(1, 4)
    return bytes(data)


def damage(r, path, data):
    for _ in range(r.choice([0, 1, 1, 1, 3])):
        if r.random() < 0.1:
            data = mutate_bytes(r, data)
        elif path.endswith((".json", ".xcstrings", ".arb")) and r.random() < 0.7:
            try:
                data = json.dumps(mutate_json(r, json.loads(data))).encode("utf-8", "replace")
            except ValueError:
                data = mutate_bytes(r, data)
        else:
            data = mutate_lines(r, data.decode("utf-8", "replace")).encode("utf-8", "replace")
    if r.random() < 0.01:
        data = data.decode("utf-8", "replace").encode(r.choice(["utf-16", "utf-32", "utf-16-be", "latin-1"]), "replace")
    return data


def options(r, choices):
    found = []
    for _ in range(r.choice([0, 1, 1, 2, 3])):
        found += r.choice(choices)(r)
    return found


def flag(*words):
    return lambda r: list(words)


def one(option, values, odd=("x", "", "-", "99999999999999999999", "\u202ex")):
    """An option with one of its values, or seldom with something else."""
    return lambda r: [option, r.choice(values if r.random() < 0.95 else odd)]


PLAY = [
    one("--locale", LOCALES), one("--reader", ["voiceover", "voiceover@16", "voiceover@26", "voiceover@27", "none"]),
    one("--set", ["hints=false", "speakingRate=90", "capitalLetters=playSound"]),
    one("--pace", ["patient", "typing", "brisk"]), one("--color", ["always", "never"]),
]


def scenario(r):
    files = dict(r.choice(SCENARIOS))
    for path in list(files):
        if path == "s.yaml" or r.random() < 0.3:
            files[path] = damage(r, path, files[path])
    form = lambda values: one("--format", values)
    arguments = r.choice([
        lambda: ["run", "s.yaml"] + options(r, PLAY + [
            form(["text", "json", "jsonl", "vtt", "srt", "table"]), form(["text", "json", "jsonl", "vtt", "srt", "table"]),
            flag("--why"), flag("--redact"), flag("--audit"), one("--style", ["accessibility-snapshot", "comma-list"])]),
        lambda: ["test", "s.yaml"] + options(r, PLAY + [
            form(["text", "json", "junit", "github", "sarif"]), one("--diff", ["brief", "full"]),
            flag("--redact"), flag("--update", "--update-on-ci"), flag("--fail-fast"), one("--min-confidence", ["recorded", "guess"]),
            one("--shard", ["1/2"]), one("--filter", SCALARS)]),
        lambda: ["audit", "s.yaml"] + options(r, PLAY + [
            form(["text", "json", "jsonl"]), one("--severity", ["info", "warning", "error"]),
            one("--ignore", RULES), flag("--redact")]),
        lambda: ["describe", "s.yaml"] + options(r, PLAY + [flag("--tree"), one("--style", ["accessibility-snapshot"])]),
        lambda: ["report", "s.yaml", "--no-sound"] + r.choice([
            ["-o", "report.html"], ["-o", "report.html", "--evidence", "evidence.json"], ["--svg"]])
        + options(r, PLAY + [flag("--redact")]),
        lambda: ["compare", "s.yaml", "--components", r.choice(["code-field,passcode-field", "uikit-otp-fields,ouds-pin-code-input@3.0"])]
        + options(r, PLAY + [form(["text", "json"]), one("--width", ["60", "120"])]),
    ])()
    return files, arguments


def catalogue(r):
    pick = lambda: r.choice([r.choice(TEXTS), r.choice(TEXTS), r.choice(SCALARS)])
    pairs = [(r.choice(["key", "code.label", "otp_hint", "a b"]) + str(i), pick()) for i in range(r.randrange(1, 12))]
    files = {}
    for make in r.sample(CATALOGUES, r.choice([1, 1, 2])):
        try:
            made = make(pairs)
        except (ValueError, UnicodeError):
            continue
        for path, content in made.items():
            files[path] = content if isinstance(content, bytes) else content.encode("utf-8", "replace")
    for path in files:
        files[path] = damage(r, path, files[path])
    files["s.yaml"] = r.choice(SCENARIOS)["s.yaml"]
    arguments = r.choice([
        lambda: ["strings", "check", "."] + options(r, [
            flag("--scenario", "s.yaml"),
            one("--format", ["text", "json", "sarif", "github"]), one("--locale", LOCALES), one("--rule", CHECKS),
            one("--severity", ["info", "warning", "error"]), one("--source", LOCALES), flag("--baseline", "base.json"),
            one("--domain", ["*=0...9", "key*=1...100"])]),
        lambda: ["strings", "say", r.choice(pairs)[0] if r.random() < 0.9 else r.choice(SCALARS).replace("\0", ""), "--in", "."] + options(r, [
            one("--locale", LOCALES + ["all"]), one("--args", ["6", "1,2", "1000000", "Ada"]),
            one("--device", ["iphone"]), one("--source", LOCALES)]),
        lambda: ["strings", "matrix", r.choice(pairs)[0] if r.random() < 0.9 else r.choice(SCALARS).replace("\0", ""), "--in", "."] + options(r, [one("--number", ["0", "1", "21", "1000000"])]),
    ])()
    return files, arguments


# A scenario under TalkBack, and the journal of the speech engine that stands beside it.
JOURNAL = {
    "s.yaml": b"reader: talkback\nscreen: [ { text: { label: Sign in, id: title } }, { button: { label: Next, id: next } } ]\n"
              b"steps: [ { touch: title }, { swipe: right } ]\n",
    "s.recording.jsonl": b"".join(
        b'{"event": "request", "id": "talkback_%d", "text": "%s", "queue": %d, "time": %d}\n'
        b'{"event": "start", "id": "talkback_%d", "time": %d}\n{"event": "done", "id": "talkback_%d", "time": %d}\n'
        % (i, text, queue, time, i, time + 4, i, time + 160)
        for i, text, queue, time in [(1, b"Sign in", 2, 1000), (2, b"Next, Button", 2, 2000), (3, b"Double-tap to activate", 1, 2566)]),
}


def journal(r):
    files = dict(JOURNAL)
    path = r.choice(["s.recording.jsonl"] * 4 + ["s.yaml"])
    files[path] = damage(r, path, files[path])
    return files, ["fidelity", "s.yaml"] + options(r, [flag("--failures"), one("--format", ["text", "json"])])


def vectors(r):
    files = dict(r.choice(VECTORS))
    files["v.yaml"] = damage(r, "v.yaml", files["v.yaml"])
    return files, ["fidelity", "v.yaml"] + options(r, [flag("--failures"), one("--format", ["text", "json"])])


def words(r):
    """Other commands, with odd arguments."""
    word = r.choice(SCALARS).replace("\0", "")
    return {}, r.choice([
        ["components", word], ["settings", word], ["voices", word], ["reference", word], ["schema", word],
        ["audit", "--explain", word], ["strings", "check", "--explain", word], [word], ["run", word], ["test", word],
        ["new", "--component", word, "n.yaml"], ["new", "--component", "code-field", "--locale", word, "n.yaml"], ["--" + word],
        ["run", "demo", "--set", word], ["run", "demo", "--locale", word], ["run", "demo", "--reader", word],
    ])


KINDS = [scenario] * 11 + [catalogue] * 6 + [vectors] * 1 + [journal] * 1 + [words] * 2
# Files that a command writes on request.
WRITTEN = re.compile(r"s\.[\w@.-]+\.transcript$|s\.yaml$|report\.html$|evidence\.json$|base\.json$|n\.yaml$|a11y-sim\.schema\.json$|[\w.-]*schema[\w.-]*\.json$")
UNSEEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u061c\u2028-\u202e\u2066-\u2069]")
COLOUR = re.compile("\x1b\\[[0-9;]*m")


def faults_of_output(text, arguments, status, is_error):
    # The last of several counts.
    form = dict(zip(arguments, arguments[1:])).get("--format", "")
    is_json = form in ("json", "jsonl", "sarif") or arguments[0] == "schema"
    if "always" in arguments:
        text = COLOUR.sub("", text)
    if is_json and not is_error:
        if status in (0, 1) and len(text) < MOST:
            try:
                for part in (text.split("\n") if form == "jsonl" else [text]):
                    if part:
                        json.loads(part)
            except ValueError as error:
                return [f"JSON that cannot be read: {error}"]
        return []
    found = UNSEEN.search(text)
    return [f"U+{ord(found[0]):04X} in the output"] if found else []


def play(number, keep=False):
    """Returns what is wrong with a run, with its arguments and figures."""
    r = random.Random(f"{SEED}:{number}")
    files, arguments = r.choice(KINDS)(r)
    folder = tempfile.mkdtemp(prefix="fuzz-")
    try:
        for path, content in files.items():
            path = os.path.join(folder, path)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(content)
        outputs = [tempfile.TemporaryFile() for _ in range(2)]
        start = time.monotonic()
        child = os.fork()
        if child == 0:
            try:
                os.chdir(folder)
                os.setsid()
                resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
                resource.setrlimit(resource.RLIMIT_FSIZE, (200_000_000, 200_000_000))
                os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
                for descriptor, output in enumerate(outputs, 1):
                    os.dup2(output.fileno(), descriptor)
                os.execve(TOOL, [TOOL, *(a.encode("utf-8", "replace") for a in arguments)], {"PATH": os.environ["PATH"], "HOME": folder})
            finally:
                os._exit(99)
        signal.signal(signal.SIGALRM, lambda *_: os.killpg(child, signal.SIGKILL))
        signal.alarm(4 * SECONDS)
        _, status, usage = os.wait4(child, 0)
        signal.alarm(0)
        seconds = time.monotonic() - start
        # With other work on the machine a run takes longer than it costs.
        if seconds > SECONDS and usage.ru_utime + usage.ru_stime < seconds / 2 and seconds < 4 * SECONDS:
            seconds = usage.ru_utime + usage.ru_stime
        status = os.waitstatus_to_exitcode(status)
        megabytes = usage.ru_maxrss / (1_000_000 if sys.platform == "darwin" else 1_000)
        faults = []
        if status not in (0, 1, 2, 64):
            faults.append(f"status {status}")
        if seconds > SECONDS:
            faults.append(f"{seconds:.1f} s")
        if megabytes > MEGABYTES:
            faults.append(f"{megabytes:.0f} MB")
        for output, is_error in zip(outputs, (False, True)):
            output.seek(0)
            text = output.read(MOST).decode("utf-8", "ignore")
            faults += faults_of_output(text, arguments, status, is_error)
        for place, _, names in os.walk(folder):
            for name in names:
                path = os.path.relpath(os.path.join(place, name), folder)
                if path not in files and not WRITTEN.match(path):
                    faults.append(f"left over: {path!r}")
        return number, arguments, status, seconds, megabytes, faults, folder if keep else None
    finally:
        if not keep:
            shutil.rmtree(folder, ignore_errors=True)


def main():
    if ":" in SEED:
        seed, number = SEED.split(":")
        globals()["SEED"] = seed
        print(play(int(number), keep=True))
        return 0
    counts, statuses, bad, slowest, largest = {}, {}, [], (0, ""), (0, "")
    with multiprocessing.Pool() as pool:
        for number, arguments, status, seconds, megabytes, faults, _ in pool.imap_unordered(play, range(RUNS), chunksize=50):
            command = " ".join(arguments[:2]) if arguments[0] == "strings" else arguments[0]
            command = command if command.isascii() and command.replace(" ", "").isalpha() and len(command) < 20 else "(odd)"
            counts[command] = counts.get(command, 0) + 1
            statuses[status] = statuses.get(status, 0) + 1
            slowest = max(slowest, (seconds, f"{SEED}:{number}"))
            largest = max(largest, (megabytes, f"{SEED}:{number}"))
            if faults:
                bad.append(number)
                print(f"{SEED}:{number}: {'; '.join(faults)}: {' '.join(arguments)[:200]!r}", flush=True)
            done = sum(counts.values())
            if done % 10_000 == 0:
                print(f"{done} of {RUNS} runs, {len(bad)} with a fault", file=sys.stderr, flush=True)
    print(f"{RUNS} runs, seed {SEED}: " + ", ".join(f"{c} {n}" for c, n in sorted(counts.items())))
    print("exit status: " + ", ".join(f"{s}: {n}" for s, n in sorted(statuses.items())))
    print(f"slowest {slowest[0]:.2f} s ({slowest[1]}), largest {largest[0]:.0f} MB ({largest[1]})")
    print(f"{len(bad)} runs with a fault")
    return 1 if bad else 0


sys.exit(main())
