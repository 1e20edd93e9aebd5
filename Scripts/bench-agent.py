"""The figures of Scripts/bench-agent: TOOL CONFIGURATION [CALLS]."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

tool, configuration = sys.argv[1:3]
total = int(sys.argv[3]) if len(sys.argv) > 3 else 10_000
missed = []


def goal(name, value, limit, unit, is_judged=True):
    figure = f"{value:.1f}" if isinstance(value, float) else str(value)
    print(f"{name}: {figure} {unit} (goal: under {limit} {unit}{'' if is_judged else ', not judged here'})", flush=True)
    if is_judged and value >= limit:
        missed.append(name)


class Server:
    def __init__(self, folder):
        self.process = subprocess.Popen(
            [tool, "mcp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.number = 0

    def ask(self, method, **params):
        self.number += 1
        message = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        answer = json.loads(line)
        if answer.get("id") != self.number or "result" not in answer or answer["result"].get("isError"):
            sys.exit(f"error: {method} is answered with {line[:300]}")
        return line, answer["result"]

    def hear(self, path):
        return self.ask("tools/call", name="hear_screen", arguments={"path": path})

    def memory(self):
        """The resident memory in megabytes."""
        return int(subprocess.check_output(["ps", "-o", "rss=", "-p", str(self.process.pid)])) / 1024

    def end(self):
        """Ends the server, and returns the seconds of the processor that it used."""
        self.process.stdin.close()
        _, status, usage = os.wait4(self.process.pid, 0)
        self.process.returncode = os.waitstatus_to_exitcode(status)
        if self.process.returncode != 0:
            sys.exit(f"error: the server ends with {self.process.returncode}")
        return usage.ru_utime + usage.ru_stime


with tempfile.TemporaryDirectory() as folder:
    with open(os.path.join(folder, "long.yaml"), "w", encoding="utf-8") as file:
        file.write("screen:\n")
        file.writelines(f"  - button: {{ label: Button number {n}, id: b{n} }}\n" for n in range(1, 201))
        file.write("steps: [ appear ]\n")

    is_release = configuration == "release"
    walls, seconds = [], []
    for _ in range(20):
        start = time.monotonic()
        server = Server(folder)
        server.ask("initialize", protocolVersion="2025-11-25", capabilities={})
        walls.append(time.monotonic() - start)
        seconds.append(server.end())
    goal("first answer after the start, median of 20", statistics.median(walls) * 1000, 50, "ms", is_judged=False)
    goal("the processor's time of it", statistics.median(seconds) * 1000, 50, "ms", is_release)

    server = Server(folder)
    goal("tools/list", len(server.ask("tools/list")[0]), 12_500, "characters")
    result = server.hear("long.yaml")[1]
    goal("hear_screen of 200 elements, text", len(result["content"][0]["text"]), 6_000, "characters")
    structured = json.dumps(result["structuredContent"], ensure_ascii=False, separators=(",", ":"))
    goal("hear_screen of 200 elements, structured", len(structured), 6_000, "characters")
    server.end()

    # The difference between many calls and few has neither the start nor what is read once.
    used = []
    for count in (10, 60):
        server = Server(folder)
        for _ in range(count):
            server.hear("long.yaml")
        used.append(server.end())
    goal("the processor's time of hear_screen of 200 elements", (used[1] - used[0]) / 50 * 1000, 20, "ms", is_release)

    server = Server(folder)
    early = 0.0
    for call in range(1, total + 1):
        server.hear("demo")
        if call == total // 10:
            early = server.memory()
    late = server.memory()
    server.end()
    print(f"memory after {total // 10} calls: {early:.1f} MB, after {total}: {late:.1f} MB")
    goal("growth of the memory over the rest of the calls", (late / early - 1) * 100, 5, "%")

if missed:
    sys.exit("error: missed: " + "; ".join(missed))
