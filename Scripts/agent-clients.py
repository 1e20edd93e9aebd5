"""The conversation of Scripts/agent-clients: TOOL CAPTURES WORK [MODE]. Without a mode, the client is of version 1."""

import datetime
import json
import os
import shutil
import sys

import anyio
import jsonschema
import mcp

tool, captures, work = sys.argv[1:4]
mode = sys.argv[4] if len(sys.argv) > 4 else None
os.makedirs(work)
for name, path in {"one.json": "sign-in/idb.json", "old.xml": "sign-in/appium.xml", "new.xml": "build-2/appium.xml"}.items():
    shutil.copy(os.path.join(captures, path), os.path.join(work, name))
# A play that is still at work when it is cancelled.
with open(os.path.join(work, "long.yaml"), "w") as file:
    file.write("screen:\n")
    file.writelines(f"  - button: {{ label: Button number {n}, id: b{n} }}\n" for n in range(200))
    file.write("steps:\n  - appear\n")
    file.writelines("  - swipe: { direction: right, times: 190 }\n  - swipe: { direction: left, times: 190 }\n" for _ in range(52))

CALLS = [
    ("hear_screen", {"path": "one.json"}),
    ("hear_screen", {"path": "demo", "reader": "both", "limit": 3}),
    ("explain_utterance", {"path": "old.xml", "element": "1", "reader": "voiceover"}),
    ("audit_screen", {"path": "new.xml", "minSeverity": "info"}),
    ("compare_screens", {"before": "old.xml", "after": "new.xml"}),
    ("play_steps", {"path": "demo", "steps": ["appear", {"swipe": "right"}, "doubleTap"]}),
    ("write_scenario", {"file": "flows/a.yaml", "path": "old.xml", "expect": "all"}),
    ("write_scenario", {"file": "flows/a.yaml", "extend": True, "path": "new.xml", "steps": [{"swipe": "right"}]}),
    ("search_reference", {"query": "swipe", "topic": "steps"}),
]
FAULTY = [
    ("hear_screen", {"path": "missing.json"}),
    ("hear_screen", {}),
    ("write_scenario", {"file": "../a.yaml", "path": "old.xml"}),
]


def need(condition, text):
    if not condition:
        sys.exit(f"error: {mode or 'version 1'}: {text}")


def both(value, modern, earlier):
    """An attribute, whose name differs between the versions of the client."""
    return getattr(value, modern) if hasattr(value, modern) else getattr(value, earlier)


# What goes over the wire is kept, because a client does not show all of it.
with open(os.path.join(work, "serve"), "w") as file:
    file.write('tee in.log | "$1" mcp | tee out.log\n')
server = mcp.StdioServerParameters(command="sh", args=["serve", tool], cwd=work, env=dict(os.environ))


def wire(name):
    with open(os.path.join(work, name), encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.endswith("\n")]


async def converse(list_tools, call, cancelled):
    tools = (await list_tools()).tools
    schemas = {each.name: both(each, "output_schema", "outputSchema") for each in tools}
    need(len(schemas) == 7, f"there are {len(schemas)} tools instead of 7")
    for name, schema in schemas.items():
        jsonschema.Draft202012Validator.check_schema(schema)
        need(any(name == called for called, _ in CALLS), f"{name} is not called")
    for each in tools:
        jsonschema.Draft202012Validator.check_schema(both(each, "input_schema", "inputSchema"))
    for name, arguments in CALLS:
        answer = await call(name, arguments)
        text = answer.content[0].text
        need(not both(answer, "is_error", "isError"), f"{name} {arguments} fails: {text}")
        structured = both(answer, "structured_content", "structuredContent")
        need(isinstance(structured, dict) and structured, f"{name} has no structured content")
        jsonschema.Draft202012Validator(schemas[name]).validate(structured)
        need(text.strip(), f"{name} has no text")
    for name, arguments in FAULTY:
        answer = await call(name, arguments)
        need(both(answer, "is_error", "isError"), f"{name} {arguments} is no error")
        need(answer.content[0].text, f"the error of {name} has no text")
    await cancelled("play_steps", {"path": "long.yaml"})
    answer = await call("hear_screen", {"path": "one.json"})
    need("Sign in, button" in answer.content[0].text, "nothing is heard after a cancelled call")


def check_wire():
    asked = [line["id"] for line in wire("in.log") if line.get("method") == "tools/call"
             and line["params"].get("arguments", {}).get("path") == "long.yaml"]
    ended = [line["params"]["requestId"] for line in wire("in.log") if line.get("method") == "notifications/cancelled"]
    need(len(asked) == 1 and ended == asked, f"cancelled is {ended} instead of {asked}")
    answered = [line.get("id") for line in wire("out.log")]
    need(asked[0] not in answered, "a cancelled call is answered")
    need(answered[-1] != asked[0] and len(answered) > len(CALLS) + len(FAULTY), "answers are missing")


async def newer():
    async with mcp.Client(mcp.stdio_client(server), mode=mode) as client:
        spoken = client.protocol_version

        async def cancelled(name, arguments):
            # The client sends the cancellation when it has waited long enough.
            try:
                await client.call_tool(name, arguments, read_timeout_seconds=0.05)
            except mcp.MCPError:
                return
            need(False, "the long call was answered before it was cancelled")

        await converse(client.list_tools, client.call_tool, cancelled)
    need((spoken == "2026-07-28") == (mode != "legacy"), f"the version is {spoken}")
    return spoken


async def earlier():
    from mcp import types

    async with mcp.stdio_client(server) as (reading, writing), mcp.ClientSession(reading, writing) as session:
        spoken = (await session.initialize()).protocolVersion

        async def cancelled(name, arguments):
            # This client gives up silently, so the cancellation is sent by hand.
            number = session._request_id
            try:
                await session.call_tool(name, arguments, read_timeout_seconds=datetime.timedelta(seconds=0.05))
                need(False, "the long call was answered before it was cancelled")
            except mcp.McpError:
                pass
            params = types.CancelledNotificationParams(requestId=number, reason="not needed")
            note = types.CancelledNotification(method="notifications/cancelled", params=params)
            await session.send_notification(types.ClientNotification(note))

        await converse(session.list_tools, session.call_tool, cancelled)
    return spoken


spoken = anyio.run(newer if mode else earlier)
check_wire()
print(f"client {'2.3, mode ' + mode if mode else '1.26'}: speaks {spoken}; 7 tools, {len(CALLS)} answers that fit their"
      f" schemas, {len(FAULTY)} errors, 1 cancellation", flush=True)
