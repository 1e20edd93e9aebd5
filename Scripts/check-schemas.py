"""Holds the schemas of `a11y-sim schema` to what is read and written: see Scripts/check-schemas."""

import copy
import json
import os
import re
import subprocess
import sys
import tempfile

import jsonschema
import yaml

TOOL = sys.argv[1]
SCENARIOS = "Tests/Scenarios"
TABLE = "Tests/Scenarios/bad/not-in-schema.txt"
faults = []


class AsWritten(yaml.CSafeLoader):
    """Reads as the tool does: every scalar is a text; nothing, where nothing is written, is null."""

    yaml_implicit_resolvers = {}


AsWritten.add_implicit_resolver("tag:yaml.org,2002:null", re.compile(r"^$"), [""])


class AsInEditors(yaml.CSafeLoader):
    """Reads as the YAML servers of editors do: by the core schema of YAML 1.2, where `no` is a text."""

    yaml_implicit_resolvers = {}


for tag, form, first in [
    ("null", r"^(~|null|Null|NULL|)$", ["~", "n", "N", ""]),
    ("bool", r"^(true|True|TRUE|false|False|FALSE)$", list("tTfF")),
    ("int", r"^([-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$", list("-+0123456789")),
    ("float", r"^([-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN))$",
     list("-+.0123456789")),
]:
    AsInEditors.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(form), first)


def whole_number(loader, node):
    text = node.value
    return int(text, 0) if text[:2] in ("0o", "0x") else int(text)


AsInEditors.add_constructor("tag:yaml.org,2002:int", whole_number)
AsInEditors.add_constructor(
    "tag:yaml.org,2002:float", lambda loader, node: float(re.sub(r"\.(?=inf|nan)", "", node.value.lower())))


def with_texts_as_keys(value):
    """A key of an object is a text, whatever YAML makes of it."""
    if isinstance(value, list):
        return [with_texts_as_keys(item) for item in value]
    if isinstance(value, dict):
        return {key if isinstance(key, str) else json.dumps(key): with_texts_as_keys(item) for key, item in value.items()}
    return value


def run(*arguments):
    return subprocess.run([TOOL, *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False).stdout


def schema(name):
    value = json.loads(run("schema", name))
    jsonschema.Draft7Validator.check_schema(value)
    return value


def strict(value):
    """With no fields but those that are described: what is written is to be described whole."""
    if isinstance(value, list):
        return [strict(item) for item in value]
    if not isinstance(value, dict):
        return value
    value = {key: strict(item) for key, item in value.items()}
    if value.get("type") == "object" and "properties" in value:
        value.setdefault("additionalProperties", False)
    return value


def first_fault(validator, value):
    error = jsonschema.exceptions.best_match(validator.iter_errors(value))
    return error and "at %s: %s" % ("/".join(map(str, error.absolute_path)) or "the top", error.message[:300])


def files(folder, *endings):
    found = []
    for path, _, names in os.walk(folder):
        found += [os.path.join(path, name) for name in names if name.endswith(endings)]
    return sorted(found)


# Scenarios and screens, read both ways.
forms = {name: jsonschema.Draft7Validator(schema(name)) for name in ["scenario", "screen"]}
loaders = {"as it is written": AsWritten, "as in an editor": AsInEditors}
good = [path for path in files(SCENARIOS, ".yaml", ".yml", ".json") if not path.startswith(SCENARIOS + "/bad/")]
scenarios = []
for path in good:
    with open(path, "rb") as file:
        text = file.read()
    for name, loader in loaders.items():
        value = with_texts_as_keys(yaml.load(text, loader))
        is_screen = isinstance(value, list) or list(value) == ["screen"]
        fault = first_fault(forms["screen" if is_screen else "scenario"], value)
        if fault:
            faults.append("%s: the schema marks it, read %s, %s" % (path, name, fault))
    if not is_screen:
        scenarios.append(path)

# Faults: each is marked, or stands in the table with the reason why it cannot be.
reasons = {}
with open(TABLE, encoding="utf-8") as table:
    for line in table:
        if line.strip() and not line.startswith("#"):
            name, _, reason = line.strip().partition(" ")
            reasons[name] = reason.strip()
            if not reason.strip():
                faults.append("%s: %s has no reason" % (TABLE, name))
marked = 0
bad = [name for name in sorted(os.listdir(SCENARIOS + "/bad")) if name.endswith((".yaml", ".json"))]
for name in bad:
    with open("%s/bad/%s" % (SCENARIOS, name), "rb") as file:
        text = file.read()
    try:
        is_marked = first_fault(forms["scenario"], with_texts_as_keys(yaml.load(text, AsInEditors))) is not None
    except (yaml.YAMLError, UnicodeError, RecursionError):
        is_marked = False
    marked += is_marked
    if is_marked and name in reasons:
        faults.append("%s: %s is marked now: take it out" % (TABLE, name))
    elif not is_marked and name not in reasons:
        faults.append("%s: the schema does not mark it: give it a rule, or put it into %s" % (name, TABLE))
faults += ["%s: there is no %s" % (TABLE, name) for name in reasons if name not in bad]

# Screen files: those that the tool writes and those of the capture in the app pass, and the faults that a form can have are
# marked. A fault of two places together, such as an id given twice, has no form.
CAPTURED = "Tests/Captured"
captured = jsonschema.Draft7Validator(schema("captured"))
for path in files(CAPTURED, ".json"):
    if "/bad/" not in path and not path.endswith(".screen.json"):
        continue
    with open(path, "rb") as file:
        text = file.read()
    try:
        value = json.loads(text)
    except ValueError:
        continue
    is_bad = "/bad/" in path
    if not isinstance(value, dict) or "a11ySimScreen" not in value:
        continue
    is_marked = next(captured.iter_errors(value), None) is not None
    has_no_form = any(word in path for word in ["two-ids", "secret", "children"])
    if is_marked != (is_bad and not has_no_form):
        faults.append("%s: the schema of screen files %s" % (path, "marks it" if is_marked else "does not mark it"))

# What is written for programs.
outputs = 0
kinds = set()


def check_output(form, value, what):
    global outputs
    outputs += 1
    fault = first_fault(form, value)
    if fault:
        faults.append("%s: %s" % (what, fault))


lines = jsonschema.Draft7Validator(strict(schema("jsonl")))
for line in run("run", "--audit", "--format", "jsonl", *scenarios).decode().splitlines():
    value = json.loads(line)
    kinds.add(value["kind"])
    check_output(lines, value, "a line of jsonl")
arrays = {name: jsonschema.Draft7Validator(strict(schema(name))) for name in ["json", "audit", "report"]}
# A text in English where it is to be German.
texts = tempfile.TemporaryDirectory()
for language in ["en", "de"]:
    os.mkdir("%s/%s.lproj" % (texts.name, language))
    with open("%s/%s.lproj/Localizable.strings" % (texts.name, language), "w", encoding="utf-8") as file:
        file.write('"open_a11y" = "Open the door";\n')
for name, arguments in [
    ("json", ["run", "--audit", "--format", "json", *scenarios]), ("audit", ["audit", "--format", "json", *scenarios]),
    ("report", ["test", "--format", "json", SCENARIOS]), ("report", ["strings", "check", "--format", "json", texts.name]),
]:
    value = json.loads(run(*arguments))
    if not value:
        faults.append("%s: nothing was written" % " ".join(arguments[:2]))
    for item in value:
        check_output(arrays[name], [item], " ".join(arguments[:2]))
missing = {item["$ref"].rsplit("/")[-1] for item in schema("jsonl")["anyOf"]} - kinds
faults += ["no scenario has a line of the kind “%s”" % kind for kind in sorted(missing)]

for fault in faults:
    print("error:", fault, file=sys.stderr)
if faults:
    sys.exit(1)
print("schemas: %d scenarios and screens pass, %d of %d faults are marked, %d outputs pass"
      % (len(good), marked, len(bad), outputs))
