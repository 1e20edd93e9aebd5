"""Writes what a release contains, from one table: the notices with the text of each licence, and an SBOM (CycloneDX).

    components.py REPOSITORY TOOL VERSION EPOCH LICENCES SBOM

TOOL is the linked program. LICENCES is the folder for the notices, SBOM the file for the bill of materials. Versions are
those that were linked: of Package.resolved, of the toolchain and of the system's packages.
"""

import datetime
import hashlib
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys

repository, tool, version, epoch, licences, sbom = sys.argv[1:]
repository, licences = pathlib.Path(repository), pathlib.Path(licences)
own_texts = repository / "Scripts/release.d/licences"
is_linux = platform.system() == "Linux"


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def fail(message, help):
    sys.exit(f"error: {message}\nhelp: {help}")


pins = {
    pin["identity"]: pin["state"]["version"]
    for pin in json.loads((repository / "Package.resolved").read_text())["pins"]
}


def debian(package):
    """The version of a package of the system, and the file with its copyright."""
    try:
        found = output("dpkg-query", "--show", "--showformat=${Version}", package)
    except (OSError, subprocess.CalledProcessError):
        fail(f"the version of {package} is not known", f"build on Debian, with {package} installed")
    return found, pathlib.Path(f"/usr/share/doc/{package}/copyright")


def checkout(name, file):
    return repository / ".build/checkouts" / name / file


components = []


def add(name, found, licence, holder, where, why, texts, purl=None):
    components.append(
        dict(name=name, version=found, licence=licence, holder=holder, where=where, why=why, texts=texts, purl=purl))


TOOL, WORKER = "a11y-sim", "espeak-ng-worker"
add("swift-argument-parser", pins["swift-argument-parser"], "Apache-2.0 WITH Swift-exception",
    "Apple Inc. and the Swift project authors", TOOL, "reads the command line",
    {"swift-argument-parser.txt": checkout("swift-argument-parser", "LICENSE.txt")},
    f"pkg:swift/github.com/apple/swift-argument-parser@{pins['swift-argument-parser']}")

# Package.swift reads the same variable.
if os.environ.get("A11Y_SIM_SYSTEM_LIBYAML") == "1":
    found, text = debian("libyaml-dev")
    add("libyaml", found, "MIT", "Kirill Simonov", TOOL, "reads YAML", {"libyaml.txt": text},
        f"pkg:deb/debian/libyaml@{found}")
else:
    add("Yams, with libyaml", pins["yams"], "MIT", "JP Simard, Kirill Simonov", TOOL, "reads YAML",
        {"Yams.txt": checkout("Yams", "LICENSE")}, f"pkg:swift/github.com/jpsim/Yams@{pins['yams']}")

if is_linux:
    swift = re.search(r"Swift version (\S+)", output("swift", "--version"))[1]
    compiler = pathlib.Path(shutil.which("swift")).resolve()
    add("Swift standard library, Foundation and libdispatch", swift, "Apache-2.0 WITH Swift-exception",
        "Apple Inc. and the Swift project authors", TOOL, "the language's runtime, linked statically",
        {"swift.txt": compiler.parents[1] / "share/swift/LICENSE.txt"}, f"pkg:generic/swift@{swift}")
    if "INTERP" not in output("readelf", "--program-headers", "--wide", tool):
        found, text = debian("libc6-dev")
        add("GNU C library", found, "LGPL-2.1-or-later", "the Free Software Foundation and others", TOOL,
            "linked statically", {"glibc.txt": text, "LGPL-2.1.txt": own_texts / "LGPL-2.1.txt"},
            f"pkg:deb/debian/glibc@{found}")
        archive = pathlib.Path(output("clang", "-print-file-name=libstdc++.a")).resolve()
        found, text = debian(output("dpkg-query", "--search", str(archive)).split(":")[0])
        add("libstdc++ and libgcc", found, "GPL-3.0-or-later WITH GCC-exception-3.1",
            "the Free Software Foundation", TOOL, "linked statically",
            {"libstdc++.txt": text, "GPL-3.0.txt": own_texts / "GPL-3.0.txt"}, f"pkg:deb/debian/gcc@{found}")

names = (repository / "Sources/EmbeddedData/SymbolNames/SymbolNames.txt").read_text()
cldr = re.search(r"from CLDR ([0-9.]+)", names)[1]
add("Unicode CLDR", cldr, "Unicode-DFS-2016", "Unicode, Inc.", TOOL, "names of symbols, plural rules, facts about languages",
    {"Unicode.txt": repository / "Sources/EmbeddedData/SymbolNames/LICENSE-UNICODE"})
words = (repository / "Sources/AccessibilityModel/Speech/NumberWord+Table.swift").read_text()
add("Unicode CLDR spell-out rules", re.search(r"CLDR ([0-9.]+)", words)[1], "Unicode-3.0", "Unicode, Inc.", TOOL,
    "number words", {"Unicode-3.0.txt": repository / "Sources/EmbeddedData/SymbolNames/LICENSE-UNICODE-3.0"})
talkback = re.search(r"google/talkback (\w+ \([0-9.]+\))", (repository / "Locales/TalkBack.defaults").read_text())[1]
apache, mit = {"Apache-2.0.txt": repository / "LICENSE"}, {"MIT.txt": own_texts / "MIT.txt"}
add("TalkBack", talkback, "Apache-2.0", "2015 The Android Open Source Project", TOOL,
    "its strings, changed in form only, and facts about its behaviour", apache)
add("AccessibilitySnapshot", "-", "Apache-2.0", "Square, Inc. and Block, Inc.", TOOL,
    "wording of VoiceOver that it records", apache)
add("OUDS for iOS, Android and Flutter", "-", "MIT", "Orange SA", TOOL, "strings of the code inputs that are modelled", mit)
add("OpenCCman", "-", "MIT", "gewill", TOOL, "facts from its recordings of VoiceOver", mit)

engine = output("pkg-config", "--modversion", "espeak-ng")
add("libespeak-ng", engine, "GPL-3.0-or-later", "Jonathan Duddington, Reece H. Dunn and others", WORKER,
    "the voice; linked dynamically, and not in this file", {"GPL-3.0.txt": own_texts / "GPL-3.0.txt"},
    f"pkg:generic/espeak-ng@{engine}")

# The notices.
licences.mkdir(parents=True)
lines = [
    f"# Licences of a11y-sim {version}",
    "",
    "a11y-sim is under the Apache License 2.0: see LICENSE.txt. It contains or uses what follows. The text of each licence is in",
    "the file that is named.",
    "",
]
for component in components:
    texts = ", ".join(component["texts"])
    lines += [
        f"## {component['name']} {component['version']}".rstrip(" -"),
        "",
        f"- In `{component['where']}`: {component['why']}.",
        f"- Copyright: {component['holder'].rstrip('.')}. Licence: {component['licence']} ({texts}).",
        "",
    ]
    for name, source in component["texts"].items():
        if not source.exists():
            fail(f"the licence of {component['name']} is missing: {source}", "install the package that has it")
        shutil.copyfile(source, licences / name)
lines += [
    "## espeak-ng-worker",
    "",
    "The source of this program is under the Apache License 2.0 and is in the folder worker-source, which says how to build it.",
    "The program links libespeak-ng. As a whole it is distributed under the GNU General Public License, version 3 or later",
    "(GPL-3.0.txt). `a11y-sim` does not link libespeak-ng: it starts this program and talks to it over a pipe.",
]
if any(component["name"] == "GNU C library" for component in components):
    lines += [
        "",
        "## To link another C library",
        "",
        f"`a11y-sim` contains the GNU C library. Its whole source is in a11y-sim-{version}-source.tar.gz, beside this file in the",
        "release. `Scripts/release` in it builds the program again, with the C library that is installed.",
    ]
(licences / "NOTICES.md").write_text("\n".join(lines) + "\n")
shutil.copyfile(repository / "LICENSE", licences / "LICENSE.txt")

# The bill of materials. Nothing in it depends on when or where it is written.
digest = hashlib.sha256(pathlib.Path(tool).read_bytes()).hexdigest()
reference = f"a11y-sim@{version}"


def licence(text):
    return [{"expression": text}] if " " in text else [{"license": {"id": text}}]


listed = []
for component in components:
    entry = {
        "type": "library" if component["purl"] else "data",
        "bom-ref": component["name"],
        "name": component["name"],
        "version": component["version"],
        "description": f"in {component['where']}: {component['why']}",
        "copyright": component["holder"],
        "licenses": licence(component["licence"]),
    }
    if component["purl"]:
        entry["purl"] = component["purl"]
    if component["version"] == "-":
        del entry["version"]
    listed.append(entry)
bill = {
    "bomFormat": "CycloneDX",
    "specVersion": "1.5",
    "version": 1,
    "metadata": {
        "timestamp": datetime.datetime.fromtimestamp(int(epoch), datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "component": {
            "type": "application",
            "bom-ref": reference,
            "name": "a11y-sim",
            "version": version,
            "licenses": [{"license": {"id": "Apache-2.0"}}],
            "hashes": [{"alg": "SHA-256", "content": digest}],
        },
    },
    "components": listed,
    "dependencies": [{"ref": reference, "dependsOn": [component["name"] for component in components]}],
}
pathlib.Path(sbom).write_text(json.dumps(bill, indent=2, ensure_ascii=False) + "\n")
